import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

/** One's own PIN, asked for again. */
export function OwnPinField({
  value,
  onChange,
  error,
}: {
  value: string;
  onChange: (pin: string) => void;
  error: string | undefined;
}) {
  const t = useTranslations('account');
  return (
    <Field label={t('yourPin')} error={error}>
      {(wiring) => (
        <Input
          {...wiring}
          type="password"
          required
          maxLength={64}
          inputMode="numeric"
          autoComplete="current-password"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
