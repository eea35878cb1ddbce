'use client';

import { useTranslations } from 'next-intl';
import { ActButton } from '@/components/shell/act-button';
import { useSave } from '@/components/shell/use-save';
import { callApi } from '@/lib/api/call-api';
import type { Customer } from '@/lib/customers/contract';

/** Says whether an order of the customer needs their own number before it is approved. */
export function PoSwitch({ customer }: { customer: Customer }) {
  const t = useTranslations('customers');
  const required = !customer.poNumberRequired;
  const save = useSave(
    () =>
      callApi('PUT /api/customers/:id', {
        params: { id: customer.id },
        body: { poNumberRequired: required },
        ifMatch: customer.version,
      }),
    {
      done: t(required ? 'poRequiredFrom' : 'poRequiredNo'),
      failed: t('poUnchanged'),
    },
  );
  return (
    <ActButton save={save} label={t(required ? 'poRequireLabel' : 'poRequireNoLabel')}>
      {t(required ? 'poRequire' : 'poRequireNo')}
    </ActButton>
  );
}
