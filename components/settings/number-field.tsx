import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

interface Words {
  label: string;
  hint: string;
  error: string | undefined;
  min: number;
  max: number;
}

/** A whole number of the settings. Emptied, it is not a number, and the form is not sent. */
export function NumberField({
  value,
  onChange,
  ...words
}: Words & { value: number; onChange: (value: number) => void }) {
  const shown = Number.isNaN(value) ? '' : value;
  return (
    <NumberInput
      {...words}
      isNeeded
      value={shown}
      onChange={({ valueAsNumber }) => onChange(valueAsNumber)}
    />
  );
}

/** The same where nothing is a value too: empty is `null`. */
export function OptionalNumberField({
  value,
  onChange,
  ...words
}: Words & { value: number | null; onChange: (value: number | null) => void }) {
  return (
    <NumberInput
      {...words}
      isNeeded={false}
      value={value ?? ''}
      onChange={(input) => onChange(input.value === '' ? null : input.valueAsNumber)}
    />
  );
}

function NumberInput({
  label,
  hint,
  error,
  isNeeded,
  onChange,
  ...input
}: Words & { isNeeded: boolean; value: number | ''; onChange: (input: HTMLInputElement) => void }) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <Input
          {...wiring}
          {...input}
          type="number"
          required={isNeeded}
          step={1}
          onChange={({ target }) => onChange(target)}
        />
      )}
    </Field>
  );
}
