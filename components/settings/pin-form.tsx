'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { EntryForm } from '@/components/shell/entry-form';
import { useSave } from '@/components/shell/use-save';
import { callApi } from '@/lib/api/call-api';
import type { User } from '@/lib/settings/contract';
import { PinField } from './pin-field';

export function PinForm({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useTranslations('users');
  const [pin, setPin] = useState('');
  const save = useSave(
    () => callApi('PUT /api/settings/users/:id', { params: { id: user.id }, body: { pin } }),
    { done: t('newPin', { name: user.name }), failed: null, onDone: onClose },
  );
  return (
    <EntryForm save={save} names={['pin']} submit={t('setPin')} onCancel={onClose}>
      {(faultOf) => <PinField value={pin} onChange={setPin} error={faultOf('pin')} />}
    </EntryForm>
  );
}
