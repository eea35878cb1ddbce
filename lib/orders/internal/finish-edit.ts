import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { orders } from '@/db/schema/orders';
import { clock } from '../../clock';
import type { Context } from '../../context';
import { changeStatus } from './change-status';
import type { OrderRow } from './lock-order';
import { priceOrder } from './prices';

/**
 * Ends a change of an order's lines: prices and total anew, the next version, and a FAILED order is the clerk's
 * again.
 */
export async function finishEdit(tx: Transaction, ctx: Context, order: OrderRow): Promise<void> {
  await priceOrder(tx, ctx, order.id);
  if (order.status === 'FAILED') {
    await changeStatus(tx, ctx, order.id, 'reopen');
    return;
  }
  await tx
    .update(orders)
    .set({ version: sql`${orders.version} + 1`, updatedAt: clock.now() })
    .where(and(eq(orders.tenantId, ctx.tenantId), eq(orders.id, order.id)));
}
