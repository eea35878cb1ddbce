import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDesk } from '@/components/shell/desk-context';
import { notifyDone, notifyError, notifyProgress, notifyWarning } from '@/components/shell/notify';
import { ApiError, callApi, newIdempotencyKey } from '@/lib/http/call-api';
import type { FullOrder } from '@/lib/orders/answers';
import { editsSettled } from './edits-settled';
import { orderQuery } from './use-order';
import { useReviewKeys } from './use-review-keys';
import { holdApproval, sendWaitingApprovals, undoApproval } from './waiting-approvals';

export const verdictKey = ['verdict'] as const;

interface Approval {
  orderId: string;
  customerName: string;
  overrideCreditHold: boolean;
}

/** How an approval ends that was taken back: nothing was sent. */
class TakenBack extends Error {}

interface Rejection {
  orderId: string;
  customerName: string;
  reason: string;
}

/**
 * Approves and rejects orders. The queue leaves them out at once; one that is refused comes back, with the reason. An
 * approval waits the tenant's seconds first and can be taken back until then; leaving the page sends it.
 */
export function useVerdicts(
  open: (orderId: string) => void,
  { onDone, mayUndo = true }: { onDone?: () => void; mayUndo?: boolean } = {},
) {
  const client = useQueryClient();
  const desk = useDesk();
  const undoSeconds = mayUndo ? desk.undoSeconds : 0;
  useSendOnLeaving();
  const undo = (orderId?: string) => {
    const takenBack = undoApproval(orderId);
    if (takenBack !== undefined) open(takenBack);
  };
  useReviewKeys({ undo: () => undo() });
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
    mutationFn: async ({ orderId, customerName, overrideCreditHold }: Approval) => {
      if ((await holdApproval(orderId, undoSeconds)) === 'undone') throw new TakenBack();
      if (undoSeconds > 0) notifySending(orderId, customerName);
      const editsSaved = await editsSettled(client, orderId);
      if (!editsSaved)
        throw new ApiError(0, 'order_changed', 'A change of its lines was not saved; look at it again.');
      return callApi('POST /api/orders/:id/approve', {
        params: { id: orderId },
        body: { overrideCreditHold },
        ifMatch: versionOf(client, orderId),
        idempotencyKey: newIdempotencyKey(),
        keepalive: true,
      });
    },
    onMutate: ({ orderId, customerName }) => {
      if (undoSeconds === 0) return notifySending(orderId, customerName);
      notifyProgress(`Approved · ${customerName}`, {
        id: orderId,
        description: `It is sent in ${undoSeconds} s. Z takes it back.`,
        action: { label: 'Undo', onClick: () => undo(orderId) },
      });
    },
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
      if (error instanceof TakenBack) {
        notifyDone(`Taken back · ${customerName}`, { id: orderId, description: 'Nothing was sent.' });
        return;
      }
      const byErp = error instanceof ApiError && error.code === 'erp_refused';
      refused(`${byErp ? 'Refused by the ERP' : 'Not approved'} · ${customerName}`, error, orderId);
    },
    onSettled,
  });

  const rejection = useMutation({
    mutationKey: verdictKey,
    mutationFn: async ({ orderId, reason }: Rejection) => {
      await editsSettled(client, orderId);
      const ifMatch = versionOf(client, orderId);
      return callApi('POST /api/orders/:id/reject', { params: { id: orderId }, body: { reason }, ifMatch });
    },
    onSuccess: (_outcome, { orderId, customerName }) =>
      notifyDone(`Rejected · ${customerName}`, { id: orderId, description: 'The customer is told why.' }),
    onError: (error, { orderId, customerName }) => refused(`Not rejected · ${customerName}`, error, orderId),
    onSettled,
  });

  const named = (order: FullOrder) => ({ orderId: order.id, customerName: order.customer.name });
  return {
    busy: approval.isPending || rejection.isPending,
    approve: (order: FullOrder, overrideCreditHold: boolean) =>
      approval.mutate({ ...named(order), overrideCreditHold }),
    reject: (order: FullOrder, reason: string) => rejection.mutate({ ...named(order), reason }),
  };
}

function notifySending(orderId: string, customerName: string): void {
  notifyProgress(`Approving ${customerName}`, { id: orderId, description: 'Waiting for the ERP.' });
}

/** Closing the tab, or going to another page of the desk, sends what waits. */
function useSendOnLeaving(): void {
  useEffect(() => {
    window.addEventListener('pagehide', sendWaitingApprovals);
    return () => {
      window.removeEventListener('pagehide', sendWaitingApprovals);
      sendWaitingApprovals();
    };
  }, []);
}

function versionOf(client: QueryClient, orderId: string): number | undefined {
  return client.getQueryData(orderQuery(orderId).queryKey)?.version;
}
