'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { EntryForm } from '@/components/shell/entry-form';
import { LateDialog } from '@/components/shell/late-dialog';
import { useSave } from '@/components/shell/use-save';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { callApi } from '@/lib/api/call-api';
import { OwnPinField } from './own-pin-field';

export function TurnOffFactor({ isNeeded }: { isNeeded: boolean }) {
  const t = useTranslations('account');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button tone="danger" onClick={() => setOpen(true)}>
        {t('turnOff')}
      </Button>
      <LateDialog
        open={open}
        onClose={close}
        title={t('turnOffAsk')}
        description={t(isNeeded ? 'needsAnother' : 'turnOffWhat')}
      >
        <TurnOffForm onClose={close} />
      </LateDialog>
    </>
  );
}

function TurnOffForm({ onClose }: { onClose: () => void }) {
  const t = useTranslations('account');
  const [pin, setPin] = useState('');
  const [code, setCode] = useState('');
  const save = useSave(() => callApi('POST /api/auth/second-factor/turn-off', { body: { pin, code } }), {
    done: t('factorIsOff'),
    failed: null,
    onDone: onClose,
  });
  return (
    <EntryForm save={save} names={['pin', 'code']} submit={t('turnItOff')} onCancel={onClose}>
      {(faultOf) => (
        <>
          <OwnPinField value={pin} onChange={setPin} error={faultOf('pin')} />
          <Field label={t('code')} hint={t('codeOfApp')} error={faultOf('code')}>
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
        </>
      )}
    </EntryForm>
  );
}
