'use client';

import { useTranslations } from 'next-intl';
import { ActButton } from '@/components/shell/act-button';
import { useSave } from '@/components/shell/use-save';
import { callApi } from '@/lib/api/call-api';
import type { Customer } from '@/lib/customers/contract';

/** Says that a sender nobody knew is a customer; their orders are then approved without asking. */
export function ConfirmCustomer({ customer }: { customer: Customer }) {
  const t = useTranslations('customers');
  const save = useSave(
    () =>
      callApi('POST /api/customers/:id/verify', {
        params: { id: customer.id },
        ifMatch: customer.version,
      }),
    { done: t('confirmed', { name: customer.name }), failed: t('confirmedNot') },
  );
  return (
    <ActButton save={save} label={t('confirmNamed', { name: customer.name })}>
      {t('confirm')}
    </ActButton>
  );
}
