import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { orders } from '@/db/schema/orders';
import { clock } from '../../clock';
import type { Context } from '../../context';
import type { OrderWarning } from '../warnings';
import { changeStatus } from './change-status';
import type { OrderRow } from './lock-order';
import { priceOrWarn, totalTooLarge } from './price-or-warn';
import { priceOrder } from './prices';

/**
 * Ends a change of an order's lines: prices and total anew, the next version, and a FAILED order is the clerk's
 * again.
 */
export async function finishEdit(tx: Transaction, ctx: Context, order: OrderRow): Promise<void> {
  const warnings = await priceAnew(tx, ctx, order);
  if (order.status === 'FAILED') {
    await changeStatus(tx, ctx, order.id, 'reopen', { warnings });
    return;
  }
  await tx
    .update(orders)
    .set({ warnings, version: sql`${orders.version} + 1`, updatedAt: clock.now() })
    .where(and(eq(orders.tenantId, ctx.tenantId), eq(orders.id, order.id)));
}

/** The order's warnings afterwards. One that came in too large may be put right line by line. */
async function priceAnew(tx: Transaction, ctx: Context, order: OrderRow): Promise<OrderWarning[]> {
  const others = order.warnings.filter(({ code }) => code !== totalTooLarge);
  if (others.length < order.warnings.length) return [...others, ...(await priceOrWarn(tx, ctx, order.id))];
  await priceOrder(tx, ctx, order.id);
  return others;
}
