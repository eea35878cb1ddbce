import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import type { Context } from '../context';
import { noteLowStock } from './note-low-stock';

/** More at once are no news but another state of the whole warehouse: nobody is told of each. */
const mostTold = 500;

/** As `noteLowStock`, for all levels of many products at once: `productIds` is a query of them. */
export async function noteCrossings(tx: Transaction, ctx: Context, productIds: SQL): Promise<void> {
  const crossed = sql`
    level.tenant_id = ${ctx.tenantId} and product.tenant_id = level.tenant_id and product.id = level.product_id
    and level.product_id in (${productIds}) and 
      level.is_low <> (level.counted_at is not null and not product.is_discontinued and level.on_hand - level.reserved < product.reorder_point)`;
  const places = await tx.execute<{ productId: string; locationId: string }>(sql`
    select level.product_id as "productId", level.location_id as "locationId" from stock_levels level, products product
    where ${crossed} order by 1, 2 limit ${mostTold}`);
  for (const { productId, locationId } of places) await noteLowStock(tx, ctx, { productId, locationId });
  if (places.length < mostTold) return;
  await tx.execute(sql`
    update stock_levels level set is_low = not level.is_low from products product where ${crossed}`);
}
