'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { notifyDone, notifyError } from '@/components/shell/notify';
import { Button } from '@/components/ui/button';
import type { Customer } from '@/lib/customers/contract';
import { callApi } from '@/lib/http/call-api';

/** Puts a customer on credit hold, or releases them. For managers. */
export function CreditSwitch({ customer }: { customer: Customer }) {
  const router = useRouter();
  const next = customer.creditStatus === 'HOLD' ? 'ACTIVE' : 'HOLD';
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      callApi('PUT /api/customers/:id/credit-status', {
        params: { id: customer.id },
        body: { creditStatus: next },
      }),
    onSuccess: () => {
      notifyDone(next === 'HOLD' ? `${customer.name} is on hold` : `${customer.name} is released`);
      router.refresh();
    },
    onError: (error) => notifyError('The credit status was not changed', error),
  });
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
