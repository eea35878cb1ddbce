import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

/** What is asked for after the PIN of somebody with a second factor. */
export function CodeStep() {
  const t = useTranslations('signIn');
  const [isRecovery, setRecovery] = useState(false);
  return (
    <>
      {isRecovery ? (
        <CodeField
          key="recovery"
          label={t('recoveryCode')}
          hint={t('recoveryHint')}
          autoComplete="off"
          autoCapitalize="characters"
        />
      ) : (
        <CodeField
          key="app"
          label={t('code')}
          hint={t('codeHint')}
          autoComplete="one-time-code"
          inputMode="numeric"
        />
      )}
      <label className="flex min-h-6 items-center gap-2 touch:min-h-11">
        <input type="checkbox" name="trust" value="true" className="size-4 shrink-0 accent-accent" />
        {t('trustBrowser')}
      </label>
      <Button
        tone="quiet"
        size="small"
        className="-my-2 justify-self-start"
        onClick={() => setRecovery(!isRecovery)}
      >
        {t(isRecovery ? 'useAppCode' : 'useRecoveryCode')}
      </Button>
    </>
  );
}

function CodeField({
  label,
  hint,
  ...rest
}: {
  label: string;
  hint: string;
  autoComplete: string;
  autoCapitalize?: string;
  inputMode?: 'numeric';
}) {
  return (
    <Field label={label} hint={hint}>
      {(wiring) => (
        <Input
          {...wiring}
          {...rest}
          name="code"
          required
          autoFocus
          spellCheck={false}
          className="font-mono"
        />
      )}
    </Field>
  );
}
