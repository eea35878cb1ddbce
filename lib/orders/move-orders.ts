import { and, asc, inArray, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { isAmong } from '@/db/is-among';
import { mine } from '@/db/mine';
import { notifications } from '@/db/schema/notifications';
import { orders } from '@/db/schema/orders';
import { clock } from '../clock';
import type { Context } from '../context';
import { AppError } from '../errors';
import type { OrderId } from '../ids';

/** Orders with another status are finished, one way or the other. */
const unfinished = inArray(orders.status, ['RECEIVED', 'PENDING_REVIEW', 'APPROVED', 'FAILED']);

/** What keeps orders of these customers with them for now, in words; null when nothing does. */
export async function findOrdersWithErp(
  tx: Transaction,
  ctx: Context,
  customerIds: readonly string[],
): Promise<string | null> {
  const rows = await tx
    .select({ leasedUntil: orders.erpLeasedUntil, outcomeUnknown: orders.erpOutcomeUnknown })
    .from(orders)
    .where(and(mine(orders, ctx), unfinished, inArray(orders.customerId, [...customerIds])));
  return whyTheyStay(rows);
}

/**
 * Holds orders against everybody who would send or change them until the transaction ends. Throws
 * `customers_not_mergeable` while the ERP may be booking one of them for the customer that it has now.
 */
export async function holdOrders(tx: Transaction, ctx: Context, where: SQL | undefined): Promise<void> {
  const held = await tx
    .select({ leasedUntil: orders.erpLeasedUntil, outcomeUnknown: orders.erpOutcomeUnknown })
    .from(orders)
    .where(and(mine(orders, ctx), unfinished, where))
    .orderBy(asc(orders.id))
    .for('update');
  const reason = whyTheyStay(held);
  if (reason !== null) throw new AppError('customers_not_mergeable', reason);
}

function whyTheyStay(rows: { leasedUntil: Date | null; outcomeUnknown: boolean }[]): string | null {
  const now = clock.now();
  const withErp = rows.filter(
    ({ leasedUntil, outcomeUnknown }) => outcomeUnknown || (leasedUntil !== null && leasedUntil > now),
  ).length;
  if (withErp === 0) return null;
  const which = withErp === 1 ? 'An order is' : `${withErp} orders are`;
  return `${which} being sent to the ERP, or may be there already: wait until the ERP has answered.`;
}

/**
 * Gives orders to another customer, with what was written about them; the caller has locked both customers. Their
 * versions go up. Throws as `holdOrders` does.
 */
export async function moveOrders(
  tx: Transaction,
  ctx: Context,
  { where, to }: { where: SQL | undefined; to: string },
): Promise<{ orderIds: OrderId[]; notificationIds: string[] }> {
  await holdOrders(tx, ctx, where);
  const moved = await tx
    .update(orders)
    .set({ customerId: to, version: sql`${orders.version} + 1`, updatedAt: clock.now() })
    .where(and(mine(orders, ctx), where))
    .returning({ id: orders.id });
  const orderIds = moved.map(({ id }) => id).sort();
  const told = await tx
    .update(notifications)
    .set({ customerId: to })
    .where(and(mine(notifications, ctx), isAmong(notifications.orderId, orderIds)))
    .returning({ id: notifications.id });
  return { orderIds, notificationIds: told.map(({ id }) => id).sort() };
}
