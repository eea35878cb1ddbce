import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useDesk } from '@/components/shell/desk-context';
import { notifyDone, notifyError, notifyProgress, notifyWarning } from '@/components/shell/notify';
import { isSessionEnd, notifySessionEnd, signInAction } from '@/components/shell/session-end';
import { ApiError, callApi, newIdempotencyKey } from '@/lib/api/call-api';
import type { FullOrder } from '@/lib/orders/answers';
import { isTouched } from '../keys/is-touched';
import { useReviewKeys } from '../keys/use-review-keys';
import { editsSettled } from '../lines/edits-settled';
import { forgetDraft } from '../source/use-draft';
import { orderQuery } from '../use-order';
import {
  type Approval,
  type ApprovalWords,
  notifySending,
  sendApproval,
  sendsAgain,
  TakenBack,
  versionOf,
} from './send-approval';
import { isOfOrder, sendWaitingApprovals, undoApproval } from './waiting-approvals';

export const verdictKey = ['verdict'] as const;

interface Aside {
  orderId: string;
  customerName: string;
  idempotencyKey: string;
}

interface Rejection {
  orderId: string;
  customerName: string;
  reason: string;
  idempotencyKey: string;
}

const sendAgain = {
  retry: (_failures: number, error: Error) => sendsAgain(error),
  retryDelay: (failures: number) => Math.min(1000 * 2 ** failures, 5000),
};

/**
 * Approves and rejects orders, and puts messages aside that are none. The queue leaves them out at once; one that is refused comes back, with the reason. An
 * approval waits the tenant's seconds first and can be taken back until then; leaving the page sends it.
 */
