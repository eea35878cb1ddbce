import { clsx } from 'clsx';
import { Field } from '@/components/ui/field';
import { Input, Select } from '@/components/ui/input';
import { parseDecimal } from './formats';

export interface TextField<Name extends string> {
  name: Name;
  label: string;
  hint?: string;
  required?: true;
  numeric?: true;
  mono?: true;
  /** Takes the whole width. */
  wide?: true;
  /** To be read, and not changed. */
  fixed?: true;
  /** One of these is chosen instead of typed. */
  options?: readonly { value: string; label: string }[];
}

/** What has been typed so far; fields nobody touched are absent. */
export type Typed<Name extends string> = Partial<Record<Name, string>>;

/** A form's fields in two columns. */
export function TextFields<Name extends string>({
  fields,
  shown,
  onType,
  faultOf,
}: {
  fields: readonly TextField<Name>[];
  shown: (name: Name) => string;
  onType: (name: Name, text: string) => void;
  faultOf: (name: Name) => string | undefined;
}) {
  return (
    <div className="grid grid-cols-2 gap-3">
      {fields.map(({ name, label, hint, required, numeric, mono, wide, fixed, options }) => (
        <div key={name} className={wide ? 'col-span-2' : undefined}>
          <Field label={label} hint={hint} error={faultOf(name)}>
            {(wiring) =>
              options ? (
                <Select
                  {...wiring}
                  name={name}
                  value={shown(name)}
                  onChange={(event) => onType(name, event.target.value)}
                >
                  {options.map(({ value, label: text }) => (
                    <option key={value} value={value}>
                      {text}
                    </option>
                  ))}
                </Select>
              ) : (
                <Input
                  {...wiring}
                  name={name}
                  required={required}
                  readOnly={fixed}
                  {...(numeric ? { inputMode: 'decimal' as const } : {})}
                  autoComplete="off"
                  dir="auto"
                  value={shown(name)}
                  onChange={(event) => onType(name, event.target.value)}
                  className={clsx(mono && 'font-mono', fixed && 'bg-sunken text-soft')}
                />
              )
            }
          </Field>
        </div>
      ))}
    </div>
  );
}

/** Whether a field that should hold a number does not. */
export function isNoNumber<Name extends string>(
  { name, numeric }: TextField<Name>,
  typed: Typed<Name>,
): boolean {
  const text = typed[name]?.trim() ?? '';
  return numeric === true && text !== '' && parseDecimal(text) === null;
}
