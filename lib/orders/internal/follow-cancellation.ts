import type { Transaction } from '@/db/client';
import type { Context } from '../../context';
import type { OrderId } from '../../ids';
import { reachOf } from '../reach';
import { askClerk } from './ask-clerk';
import { type OrderRow, readForUpdate } from './lock-order';
import { recallApproval } from './recall-approval';
import { closeAsMerged } from './settle-change';

interface Cancellation {
  /** The order that the message became. */
  source: Pick<OrderRow, 'id' | 'inboundMessageId'>;
  words: string;
  /** Orders that it may mean. */
  orderIds: readonly OrderId[];
}

/**
 * A customer takes a whole order back. It is for a person to reject it, for that tells the customer; until then it is not
 * approved. Where nothing says which of several orders is meant, a person says so first.
 */
export async function followCancellation(
  tx: Transaction,
  ctx: Context,
  { source, words, orderIds }: Cancellation,
): Promise<void> {
  const { inboundMessageId } = source;
  const [only] = orderIds;
  if (only === undefined || inboundMessageId === null) return;
  const asked = { inboundMessageId, words };
  if (orderIds.length > 1) {
    const message = `The customer wants an order cancelled and has ${orderIds.length} open: say which one, or ask them.`;
    await askClerk(tx, ctx, { ...asked, order: source, kind: 'WHICH_ORDER', message, choices: orderIds });
    return;
  }
  const order = await readForUpdate(tx, ctx, only);
  if (!order) return;
  const isRecalled = await recallApproval(tx, ctx, order, { ofOrder: source.id, words });
  if (isRecalled || reachOf(order) === 'OPEN') {
    const message =
      'The customer wants this order cancelled: reject it, or mark this as done if they want it after all.';
    await askClerk(tx, ctx, { ...asked, order, kind: 'CANCELLATION_ASKED', message });
  } else {
    const message = isSurelySent(order)
      ? `The customer wants ${nameOf(order)} cancelled, which is with the ERP: see to it there, tell them, and mark this as done.`
      : `The customer wants ${nameOf(order)} cancelled, of which it was not known whether the ERP has it: find that out first, tell them, and mark this as done.`;
    await askClerk(tx, ctx, { ...asked, order, kind: 'CHANGE_ASKED', message });
  }
  await closeAsMerged(tx, ctx, { sourceId: source.id, into: order.id });
}

/** An order as a clerk calls it. */
export const nameOf = ({ erpSalesOrderId }: Pick<OrderRow, 'erpSalesOrderId'>): string =>
  erpSalesOrderId ?? 'this order';

/** The ERP has said that it has it; otherwise it is being told, or nobody knows what came of that. */
export const isSurelySent = ({ erpSalesOrderId, status }: OrderRow): boolean =>
  erpSalesOrderId !== null || status === 'COMPLETED';
