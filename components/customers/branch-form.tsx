'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFormats } from '@/components/shell/desk-context';
import { EntryForm } from '@/components/shell/entry-form';
import { useSave } from '@/components/shell/use-save';
import { Field } from '@/components/ui/field';
import { Input, Select } from '@/components/ui/input';
import { callApi, newIdempotencyKey } from '@/lib/api/call-api';
import type { Branch } from '@/lib/customers/branch-contract';
import type { Customer } from '@/lib/customers/contract';
import { weekdays } from '@/lib/customers/weekdays';
import {
  branchBody,
  branchFieldNames,
  branchFields,
  branchValues,
  dayName,
  type PlaceToPick,
} from './branch-fields';

/** A branch of a customer to be typed in, or one that is stored to be changed. */
export function BranchForm({
  customer,
  branch,
  locations,
  onClose,
}: {
  customer: Customer;
  branch: Branch | null;
  locations: readonly PlaceToPick[];
  onClose: () => void;
}) {
  const t = useTranslations('customerPage');
  const tShell = useTranslations('shell');
  const tCustomers = useTranslations('customers');
  const fields = branchFields(t);
  const formats = useFormats();
  const [values, setValues] = useState(() => branchValues(branch));
  const [idempotencyKey] = useState(newIdempotencyKey);
  const body = branchBody(values);
  const save = useSave(
    () => {
      const ifMatch = customer.version;
      if (branch) {
        const params = { id: customer.id, branchId: branch.id };
        return callApi('PUT /api/customers/:id/branches/:branchId', { params, body, ifMatch });
      }
      const params = { id: customer.id };
      return callApi('POST /api/customers/:id/branches', { params, body, ifMatch, idempotencyKey });
    },
    {
      done: branch ? tShell('saved', { name: body.name }) : tCustomers('added', { name: body.name }),
      failed: null,
      onDone: onClose,
    },
  );
  const toggle = (day: (typeof weekdays)[number], on: boolean) =>
    setValues({
      ...values,
      days: weekdays.filter((each) => (each === day ? on : values.days.includes(each))),
    });
  return (
    <EntryForm
      save={save}
      names={branchFieldNames}
      submit={branch ? tShell('save') : t('addBranch')}
      submitting={branch ? tShell('saving') : tCustomers('adding')}
      onCancel={onClose}
    >
      {(faultOf) => (
        <>
          {branchFieldNames.map((name) => (
            <Field key={name} label={fields[name].label} hint={fields[name].hint} error={faultOf(name)}>
              {(wiring) => (
                <Input
                  {...wiring}
                  dir="auto"
                  autoComplete="off"
                  required={fields[name].required}
                  maxLength={fields[name].max}
                  value={values[name]}
                  onChange={(event) => setValues({ ...values, [name]: event.target.value })}
                />
              )}
            </Field>
          ))}
          {locations.length > 1 ? (
            <Field label={t('usuallyPicked')} error={faultOf('locationId')}>
              {(wiring) => (
                <Select
                  {...wiring}
                  value={values.locationId}
                  onChange={(event) => setValues({ ...values, locationId: event.target.value })}
                >
                  <option value="">{t('notSaid')}</option>
                  {locations.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          ) : null}
          <fieldset>
            <legend className="pb-1 text-sm font-medium">{t('deliveryDays')}</legend>
            <div className="flex flex-wrap gap-x-4 gap-y-1">
              {weekdays.map((day) => (
                <label key={day} className="flex min-h-8 items-center gap-2 touch:min-h-11">
                  <input
                    type="checkbox"
                    className="size-4 accent-accent"
                    checked={values.days.includes(day)}
                    onChange={(event) => toggle(day, event.target.checked)}
                  />
                  {dayName(day, formats)}
                </label>
              ))}
            </div>
          </fieldset>
        </>
      )}
    </EntryForm>
  );
}
