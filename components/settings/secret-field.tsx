'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

/** A secret that goes in and never comes out again; one that is stored can be taken away where `onRemove` is given. */
export function SecretField({
  label,
  hint,
  isStored,
  value,
  error,
  onChange,
  removal,
}: {
  label: string;
  /** While none is stored. */
  hint: string;
  isStored: boolean;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  removal?: { words: string; isChosen: boolean; onChange: (isChosen: boolean) => void };
}) {
  const t = useTranslations('settings');
  const isLeaving = isStored && removal?.isChosen === true;
  return (
    <div className="grid gap-2">
      <Field label={label} hint={isStored ? t('secretStored') : hint} error={error}>
        {(wiring) => (
          <Input
            {...wiring}
            type="password"
            autoComplete="new-password"
            maxLength={1000}
            disabled={isLeaving}
            {...(isStored ? { placeholder: t('secretPlaceholder') } : {})}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      {isStored && removal ? (
        <label className="flex min-h-6 items-center gap-2 touch:min-h-11">
          <input
            type="checkbox"
            className="size-4 accent-accent"
            checked={removal.isChosen}
            onChange={(event) => removal.onChange(event.target.checked)}
          />
          {removal.words}
        </label>
      ) : null}
    </div>
  );
}
