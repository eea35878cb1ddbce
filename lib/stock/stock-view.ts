import Big from 'big.js';
import type { stockLevels } from '@/db/schema/stock-levels';
import { type Decimal, toNumber } from '../money';

type StockRow = Pick<typeof stockLevels.$inferSelect, 'productId' | 'locationId' | 'onHand' | 'reserved'>;

/** What can still be promised: `onHand − reserved`. Below zero when more was approved than lies there. */
export function availableStock({ onHand, reserved }: { onHand: Decimal; reserved: Decimal }): Decimal {
  return new Big(onHand).minus(reserved).toFixed(3);
}

/** A stock level's row as the API shows it. */
export function viewStock(row: StockRow) {
  return {
    productId: row.productId,
    locationId: row.locationId,
    onHand: toNumber(row.onHand),
    reserved: toNumber(row.reserved),
    available: toNumber(availableStock(row)),
  };
}
