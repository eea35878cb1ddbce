'use client';

import { KeyRound } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { EntryForm } from '@/components/shell/entry-form';
import { LateDialog } from '@/components/shell/late-dialog';
import { usePasskeySupport } from '@/components/shell/use-passkey-support';
import { useSave } from '@/components/shell/use-save';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { describeDevice } from './describe-device';
import { makePasskey } from './make-passkey';
import { OwnPinField } from './own-pin-field';

interface Props {
  /** Where they are taken. */
  origin: string;
  needsCode: boolean;
  /** Nothing else may be done before; then the way leads on. */
  isAwaited: boolean;
}

export function AddPasskey({ origin, needsCode, isAwaited }: Props) {
  const t = useTranslations('account');
  const router = useRouter();
  const support = usePasskeySupport(origin);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (support === 'no_browser') return <p className="text-soft">{t('passkeysNotHere')}</p>;
  if (support === 'other_address')
    return (
      <p className="max-w-xs text-soft">
        {t.rich('passkeysElsewhere', {
          origin,
          link: (words) => (
            <a href={`${origin}/account`} className="break-all text-accent underline underline-offset-2">
              {words}
            </a>
          ),
        })}
      </p>
    );
  return (
    <>
      <Button disabled={support === 'asking'} onClick={() => setOpen(true)}>
        <KeyRound aria-hidden />
        {t('addPasskey')}
      </Button>
      <LateDialog open={open} onClose={close} title={t('addPasskey')}>
        <AddForm
          needsCode={needsCode}
          onCancel={close}
          onAdded={() => {
            close();
            if (isAwaited) router.push('/review');
          }}
        />
      </LateDialog>
    </>
  );
}

function AddForm({
  needsCode,
  onCancel,
  onAdded,
}: {
  needsCode: boolean;
  onCancel: () => void;
  onAdded: () => void;
}) {
  const t = useTranslations('account');
  const [name, setName] = useState(() =>
    describeDevice({ kind: 'BROWSER', userAgent: window.navigator.userAgent }, t),
  );
  const [pin, setPin] = useState('');
  const [code, setCode] = useState('');
  const save = useSave(() => makePasskey({ name: name.trim(), pin, ...(needsCode ? { code } : {}) }, t), {
    done: t('passkeyAdded'),
    failed: null,
    onDone: onAdded,
  });
  return (
    <EntryForm
      save={save}
      names={['name', 'pin', 'code']}
      submit={t('addIt')}
      submitting={t('waitingForDevice')}
      onCancel={onCancel}
    >
      {(faultOf) => (
        <>
          <p className="text-soft">{t('passkeysWhere')}</p>
          <PasskeyNameField value={name} onChange={setName} error={faultOf('name')} />
          <OwnPinField value={pin} onChange={setPin} error={faultOf('pin')} />
          {needsCode ? (
            <Field label={t('code')} hint={t('codeOfYourApp')} error={faultOf('code')}>
              {(wiring) => (
                <Input
                  {...wiring}
                  required
                  maxLength={64}
                  autoComplete="one-time-code"
                  spellCheck={false}
                  value={code}
                  onChange={(event) => setCode(event.target.value)}
                  className="font-mono"
                />
              )}
            </Field>
          ) : null}
        </>
      )}
    </EntryForm>
  );
}

export function PasskeyNameField({
  value,
  onChange,
  error,
}: {
  value: string;
  onChange: (name: string) => void;
  error: string | undefined;
}) {
  const t = useTranslations('account');
  return (
    <Field label={t('name')} hint={t('passkeyNameHint')} error={error}>
      {(wiring) => (
        <Input
          {...wiring}
          required
          maxLength={100}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
