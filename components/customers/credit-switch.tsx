'use client';

import { useTranslations } from 'next-intl';
import { ActButton } from '@/components/shell/act-button';
import { useSave } from '@/components/shell/use-save';
import { callApi } from '@/lib/api/call-api';
import type { Customer } from '@/lib/customers/contract';

/** Puts a customer on credit hold, or releases them. For managers. */
export function CreditSwitch({ customer }: { customer: Customer }) {
  const t = useTranslations('customers');
  const next = customer.creditStatus === 'HOLD' ? 'ACTIVE' : 'HOLD';
  const save = useSave(
    () =>
      callApi('PUT /api/customers/:id/credit-status', {
        params: { id: customer.id },
        body: { creditStatus: next },
        ifMatch: customer.version,
      }),
    {
      done: t(next === 'HOLD' ? 'onHold' : 'released', { name: customer.name }),
      failed: t('onHoldNot'),
    },
  );
  return (
    <ActButton
      save={save}
      label={t(next === 'HOLD' ? 'putOnHoldNamed' : 'releaseNamed', { name: customer.name })}
    >
      {t(next === 'HOLD' ? 'putOnHold' : 'release')}
    </ActButton>
  );
}
