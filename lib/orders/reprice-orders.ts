import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { orders } from '@/db/schema/orders';
import { clock } from '../clock';
import type { Context } from '../context';
import { priceOrWarn, totalTooLarge } from './internal/price-or-warn';

/**
 * Prices those of the orders anew that a clerk may still change, for the customer they have now; the others keep the
 * prices they were approved with, and so does one that the ERP may have already.
 */
export async function repriceOrders(tx: Transaction, ctx: Context, which: SQL): Promise<void> {
  const open = await tx
    .select({ id: orders.id, warnings: orders.warnings })
    .from(orders)
    .where(
      and(
        mine(orders, ctx),
        which,
        inArray(orders.status, ['PENDING_REVIEW', 'FAILED']),
        eq(orders.erpOutcomeUnknown, false),
      ),
    )
    .orderBy(orders.id)
    .for('update');
  for (const { id, warnings } of open) {
    const tooMuch = await priceOrWarn(tx, ctx, id);
    await tx
      .update(orders)
      .set({
        warnings: [...warnings.filter(({ code }) => code !== totalTooLarge), ...tooMuch],
        version: sql`${orders.version} + 1`,
        updatedAt: clock.now(),
      })
      .where(mine(orders, ctx, id));
  }
}
