import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { orders } from '@/db/schema/orders';
import type { Context } from '../../context';
import type { OrderRow } from './lock-order';

/** The order that a message of the inbox made, held against other writers; undefined when it made none. */
export async function findOrderOfMessage(
  tx: Transaction,
  ctx: Context,
  inboundMessageId: string,
): Promise<OrderRow | undefined> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(mine(orders, ctx), eq(orders.inboundMessageId, inboundMessageId)))
    .for('update');
  return order;
}

/** Nobody has approved, rejected or split the order yet: what its message says may still be what it is. */
export async function isStillOpen(tx: Transaction, ctx: Context, order: OrderRow): Promise<boolean> {
  const { status, approvedAt, erpOutcomeUnknown } = order;
  const isUnapproved = approvedAt === null && !erpOutcomeUnknown;
  if (!isUnapproved || !['RECEIVED', 'PENDING_REVIEW', 'FAILED'].includes(status)) return false;
  const [child] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(mine(orders, ctx), eq(orders.parentOrderId, order.id)))
    .limit(1);
  return child === undefined;
}
