'use client';

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
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button tone="danger" onClick={() => setOpen(true)}>
        Turn off
      </Button>
      <LateDialog
        open={open}
        onClose={close}
        title="Turn the second factor off?"
        description={
          isNeeded
            ? 'Managers need one here: right after, only this page is open to you until you set up another.'
            : 'The PIN alone signs you in then. The app’s entry and the recovery codes are of no use any more.'
        }
      >
        <TurnOffForm onClose={close} />
      </LateDialog>
    </>
  );
}

function TurnOffForm({ onClose }: { onClose: () => void }) {
  const [pin, setPin] = useState('');
  const [code, setCode] = useState('');
  const save = useSave(() => callApi('POST /api/auth/second-factor/turn-off', { body: { pin, code } }), {
    done: 'The second factor is off',
    failed: null,
    onDone: onClose,
  });
  return (
    <EntryForm save={save} names={['pin', 'code']} submit="Turn it off" onCancel={onClose}>
      {(faultOf) => (
        <>
          <OwnPinField value={pin} onChange={setPin} error={faultOf('pin')} />
          <Field label="Code" hint="Of the app, or a recovery code." error={faultOf('code')}>
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
