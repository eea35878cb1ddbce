'use client';

import { type FormEvent, useState } from 'react';
import { formFaults } from '@/components/shell/form-faults';
import { useSave } from '@/components/shell/use-save';
import { Button } from '@/components/ui/button';
import { DialogActions } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { callApi } from '@/lib/http/call-api';
import type { User } from '@/lib/settings/contract';
import { PinField } from './pin-field';

export function PinForm({ user, onClose }: { user: User; onClose: () => void }) {
  const [pin, setPin] = useState('');
  const { mutate, isPending, error } = useSave(
    () => callApi('PUT /api/settings/users/:id', { params: { id: user.id }, body: { pin } }),
    { done: `${user.name} has a new PIN`, failed: null, onDone: onClose },
  );
  const faults = formFaults(error, ['pin']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      {faults.general ? (
        <Notice tone="bad" alert>
          {faults.general}
        </Notice>
      ) : null}
      <PinField value={pin} onChange={setPin} error={faults.of('pin')} />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" tone="primary" disabled={isPending}>
          Set the PIN
        </Button>
      </DialogActions>
    </form>
  );
}
