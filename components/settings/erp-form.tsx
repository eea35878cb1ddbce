'use client';

import { type FormEvent, useState } from 'react';
import { formFaults } from '@/components/shell/form-faults';
import { useSave } from '@/components/shell/use-save';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input, Select } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { callApi } from '@/lib/http/call-api';
import type { ErpSettings } from '@/lib/settings/contract';
import { erpBodyOf, erpFields, erpTypes, erpValuesOf } from './erp-fields';

export function ErpForm({ settings }: { settings: ErpSettings }) {
  const [type, setType] = useState(settings.type ?? 'erp_evolution');
  const [values, setValues] = useState(() => erpValuesOf(settings));
  const fields = erpFields[type];
  const { mutate, isPending, error } = useSave(
    () => callApi('PUT /api/settings/erp', { body: erpBodyOf(type, values) }),
    {
      done: 'The ERP settings are saved',
      failed: null,
      onDone: () => setValues(({ agentPassword: _, secret: __, ...shown }) => shown),
    },
  );
  const faults = formFaults(
    error,
    fields.map(({ name }) => name),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <form
      onSubmit={submit}
      autoComplete="off"
      className="grid gap-4 rounded-lg border border-edge bg-paper p-4 shadow-sheet"
    >
      {faults.general ? (
        <Notice tone="bad" alert>
          {faults.general}
        </Notice>
      ) : null}
      <Field label="Type">
        {(wiring) => (
          <Select
            {...wiring}
            value={type}
            onChange={(event) =>
              setType(erpTypes.find((each) => each.type === event.target.value)?.type ?? type)
            }
          >
            {erpTypes.map((each) => (
              <option key={each.type} value={each.type}>
                {each.words}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {fields.map((field) => {
          const isStored = field.secret === true && hasSecret(settings, type);
          const hint = isStored
            ? 'One is stored. Left empty it stays, as long as the host does.'
            : field.hint;
          return (
            <Field key={field.name} label={field.label} hint={hint} error={faults.of(field.name)}>
              {(wiring) => (
                <Input
                  {...wiring}
                  type={field.secret ? 'password' : 'text'}
                  autoComplete={field.secret ? 'new-password' : 'off'}
                  required={field.required === true}
                  {...(field.numeric ? { inputMode: 'numeric' as const, pattern: '[0-9]+' } : {})}
                  {...(isStored ? { placeholder: 'Stored' } : {})}
                  value={values[field.name] ?? ''}
                  onChange={(event) => setValues({ ...values, [field.name]: event.target.value })}
                />
              )}
            </Field>
          );
        })}
      </div>
      <div className="flex justify-end">
        <Button type="submit" tone="primary" disabled={isPending}>
          {isPending ? 'Saving…' : 'Save'}
        </Button>
      </div>
    </form>
  );
}

function hasSecret(settings: ErpSettings, type: string): boolean {
  if (settings.type !== type) return false;
  return settings.type === 'generic_webhook' ? settings.hasSecret : true;
}
