import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { orderLines } from '@/db/schema/order-lines';
import { stockLevels } from '@/db/schema/stock-levels';
import { clock } from '../clock';
import type { Context } from '../context';
import type { OrderId } from '../ids';
import type { Decimal } from '../money';
import { noteLowStock } from './note-low-stock';

interface PickedOrder {
  orderId: OrderId;
  /** Where it is picked; without a location no stock is kept. */
  locationId: string | null;
}

/** An approved order's goods are set aside, counted or not. Fires `inventory.low_stock` where that crosses a reorder point. */
export function reserveStock(tx: Transaction, ctx: Context, order: PickedOrder): Promise<void> {
  return shift(tx, ctx, order, (quantity) => ({ onHand: '0', reserved: quantity }));
}

/** The ERP refused: what was set aside is free again. */
export function releaseStock(tx: Transaction, ctx: Context, order: PickedOrder): Promise<void> {
  return shift(tx, ctx, order, (quantity) => ({ onHand: '0', reserved: `-${quantity}` }));
}

/** The ERP owns the order now: the goods count as gone. */
export function deductStock(tx: Transaction, ctx: Context, order: PickedOrder): Promise<void> {
  return shift(tx, ctx, order, (quantity) => ({ onHand: `-${quantity}`, reserved: `-${quantity}` }));
}

async function shift(
  tx: Transaction,
  ctx: Context,
  { orderId, locationId }: PickedOrder,
  by: (quantity: Decimal) => { onHand: Decimal; reserved: Decimal },
): Promise<void> {
  if (locationId === null) return;
  const needed = await tx
    .select({
      productId: orderLines.productId,
      quantity: sql<Decimal>`sum(${orderLines.orderQuantity})::text`,
    })
    .from(orderLines)
    .where(and(mine(orderLines, ctx), eq(orderLines.orderId, orderId)))
    .groupBy(orderLines.productId)
    // The same order in every transaction, so that two approvals cannot wait for each other.
    .orderBy(orderLines.productId);
  for (const { productId, quantity } of needed) {
    if (productId === null) continue;
    const { onHand, reserved } = by(quantity);
    const place = { tenantId: ctx.tenantId, productId, locationId };
    const updatedAt = clock.now();
    await tx
      .insert(stockLevels)
      // Nobody has counted there: what is set aside is kept for the count that may come, what is gone is gone from nothing.
      .values({ ...place, onHand: '0', reserved: sql`greatest(${reserved}::numeric, 0)`, updatedAt })
      .onConflictDoUpdate({
        target: [stockLevels.tenantId, stockLevels.productId, stockLevels.locationId],
        set: {
          onHand: sql`case when ${stockLevels.countedAt} is null then 0 else ${stockLevels.onHand} + ${onHand}::numeric end`,
          reserved: sql`${stockLevels.reserved} + ${reserved}::numeric`,
          updatedAt,
        },
      });
    await noteLowStock(tx, ctx, { productId, locationId });
  }
}
