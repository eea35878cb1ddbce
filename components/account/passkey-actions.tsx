'use client';

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
  const [dialog, show] = useState<'name' | 'remove' | null>(null);
  const close = () => show(null);
  return (
    <div className="flex justify-end gap-2 @max-2xl:justify-start @max-2xl:pt-1">
      <Button size="small" aria-label={`Rename ${passkey.name}`} onClick={() => show('name')}>
        Rename
      </Button>
      <Button size="small" tone="danger" aria-label={`Remove ${passkey.name}`} onClick={() => show('remove')}>
        Remove
      </Button>
      <LateDialog open={dialog === 'name'} onClose={close} title="Rename the passkey">
        <RenameForm passkey={passkey} onClose={close} />
      </LateDialog>
      <LateDialog
        open={dialog === 'remove'}
        onClose={close}
        title="Remove the passkey?"
        description={
          <>
            <span className="break-words">“{passkey.name}”</span> signs nobody in any more. Was the device
            lost or stolen, sign it out below as well.
            {isLastFactor
              ? ' Managers need a second factor here: right after, only this page is open to you until you set up another.'
              : ''}
          </>
        }
      >
        <RemoveForm passkey={passkey} onClose={close} />
      </LateDialog>
    </div>
  );
}

function RenameForm({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const [name, setName] = useState(passkey.name);
  const save = useSave(
    () => callApi('PUT /api/auth/passkeys/:id', { params: { id: passkey.id }, body: { name: name.trim() } }),
    { done: 'The passkey is renamed', failed: null, onDone: onClose },
  );
  return (
    <EntryForm save={save} names={['name']} submit="Save" onCancel={onClose}>
      {(faultOf) => <PasskeyNameField value={name} onChange={setName} error={faultOf('name')} />}
    </EntryForm>
  );
}

function RemoveForm({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const [pin, setPin] = useState('');
  const save = useSave(
    () => callApi('POST /api/auth/passkeys/:id/remove', { params: { id: passkey.id }, body: { pin } }),
    { done: 'The passkey is removed', failed: null, onDone: onClose },
  );
  return (
    <EntryForm save={save} names={['pin']} submit="Remove it" onCancel={onClose}>
      {(faultOf) => <OwnPinField value={pin} onChange={setPin} error={faultOf('pin')} />}
    </EntryForm>
  );
}
