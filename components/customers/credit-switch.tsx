'use client';

import { ActButton } from '@/components/shell/act-button';
import { useSave } from '@/components/shell/use-save';
import { callApi } from '@/lib/api/call-api';
import type { Customer } from '@/lib/customers/contract';

/** Puts a customer on credit hold, or releases them. For managers. */
export function CreditSwitch({ customer }: { customer: Customer }) {
  const next = customer.creditStatus === 'HOLD' ? 'ACTIVE' : 'HOLD';
  const save = useSave(
    () =>
      callApi('PUT /api/customers/:id/credit-status', {
        params: { id: customer.id },
        body: { creditStatus: next },
        ifMatch: customer.version,
      }),
    {
      done: next === 'HOLD' ? `${customer.name} is on hold` : `${customer.name} is released`,
      failed: 'The credit status was not changed',
    },
  );
  return (
    <ActButton
      save={save}
      label={next === 'HOLD' ? `Put ${customer.name} on hold` : `Release ${customer.name}`}
    >
      {next === 'HOLD' ? 'Put on hold' : 'Release'}
    </ActButton>
  );
}
