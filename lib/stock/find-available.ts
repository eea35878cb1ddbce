import { and, isNotNull } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { isAmong } from '@/db/is-among';
import { mine } from '@/db/mine';
import { stockLevels } from '@/db/schema/stock-levels';
import type { Context } from '../context';
import type { Decimal } from '../money';
import { availableStock } from './stock-view';

export interface StockPlace {
  productId: string;
  locationId: string;
}

/**
 * What can still be promised of each product at each location, in its unit of measure; undefined where nobody ever
 * counted it: there no stock is kept.
 */
export async function findAvailable(
  tx: Transaction,
  ctx: Context,
  places: readonly StockPlace[],
): Promise<(place: StockPlace) => Decimal | undefined> {
  const found = new Map<string, Decimal>();
  if (places.length > 0) {
    const productIds = [...new Set(places.map(({ productId }) => productId))];
    const locationIds = [...new Set(places.map(({ locationId }) => locationId))];
    const levels = await tx
      .select()
      .from(stockLevels)
      .where(
        and(
          mine(stockLevels, ctx),
          isAmong(stockLevels.productId, productIds),
          isAmong(stockLevels.locationId, locationIds),
          isNotNull(stockLevels.countedAt),
        ),
      );
    for (const level of levels) found.set(keyOf(level), availableStock(level));
  }
  return (place) => found.get(keyOf(place));
}

const keyOf = ({ productId, locationId }: StockPlace) => `${productId} ${locationId}`;
