import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { orders } from '@/db/schema/orders';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import type { OrderRow } from './internal/lock-order';
import { orderGoneInto } from './internal/merged-change';
import { findOrderOfMessage } from './internal/order-of-message';
import { addTask } from './internal/tasks';
import { touchOrder } from './internal/touch-order';

interface MessageDeletion {
  /** The inbox's id of the message that was deleted, and of its deletion. */
  originalId: string;
  inboundMessageId: string;
  at: Date;
}

/**
 * Says on an order that the customer deleted its message, and gives a clerk the task to find out what that means. It
 * cancels nothing. False when no order was made of the message.
 */
export async function deleteMessage(
  tx: Transaction,
  ctx: Context,
  { originalId, inboundMessageId, at }: MessageDeletion,
): Promise<boolean> {
  const order = await findOrderOfMessage(tx, ctx, originalId);
  if (!order) return false;
  if (order.deletedByCustomerAt !== null) return true;
  await recordAudit(tx, ctx, {
    action: 'order.message_deleted',
    orderId: order.id,
    data: { text: order.rawText, at: at.toISOString() },
  });
  const warning = { code: 'message_deleted', message: 'The customer deleted this message.' };
  await touchOrder(tx, ctx, order.id, {
    deletedByCustomerAt: at,
    warnings: [warning, ...order.warnings],
  });
  // A rejected order has nothing left to decide; what became part of another is for a person to take out there.
  if (order.status === 'CANCELLED' && order.mergedInto === null) return true;
  const held = await orderGoneInto(tx, ctx, order);
  const isOneOfSeveral = held.id !== order.id || (await hasTakenIn(tx, ctx, order));
  await addTask(tx, ctx, {
    orderId: held.id,
    inboundMessageId,
    kind: 'MESSAGE_DELETED',
    message: toDo(held, isOneOfSeveral),
    data: { before: order.rawText, ...(held.id === order.id ? {} : { of: order.id }) },
  });
  if (held.id !== order.id) await touchOrder(tx, ctx, held.id);
  return true;
}

function toDo({ status }: OrderRow, isOneOfSeveral: boolean): string {
  const hasGoneOn = status === 'APPROVED' || status === 'COMPLETED';
  if (isOneOfSeveral)
    return hasGoneOn
      ? 'The customer deleted one of the messages of this order after it was approved: ask whether they still want what that message ordered.'
      : 'The customer deleted one of the messages of this order: ask whether they still want what that message ordered, and take it out if not.';
  return hasGoneOn
    ? 'The customer deleted this message after the order was approved: ask whether they still want it.'
    : 'The customer deleted this message: ask whether they still want the order, or reject it.';
}

/** Whether other messages went into the order, so that it is not all of the deleted one. */
async function hasTakenIn(tx: Transaction, ctx: Context, { id, customerId }: OrderRow): Promise<boolean> {
  const [other] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(mine(orders, ctx), eq(orders.customerId, customerId), eq(orders.mergedInto, id)))
    .limit(1);
  return other !== undefined;
}
