import type { Transaction } from '@/db/client';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
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
  const orderId = order.mergedInto ?? order.id;
  const hasGoneOn = order.status === 'APPROVED' || order.status === 'COMPLETED';
  await addTask(tx, ctx, {
    orderId,
    inboundMessageId,
    kind: 'MESSAGE_DELETED',
    message: hasGoneOn
      ? 'The customer deleted this message after the order was approved: ask whether they still want it.'
      : 'The customer deleted this message: ask whether they still want the order, or reject it.',
    data: { before: order.rawText },
  });
  if (orderId !== order.id) await touchOrder(tx, ctx, orderId);
  return true;
}
