import type { QueryClient } from '@tanstack/react-query';
import { notifyProgress } from '@/components/shell/notify';
import { ApiError, callApi } from '@/lib/api/call-api';
import type { FullOrder } from '@/lib/orders/answers';
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
export async function sendApproval(client: QueryClient, approval: Approval, undoSeconds: number) {
  const { orderId, overrideCreditHold, overrideOpenQuestion, confirmCustomer, idempotencyKey } = approval;
  if (!released.has(approval)) {
    if ((await holdApproval(orderId, undoSeconds)) === 'undone') throw new TakenBack();
    released.add(approval);
    if (undoSeconds > 0) notifySending(approval);
  }
  const editsSaved = await editsSettled(client, orderId);
  if (!editsSaved) {
    throw new ApiError(409, 'order_changed', 'A change of its lines was not saved; look at it again.');
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
    if (isOutOfReach(error)) notifyWaiting(approval);
    throw error;
  }
}

/** Whether a verdict is worth sending again: its key sees to it that it is carried out once. */
export function sendsAgain(error: Error): boolean {
  return isOutOfReach(error) || (error instanceof ApiError && error.code === 'idempotency_in_flight');
}

export function notifySending({ orderId, customerName }: Approval): void {
  notifyProgress(`Approving ${customerName}`, { id: orderId, description: 'Waiting for the ERP.' });
}

function notifyWaiting({ orderId, customerName }: Approval): void {
  notifyProgress(`Not sent yet · ${customerName}`, {
    id: orderId,
    description: 'There is no connection. It is sent as soon as there is one again; keep this page open.',
  });
}

/** The version of the order that the clerk has seen. */
export function versionOf(client: QueryClient, orderId: string): FullOrder['version'] | undefined {
  return client.getQueryData(orderQuery(orderId).queryKey)?.version;
}
