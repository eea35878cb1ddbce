'use client';

import { ActButton } from '@/components/shell/act-button';
import { useSave } from '@/components/shell/use-save';
import { callApi } from '@/lib/api/call-api';
import type { Customer } from '@/lib/customers/contract';

/** Says that a sender nobody knew is a customer; their orders are then approved without asking. */
export function ConfirmCustomer({ customer }: { customer: Customer }) {
  const save = useSave(
    () =>
      callApi('POST /api/customers/:id/verify', {
        params: { id: customer.id },
        ifMatch: customer.version,
      }),
    { done: `${customer.name} is confirmed`, failed: 'The customer was not confirmed' },
  );
  return (
    <ActButton save={save} label={`Confirm ${customer.name} as a customer`}>
      Confirm
    </ActButton>
  );
}
