import Big from 'big.js';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { products } from '@/db/schema/products';
import { stockLevels } from '@/db/schema/stock-levels';
import type { Context } from '../context';
import { toNumber } from '../money';
import { recordEvent } from '../webhooks/record-event';
import { availableStock } from './stock-view';

/**
 * Fires `inventory.low_stock` when what is available has fallen below the product's reorder point: once, until it is
 * at or above that point again. Goods that nobody has counted are not low: nobody knows what lies there; nor are those that
 * are no longer sold, which nobody buys again. Call it after every change of stock, reservation, reorder point or sale, in its
 * transaction.
 */
export async function noteLowStock(
  tx: Transaction,
  ctx: Context,
  place: { productId: string; locationId: string },
): Promise<void> {
  const thisRow = and(
    mine(stockLevels, ctx),
    eq(stockLevels.productId, place.productId),
    eq(stockLevels.locationId, place.locationId),
  );
  // Held, so that two changes at once see each other's crossing.
  const [level] = await tx.select().from(stockLevels).where(thisRow).for('update');
  if (!level) return;
  const [product] = await tx
    .select()
    .from(products)
    .where(mine(products, ctx, place.productId));
  if (!product) throw new Error('a stock level without its product');

  const available = availableStock(level);
  const isReordered = level.countedAt !== null && !product.isDiscontinued;
  const isLow = isReordered && new Big(available).lt(product.reorderPoint);
  if (isLow === level.isLow) return;
  await tx.update(stockLevels).set({ isLow }).where(thisRow);
  if (!isLow) return;
  await recordEvent(tx, ctx, {
    name: 'inventory.low_stock',
    data: {
      productId: product.id,
      sku: product.sku,
      name: product.name,
      locationId: place.locationId,
      availableStock: toNumber(available),
      reorderPoint: toNumber(product.reorderPoint),
      safetyStock: toNumber(product.safetyStock),
    },
  });
}
