import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notifyDone, notifyError, notifyProgress, notifyWarning } from '@/components/shell/notify';
import { ApiError, callApi, newIdempotencyKey } from '@/lib/http/call-api';
import type { FullOrder } from '@/lib/orders/contract';
import { orderQuery } from './use-order';

export const verdictKey = ['verdict'] as const;

interface Approval {
  orderId: string;
  customerName: string;
  version: number | undefined;
  overrideCreditHold: boolean;
}

interface Rejection {
  orderId: string;
  customerName: string;
  version: number | undefined;
  reason: string;
}

/** Approves and rejects orders. The queue leaves them out at once; one that is refused comes back, with the reason. */
export function useVerdicts(open: (orderId: string) => void, onDone?: () => void) {
  const client = useQueryClient();
  const onSettled = async (_data: unknown, _error: unknown, { orderId }: { orderId: string }) => {
    onDone?.();
    await Promise.all([
      client.invalidateQueries({ queryKey: ['orders'] }),
      client.invalidateQueries({ queryKey: orderQuery(orderId).queryKey }),
    ]);
  };
  const refused = (title: string, error: unknown, orderId: string) =>
    notifyError(title, error, { id: orderId, action: { label: 'Open', onClick: () => open(orderId) } });

  const approval = useMutation({
    mutationKey: verdictKey,
    mutationFn: ({ orderId, version, overrideCreditHold }: Approval) =>
      callApi('POST /api/orders/:id/approve', {
        params: { id: orderId },
        body: { overrideCreditHold },
        ifMatch: version,
        idempotencyKey: newIdempotencyKey(),
        keepalive: true,
      }),
    onMutate: ({ orderId, customerName }) =>
      notifyProgress(`Approving ${customerName}`, { id: orderId, description: 'Waiting for the ERP.' }),
    onSuccess: (outcome, { orderId, customerName }) => {
      if (outcome.erpSalesOrderId) {
        notifyDone(`${outcome.erpSalesOrderId} · ${customerName}`, {
          id: orderId,
          description: 'In the ERP.',
        });
      } else {
        const description = 'The ERP has not answered yet. It goes on by itself; see Orders for the outcome.';
        notifyWarning(`Approved · ${customerName}`, { id: orderId, description });
      }
    },
    onError: (error, { orderId, customerName }) => {
      const byErp = error instanceof ApiError && error.code === 'erp_refused';
      refused(`${byErp ? 'Refused by the ERP' : 'Not approved'} · ${customerName}`, error, orderId);
    },
    onSettled,
  });

  const rejection = useMutation({
    mutationKey: verdictKey,
    mutationFn: ({ orderId, version, reason }: Rejection) =>
      callApi('POST /api/orders/:id/reject', { params: { id: orderId }, body: { reason }, ifMatch: version }),
    onSuccess: (_outcome, { orderId, customerName }) =>
      notifyDone(`Rejected · ${customerName}`, { id: orderId, description: 'The customer is told why.' }),
    onError: (error, { orderId, customerName }) => refused(`Not rejected · ${customerName}`, error, orderId),
    onSettled,
  });

  const latest = (order: FullOrder) => ({
    orderId: order.id,
    customerName: order.customer.name,
    version: client.getQueryData(orderQuery(order.id).queryKey)?.version,
  });
  return {
    busy: approval.isPending || rejection.isPending,
    approve: (order: FullOrder, overrideCreditHold: boolean) =>
      approval.mutate({ ...latest(order), overrideCreditHold }),
    reject: (order: FullOrder, reason: string) => rejection.mutate({ ...latest(order), reason }),
  };
}
