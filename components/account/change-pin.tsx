'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { EntryForm } from '@/components/shell/entry-form';
import { LateDialog } from '@/components/shell/late-dialog';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { callApi } from '@/lib/api/call-api';
import { OwnPinField } from './own-pin-field';

export function ChangePin() {
  const t = useTranslations('account');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('changePin')}</Button>
      <LateDialog open={open} onClose={close} title={t('changeYourPin')} description={t('changeYourPinWhat')}>
        <ChangeForm onCancel={close} />
      </LateDialog>
    </>
  );
}

function ChangeForm({ onCancel }: { onCancel: () => void }) {
  const t = useTranslations('account');
  const [pin, setPin] = useState('');
  const [newPin, setNewPin] = useState('');
  const [again, setAgain] = useState('');
  const [differs, setDiffers] = useState(false);
  const save = useMutation({
    mutationFn: () => callApi('POST /api/auth/pin', { body: { pin, newPin } }),
    onSuccess: () => window.location.assign('/sign-in?next=/account&error=pin_changed'),
  });
  const isReady = () => {
    setDiffers(newPin !== again);
    return newPin === again;
  };
  return (
    <EntryForm
      save={save}
      isReady={isReady}
      names={['pin', 'newPin']}
      submit={t('changeIt')}
      onCancel={onCancel}
    >
      {(faultOf) => (
        <>
          <OwnPinField value={pin} onChange={setPin} error={faultOf('pin')} />
          <NewPinField label={t('newPin')} value={newPin} onChange={setNewPin} error={faultOf('newPin')}>
            {t('newPinHint')}
          </NewPinField>
          <NewPinField
            label={t('newPinAgain')}
            value={again}
            onChange={setAgain}
            error={differs && newPin !== again ? t('newPinDiffers') : undefined}
          />
        </>
      )}
    </EntryForm>
  );
}

function NewPinField({
  label,
  value,
  onChange,
  error,
  children,
}: {
  label: string;
  value: string;
  onChange: (pin: string) => void;
  error: string | undefined;
  children?: string;
}) {
  return (
    <Field label={label} hint={children} error={error}>
      {(wiring) => (
        <Input
          {...wiring}
          type="password"
          required
          maxLength={12}
          inputMode="numeric"
          autoComplete="new-password"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
