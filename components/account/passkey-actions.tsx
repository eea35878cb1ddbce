'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { EntryForm } from '@/components/shell/entry-form';
import { LateDialog } from '@/components/shell/late-dialog';
import { useSave } from '@/components/shell/use-save';
import { Button } from '@/components/ui/button';
import { callApi } from '@/lib/api/call-api';
import type { Passkey } from '@/lib/auth/passkey-contract';
import { PasskeyNameField } from './add-passkey';
import { OwnPinField } from './own-pin-field';

export function PasskeyActions({ passkey, isLastFactor }: { passkey: Passkey; isLastFactor: boolean }) {
  const t = useTranslations('account');
  const [dialog, show] = useState<'name' | 'remove' | null>(null);
  const close = () => show(null);
  return (
    <div className="flex justify-end gap-2 @max-2xl:justify-start @max-2xl:pt-1">
      <Button size="small" aria-label={t('renameNamed', { name: passkey.name })} onClick={() => show('name')}>
        {t('rename')}
      </Button>
      <Button
        size="small"
        tone="danger"
        aria-label={t('removeNamed', { name: passkey.name })}
        onClick={() => show('remove')}
      >
        {t('remove')}
      </Button>
      <LateDialog open={dialog === 'name'} onClose={close} title={t('renamePasskey')}>
        <RenameForm passkey={passkey} onClose={close} />
      </LateDialog>
      <LateDialog
        open={dialog === 'remove'}
        onClose={close}
        title={t('removePasskey')}
        description={
          <>
            {t.rich('removePasskeyWhat', {
              name: passkey.name,
              quoted: (words) => <span className="break-words">{words}</span>,
            })}
            {isLastFactor ? ` ${t('removePasskeyNext')}` : ''}
          </>
        }
      >
        <RemoveForm passkey={passkey} onClose={close} />
      </LateDialog>
    </div>
  );
}

function RenameForm({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useTranslations('account');
  const [name, setName] = useState(passkey.name);
  const save = useSave(
    () => callApi('PUT /api/auth/passkeys/:id', { params: { id: passkey.id }, body: { name: name.trim() } }),
    { done: t('passkeyRenamed'), failed: null, onDone: onClose },
  );
  return (
    <EntryForm save={save} names={['name']} submit={t('save')} onCancel={onClose}>
      {(faultOf) => <PasskeyNameField value={name} onChange={setName} error={faultOf('name')} />}
    </EntryForm>
  );
}

function RemoveForm({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useTranslations('account');
  const [pin, setPin] = useState('');
  const save = useSave(
    () => callApi('POST /api/auth/passkeys/:id/remove', { params: { id: passkey.id }, body: { pin } }),
    { done: t('passkeyRemoved'), failed: null, onDone: onClose },
  );
  return (
    <EntryForm save={save} names={['pin']} submit={t('removeIt')} onCancel={onClose}>
      {(faultOf) => <OwnPinField value={pin} onChange={setPin} error={faultOf('pin')} />}
    </EntryForm>
  );
}
