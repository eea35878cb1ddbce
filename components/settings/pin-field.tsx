import { useTranslations } from 'next-intl';
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
  const t = useTranslations('users');
  return (
    <Field label={t('pin')} hint={t('pinHint')} error={error}>
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
