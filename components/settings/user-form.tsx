'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { EntryForm } from '@/components/shell/entry-form';
import { useSave } from '@/components/shell/use-save';
import { Field } from '@/components/ui/field';
import { Input, Select } from '@/components/ui/input';
import { callApi, newIdempotencyKey } from '@/lib/api/call-api';
import { type Role, roles } from '@/lib/permissions';
import type { User } from '@/lib/settings/contract';
import { PinField } from './pin-field';

/** A new person, or the name and role of one that is there. */
export function UserForm({ user, onClose }: { user?: User; onClose: () => void }) {
  const t = useTranslations('users');
  const tShell = useTranslations('shell');
  const tSettings = useTranslations('settings');
  const [name, setName] = useState(user?.name ?? '');
  const [username, setUsername] = useState('');
  const [role, setRole] = useState<Role>(user?.role ?? 'clerk');
  const [pin, setPin] = useState('');
  const [idempotencyKey] = useState(newIdempotencyKey);
  const save = useSave(
    () =>
      user
        ? callApi('PUT /api/settings/users/:id', { params: { id: user.id }, body: { name, role } })
        : callApi('POST /api/settings/users', {
            body: { name, username: username.trim(), role, pin },
            idempotencyKey,
          }),
    { done: tSettings(user ? 'changed' : 'added', { name }), failed: null, onDone: onClose },
  );
  return (
    <EntryForm
      save={save}
      names={['name', 'username', 'role', 'pin']}
      submit={user ? tShell('save') : t('addUser')}
      onCancel={onClose}
    >
      {(faultOf) => (
        <>
          <Field label={tSettings('name')} error={faultOf('name')}>
            {(wiring) => (
              <Input
                {...wiring}
                required
                maxLength={200}
                autoComplete="off"
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
          {user ? null : (
            <Field label={t('signsInAs')} error={faultOf('username')}>
              {(wiring) => (
                <Input
                  {...wiring}
                  required
                  maxLength={100}
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  value={username}
                  onChange={(event) => setUsername(event.target.value)}
                  className="font-mono"
                />
              )}
            </Field>
          )}
          <Field label={t('role')} error={faultOf('role')}>
            {(wiring) => (
              <Select
                {...wiring}
                value={role}
                onChange={(event) => setRole(roles.find((each) => each === event.target.value) ?? 'clerk')}
              >
                {roles.map((each) => (
                  <option key={each} value={each}>
                    {t(`role_${each}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {user ? null : <PinField value={pin} onChange={setPin} error={faultOf('pin')} />}
        </>
      )}
    </EntryForm>
  );
}
