import { and, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { orders } from '@/db/schema/orders';
import type { Context } from '../../context';
import type { OrderWarning } from '../warnings';
import type { OrderRow } from './lock-order';

/** The same text of one customer within so long may be sent twice by mistake. */
export const duplicateWindowMs = 30 * 60_000;

/** That the same text came again soon after, which is an order of its own: the other one says so of this one. */
export async function warningsOfRepeats(
  tx: Transaction,
  ctx: Context,
  { id, customerId, rawText, status, createdAt }: OrderRow,
): Promise<OrderWarning[]> {
  if (status === 'CANCELLED' || rawText.trim() === '') return [];
  const [later] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        mine(orders, ctx),
        eq(orders.customerId, customerId),
        gt(orders.createdAt, createdAt),
        lt(orders.createdAt, new Date(createdAt.getTime() + duplicateWindowMs)),
        eq(orders.rawText, rawText),
        ne(orders.id, id),
        ne(orders.status, 'CANCELLED'),
        // Parts of a split order share its text, and another system knows what it sends.
        isNull(orders.parentOrderId),
        ne(orders.source, 'API'),
      ),
    )
    .limit(1);
  if (!later) return [];
  const message = 'The same text came again from this customer less than 30 minutes later.';
  return [{ code: 'came_again', message, orderId: later.id }];
}
