'use client';

import { useState } from 'react';
import { EntryForm } from '@/components/shell/entry-form';
import { useSave } from '@/components/shell/use-save';
import { callApi } from '@/lib/api/call-api';
import type { User } from '@/lib/settings/contract';
import { PinField } from './pin-field';

export function PinForm({ user, onClose }: { user: User; onClose: () => void }) {
  const [pin, setPin] = useState('');
  const save = useSave(
    () => callApi('PUT /api/settings/users/:id', { params: { id: user.id }, body: { pin } }),
    { done: `${user.name} has a new PIN`, failed: null, onDone: onClose },
  );
  return (
    <EntryForm save={save} names={['pin']} submit="Set the PIN" onCancel={onClose}>
      {(faultOf) => <PinField value={pin} onChange={setPin} error={faultOf('pin')} />}
    </EntryForm>
  );
}
