'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { EntryForm } from '@/components/shell/entry-form';
import { useSave } from '@/components/shell/use-save';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { callApi, newIdempotencyKey } from '@/lib/api/call-api';
import type { Customer, Identity } from '@/lib/customers/contract';

/** A further number of a customer to be typed in, or the label of one that is stored. */
export function IdentityForm({
  customer,
  identity,
  onClose,
}: {
  customer: Customer;
  identity: Identity | null;
  onClose: () => void;
}) {
  const t = useTranslations('customerPage');
  const tShell = useTranslations('shell');
  const tCustomers = useTranslations('customers');
  const [value, setValue] = useState(identity?.value ?? '');
  const [label, setLabel] = useState(identity?.label ?? '');
  const [isRepresentative, setRepresentative] = useState(identity?.isRepresentative ?? false);
  const [idempotencyKey] = useState(newIdempotencyKey);
  const known = { label: label.trim(), isRepresentative };
  const save = useSave(
    () => {
      const ifMatch = customer.version;
      if (identity) {
        const params = { id: customer.id, identityId: identity.id };
        return callApi('PUT /api/customers/:id/identities/:identityId', { params, body: known, ifMatch });
      }
      const body = { value: value.trim(), ...known };
      const params = { id: customer.id };
      return callApi('POST /api/customers/:id/identities', { params, body, ifMatch, idempotencyKey });
    },
    {
      done: identity
        ? tShell('saved', { name: identity.value })
        : tCustomers('added', { name: value.trim() }),
      failed: null,
      onDone: onClose,
    },
  );
  return (
    <EntryForm
      save={save}
      names={identity ? ['label'] : ['value', 'label']}
      submit={identity ? tShell('save') : t('addNumber')}
      submitting={identity ? tShell('saving') : tCustomers('adding')}
      onCancel={onClose}
    >
      {(faultOf) => (
        <>
          {identity ? null : (
            <Field label={tCustomers('phone')} hint={tCustomers('phoneHint')} error={faultOf('value')}>
              {(wiring) => (
                <Input
                  {...wiring}
                  required
                  autoComplete="off"
                  value={value}
                  onChange={(event) => setValue(event.target.value)}
                />
              )}
            </Field>
          )}
          <Field label={t('label')} hint={t('labelHint')} error={faultOf('label')}>
            {(wiring) => (
              <Input
                {...wiring}
                maxLength={60}
                dir="auto"
                autoComplete="off"
                value={label}
                onChange={(event) => setLabel(event.target.value)}
              />
            )}
          </Field>
          <label className="flex min-h-6 items-start gap-2 touch:min-h-11">
            <input
              type="checkbox"
              className="mt-1 size-4 accent-accent"
              checked={isRepresentative}
              onChange={(event) => setRepresentative(event.target.checked)}
            />
            <span>
              {t('representativeWhat')}
              <span className="block text-soft">{t('representativeThen')}</span>
            </span>
          </label>
        </>
      )}
    </EntryForm>
  );
}
