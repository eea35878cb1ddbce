'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSave } from '@/components/shell/use-save';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/input';
import { type Answer, callApi } from '@/lib/api/call-api';
import { SettingsForm } from './settings-form';

type Choices = Pick<Answer<'GET /api/settings/tenant'>, 'readsErpCustomers' | 'readsErpProducts' | 'erpWins'>;

const fields = [
  { name: 'readsErpProducts', off: 'onlyAsked', on: 'everyNight' },
  { name: 'readsErpCustomers', off: 'onlyAsked', on: 'everyNight' },
  { name: 'erpWins', off: 'staysHere', on: 'erpWins' },
] as const;

/** What is read from the ERP every night, and who wins. Only what was changed is sent. */
export function ErpNightlyForm({ settings }: { settings: Choices }) {
  const t = useTranslations('erp');
  const [changes, setChanges] = useState<Partial<Choices>>({});
  const values = { ...settings, ...changes };
  const save = useSave(() => callApi('PUT /api/settings/tenant', { body: changes }), {
    done: t('nightlySaved'),
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
          {fields.map(({ name, off, on }) => (
            <Field key={name} label={t(`nightly_${name}`)} hint={t(`hint_${name}`)} error={faultOf(name)}>
              {(wiring) => (
                <Select
                  {...wiring}
                  value={String(values[name])}
                  onChange={({ target }) => setChanges({ ...changes, [name]: target.value === 'true' })}
                >
                  <option value="false">{t(off)}</option>
                  <option value="true">{t(on)}</option>
                </Select>
              )}
            </Field>
          ))}
        </div>
      )}
    </SettingsForm>
  );
}
