import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

/** Typed in the clear: a manager reads it out to the person it is for. */
export function PinField({
  value,
  onChange,
  error,
}: {
  value: string;
  onChange: (pin: string) => void;
  error: string | undefined;
}) {
  return (
    <Field label="PIN" hint="4 to 12 digits. It cannot be looked up later." error={error}>
      {(wiring) => (
        <Input
          {...wiring}
          required
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="font-mono"
        />
      )}
    </Field>
  );
}