export function useVerdicts(
  open: (orderId: string) => void,
  { onDone, mayUndo = true }: { onDone?: () => void; mayUndo?: boolean } = {},
) {
  const t = useTranslations('reviewVerdicts');
  const client = useQueryClient();
  const desk = useDesk();
  const undoSeconds = mayUndo ? desk.undoSeconds : 0;
  useSendOnLeaving();
  const undo = (orderId?: string) => {
    const takenBack = undoApproval(orderId);
    if (takenBack !== undefined && isOfOrder(takenBack)) open(takenBack);
  };
  useReviewKeys({ undo: () => undo() });
  const onSettled = async (_data: unknown, _error: unknown, { orderId }: { orderId: string }) => {
    onDone?.();
    await Promise.all([
      client.invalidateQueries({ queryKey: ['orders'] }),
      client.invalidateQueries({ queryKey: orderQuery(orderId).queryKey }),
    ]);
  };
  const refused = (title: string, error: unknown, orderId: string) => {
    notifySessionEnd(error);
    // It lies on top of that, and nothing else can be done before.
    const action = isSessionEnd(error) ? signInAction() : { label: t('open'), onClick: () => open(orderId) };
    notifyError(title, error, { id: orderId, action, stays: true });
  };

  const approval = useMutation({
    mutationKey: verdictKey,
    mutationFn: (given: Approval) => sendApproval(client, given, { undoSeconds, t }),
    // Offline, too, it is held first and can be taken back.
    networkMode: 'always',
    ...sendAgain,
    onMutate: (given) => {
      const { orderId, customerName } = given;
      if (undoSeconds === 0) return notifySending(given, t);
      notifyProgress(t('approved', { name: customerName }), {
        id: orderId,
        description: t(isTouched() ? 'sentInTouch' : 'sentIn', { seconds: String(undoSeconds) }),
        action: { label: t('undo'), onClick: () => undo(orderId) },
      });
    },
    onSuccess: (outcome, { orderId, customerName }) => {
      if (outcome.erpSalesOrderId) {
        notifyDone(`${outcome.erpSalesOrderId} · ${customerName}`, {
          id: orderId,
          description: t('inErp'),
        });
      } else {
        const description = t('erpNotAnswered');
        notifyWarning(t('approved', { name: customerName }), { id: orderId, description });
      }
    },
    onError: (error, { orderId, customerName }) => {
      if (error instanceof TakenBack) {
        notifyDone(t('takenBack', { name: customerName }), { id: orderId, description: t('nothingSent') });
        return;
      }
      refused(t(titleOfRefusal(error), { name: customerName }), error, orderId);
    },
    onSettled: async (data, error, given) => {
      // The other orders of a customer who was confirmed with it need not ask any more.
      if (given.confirmCustomer) void client.invalidateQueries({ queryKey: ['order'] });
      await onSettled(data, error, given);
    },
  });

  const rejection = useMutation({
    mutationKey: verdictKey,
    mutationFn: async ({ orderId, reason, idempotencyKey }: Rejection) => {
      await editsSettled(client, orderId);
      const ifMatch = versionOf(client, orderId);
      const given = { params: { id: orderId }, body: { reason }, ifMatch, idempotencyKey };
      return callApi('POST /api/orders/:id/reject', given);
    },
    ...sendAgain,
    onSuccess: (_outcome, { orderId, customerName }) => {
      forgetDraft(`reason ${orderId}`);
      notifyDone(t('rejected', { name: customerName }), { id: orderId, description: t('rejectedWhat') });
    },
    onError: (error, { orderId, customerName }) =>
      refused(t('notRejected', { name: customerName }), error, orderId),
    onSettled,
  });

  const aside = useMutation({
    mutationKey: verdictKey,
    mutationFn: async ({ orderId, idempotencyKey }: Aside) => {
      await editsSettled(client, orderId);
      const ifMatch = versionOf(client, orderId);
      return callApi('POST /api/orders/:id/not-an-order', {
        params: { id: orderId },
        ifMatch,
        idempotencyKey,
      });
    },
    ...sendAgain,
    onSuccess: (_outcome, { orderId, customerName }) => {
      const takeBack = async () => {
        try {
          await callApi('POST /api/orders/:id/read-as-order', { params: { id: orderId } });
          await onSettled(undefined, null, { orderId });
          open(orderId);
        } catch (error) {
          refused(t('notTakenBack', { name: customerName }), error, orderId);
        }
      };
      notifyDone(t('notAnOrderNamed', { name: customerName }), {
        id: orderId,
        description: t('underMessages'),
        action: { label: t('undo'), onClick: () => void takeBack() },
      });
    },
    onError: (error, { orderId, customerName }) =>
      refused(t('notPutAside', { name: customerName }), error, orderId),
    onSettled,
  });

  const intended = (order: FullOrder) => ({
    orderId: order.id,
    customerName: order.customer.name,
    idempotencyKey: newIdempotencyKey(),
  });
  return {
    busy: approval.isPending || rejection.isPending || aside.isPending,
    setAside: (order: FullOrder) => aside.mutate(intended(order)),
    approve: (order: FullOrder, words: ApprovalWords) => approval.mutate({ ...intended(order), ...words }),
    reject: (order: FullOrder, reason: string) => rejection.mutate({ ...intended(order), reason }),
  };
}

function titleOfRefusal(error: Error) {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'erp_refused') return 'refusedByErp';
  return code === 'prices_changed' ? 'pricesChanged' : 'notApproved';
}

/**
 * Browsers give a page that is left about half a second for `pagehide` and drop what a busy one would send later; for
 * `beforeunload` they wait. Some tell only the other.
 */
const leavings = ['beforeunload', 'pagehide'] as const;

/** Closing the tab, or going to another page of the desk, sends what waits. */
function useSendOnLeaving(): void {
  useEffect(() => {
    for (const leaving of leavings) window.addEventListener(leaving, sendWaitingApprovals);
    return () => {
      for (const leaving of leavings) window.removeEventListener(leaving, sendWaitingApprovals);
      sendWaitingApprovals();
    };
  }, []);
}
