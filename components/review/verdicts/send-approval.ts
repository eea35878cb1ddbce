import type { QueryClient } from '@tanstack/react-query';
import { notifyProgress } from '@/components/shell/notify';
import { ApiError, callApi } from '@/lib/api/call-api';
import type { FullOrder } from '@/lib/orders/answers';
import type { Words } from '@/lib/words/words';
import { editsSettled } from '../lines/edits-settled';
import { isOutOfReach } from '../lines/save-edit';
import { orderQuery } from '../use-order';
import { holdApproval } from './waiting-approvals';

/** What whoever approves says besides. */
export interface ApprovalWords {
  overrideCreditHold: boolean;
  /** Although the customer has not answered a question. */
  overrideOpenQuestion: boolean;
  /** That a sender nobody has confirmed yet is a customer. */
  confirmCustomer: boolean;
}

export const saysNothing: ApprovalWords = {
  overrideCreditHold: false,
  overrideOpenQuestion: false,
  confirmCustomer: false,
};

/** One intention to approve; the same object over all its tries. */
export interface Approval extends ApprovalWords {
  orderId: string;
  customerName: string;
  idempotencyKey: string;
}

/** How an approval ends that was taken back: nothing was sent. */
export class TakenBack extends Error {}

/** Approvals whose seconds are over: they are not held again when they are tried again. */
const released = new WeakSet<Approval>();

/** Holds the approval for the tenant's seconds, waits for the order's edits, sends it. Throws TakenBack and ApiError. */
export async function sendApproval(
  client: QueryClient,
  approval: Approval,
  { undoSeconds, t }: { undoSeconds: number; t: Words<'reviewVerdicts'> },
) {
  const { orderId, overrideCreditHold, overrideOpenQuestion, confirmCustomer, idempotencyKey } = approval;
  if (!released.has(approval)) {
    if ((await holdApproval(orderId, undoSeconds)) === 'undone') throw new TakenBack();
    released.add(approval);
    if (undoSeconds > 0) notifySending(approval, t);
  }
  const editsSaved = await editsSettled(client, orderId);
  if (!editsSaved) {
    throw new ApiError(409, 'order_changed', t('editNotSaved'));
  }
  try {
    return await callApi('POST /api/orders/:id/approve', {
      params: { id: orderId },
      body: { overrideCreditHold, overrideOpenQuestion, confirmCustomer },
      ifMatch: versionOf(client, orderId),
      idempotencyKey,
      keepalive: true,
    });
  } catch (error) {
    if (isOutOfReach(error)) notifyWaiting(approval, t);
    throw error;
  }
}

/** Whether a verdict is worth sending again: its key sees to it that it is carried out once. */
export function sendsAgain(error: Error): boolean {
  return isOutOfReach(error) || (error instanceof ApiError && error.code === 'idempotency_in_flight');
}

export function notifySending({ orderId, customerName }: Approval, t: Words<'reviewVerdicts'>): void {
  notifyProgress(t('approving', { name: customerName }), { id: orderId, description: t('waitingForErp') });
}

function notifyWaiting({ orderId, customerName }: Approval, t: Words<'reviewVerdicts'>): void {
  notifyProgress(t('notSentYet', { name: customerName }), {
    id: orderId,
    description: t('notSentYetWhat'),
  });
}

/** The version of the order that the clerk has seen. */
export function versionOf(client: QueryClient, orderId: string): FullOrder['version'] | undefined {
  return client.getQueryData(orderQuery(orderId).queryKey)?.version;
}
