'use client';

import { ActButton } from '@/components/shell/act-button';
import { useSave } from '@/components/shell/use-save';
import { callApi } from '@/lib/api/call-api';
import type { Customer } from '@/lib/customers/contract';

/** Says whether an order of the customer needs their own number before it is approved. */
export function PoSwitch({ customer }: { customer: Customer }) {
  const required = !customer.poNumberRequired;
  const save = useSave(
    () =>
      callApi('PUT /api/customers/:id', {
        params: { id: customer.id },
        body: { poNumberRequired: required },
        ifMatch: customer.version,
      }),
    {
      done: required ? 'A PO number is required from now on' : 'A PO number is no longer required',
      failed: 'It was not changed',
    },
  );
  return (
    <ActButton save={save} label={required ? 'Require a PO number' : 'Require no PO number'}>
      {required ? 'Require it' : 'Require it no more'}
    </ActButton>
  );
}
