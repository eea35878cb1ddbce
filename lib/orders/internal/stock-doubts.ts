import Big from 'big.js';
import type { Transaction } from '@/db/client';
import type { orders } from '@/db/schema/orders';
import type { Context } from '../../context';
import type { Decimal } from '../../money';
import { findAvailable } from '../../stock/find-available';
import { mayMove } from '../status';
import type { OrderWarning } from '../warnings';
import type { LineWithProduct } from './line-view';

type Picked = Pick<typeof orders.$inferSelect, 'id' | 'status' | 'locationId'>;

/**
 * A word on each line, by its id, whose goods are no longer sold, or more than can be promised where the order is picked,
 * all its lines of those goods taken together; nothing of stock where none is kept, and nothing once the order is approved,
 * for then its goods are set aside.
 */
export async function stockDoubtsOf(
  tx: Transaction,
  ctx: Context,
  picked: readonly Picked[],
  rows: readonly LineWithProduct[],
): Promise<(lineId: string) => OrderWarning[]> {
  const waiting = new Map(
    picked.filter(({ status }) => mayMove(status, 'approve')).map(({ id, locationId }) => [id, locationId]),
  );
  const wanted = rows.flatMap(({ line }) => {
    const { id, orderId, productId, orderQuantity } = line;
    const locationId = waiting.get(orderId);
    return productId && locationId ? [{ id, orderId, productId, locationId, orderQuantity }] : [];
  });
  const availableOf = await findAvailable(tx, ctx, wanted);
  const ordered = new Map<string, Big>();
  for (const { orderId, productId, orderQuantity } of wanted) {
    const key = `${orderId} ${productId}`;
    ordered.set(key, new Big(orderQuantity).plus(ordered.get(key) ?? 0));
  }
  const doubts = new Map<string, OrderWarning[]>();
  for (const { line, product } of rows)
    if (product?.isDiscontinued && waiting.has(line.orderId)) doubts.set(line.id, [soldNoLonger]);
  for (const { id, orderId, productId, locationId } of wanted) {
    const available = availableOf({ productId, locationId });
    const asked = ordered.get(`${orderId} ${productId}`) ?? new Big(0);
    if (available !== undefined && asked.gt(available))
      doubts.set(id, [...(doubts.get(id) ?? []), shortOf(asked, available)]);
  }
  return (lineId) => doubts.get(lineId) ?? [];
}

const soldNoLonger: OrderWarning = {
  code: 'discontinued',
  message: 'No longer sold: choose another product, or keep it if some is left.',
};

function shortOf(asked: Big, available: Decimal): OrderWarning {
  const left = new Big(available);
  const there = left.gt(0) ? `Only ${left.toString()} left in stock` : 'None left in stock';
  return {
    code: 'short_of_stock',
    message: `${there} where this order is picked; ${asked.toString()} ordered.`,
  };
}
