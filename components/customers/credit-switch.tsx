'use client';

import { useSave } from '@/components/shell/use-save';
import { Button } from '@/components/ui/button';
import type { Customer } from '@/lib/customers/contract';
import { callApi } from '@/lib/http/call-api';

/** Puts a customer on credit hold, or releases them. For managers. */
export function CreditSwitch({ customer }: { customer: Customer }) {
  const next = customer.creditStatus === 'HOLD' ? 'ACTIVE' : 'HOLD';
  const { mutate, isPending } = useSave(
    () =>
      callApi('PUT /api/customers/:id/credit-status', {
        params: { id: customer.id },
        body: { creditStatus: next },
      }),
    {
      done: next === 'HOLD' ? `${customer.name} is on hold` : `${customer.name} is released`,
      failed: 'The credit status was not changed',
    },
  );
  return (
    <Button
      size="small"
      disabled={isPending}
      aria-label={next === 'HOLD' ? `Put ${customer.name} on hold` : `Release ${customer.name}`}
      onClick={() => mutate()}
    >
      {next === 'HOLD' ? 'Put on hold' : 'Release'}
    </Button>
  );
}
