'use client';

import { useState } from 'react';
import { useSave } from '@/components/shell/use-save';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/input';
import { type Answer, callApi } from '@/lib/api/call-api';
import { SettingsForm } from './settings-form';

type Choices = Pick<Answer<'GET /api/settings/tenant'>, 'readsErpCustomers' | 'readsErpProducts' | 'erpWins'>;

const fields: readonly {
  name: keyof Choices;
  label: string;
  hint: string;
  off: string;
  on: string;
}[] = [
  {
    name: 'readsErpProducts',
    label: 'Products and their prices',
    hint: 'New ones and what differs, by the columns that you last confirmed.',
    off: 'Only when you ask for it',
    on: 'Every night',
  },
  {
    name: 'readsErpCustomers',
    label: 'Customers',
    hint: 'Names, numbers, price tiers and credit, as your ERP has them.',
    off: 'Only when you ask for it',
    on: 'Every night',
  },
  {
    name: 'erpWins',
    label: 'What people changed here',
    hint: 'Where it stays, the ERP fills in only what nobody here has changed since it last said so.',
    off: 'Stays as it is here',
    on: 'The ERP wins',
  },
];

/** What is read from the ERP every night, and who wins. Only what was changed is sent. */
export function ErpNightlyForm({ settings }: { settings: Choices }) {
  const [changes, setChanges] = useState<Partial<Choices>>({});
  const values = { ...settings, ...changes };
  const save = useSave(() => callApi('PUT /api/settings/tenant', { body: changes }), {
    done: 'What is read every night is saved',
    failed: null,
    onDone: () => setChanges({}),
  });
  return (
    <SettingsForm
      save={save}
      names={fields.map(({ name }) => name)}
      isUnchanged={Object.keys(changes).length === 0}
    >
      {(faultOf) => (
        <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {fields.map(({ name, label, hint, off, on }) => (
            <Field key={name} label={label} hint={hint} error={faultOf(name)}>
              {(wiring) => (
                <Select
                  {...wiring}
                  value={String(values[name])}
                  onChange={({ target }) => setChanges({ ...changes, [name]: target.value === 'true' })}
                >
                  <option value="false">{off}</option>
                  <option value="true">{on}</option>
                </Select>
              )}
            </Field>
          ))}
        </div>
      )}
    </SettingsForm>
  );
}
