import { and, isNotNull, sql, sum } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { isAmong } from '@/db/is-among';
import { mine } from '@/db/mine';
import { stockLevels } from '@/db/schema/stock-levels';
import type { Context } from '../context';

/** What can still be promised of each product, all locations together, in its unit; none of those that nobody counted. */
export async function sumAvailable(
  tx: Transaction,
  ctx: Context,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (productIds.length === 0) return new Map();
  const { productId, onHand, reserved, countedAt } = stockLevels;
  const rows = await tx
    .select({ productId, available: sum(sql`${onHand} - ${reserved}`) })
    .from(stockLevels)
    .where(and(mine(stockLevels, ctx), isAmong(productId, [...productIds]), isNotNull(countedAt)))
    .groupBy(productId);
  return new Map(rows.map((row) => [row.productId, Number(row.available)]));
}
