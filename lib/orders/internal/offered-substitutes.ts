import type { Transaction } from '@/db/client';
import { findSubstitutes } from '../../catalogue/find-substitutes';
import type { Context } from '../../context';
import { toNumber } from '../../money';
import { findAvailable } from '../../stock/find-available';
import type { OrderWarning } from '../warnings';
import type { LineWithProduct, OfferedRow } from './line-view';

/**
 * What may be offered in the place of goods that are short where the order is picked, or no longer sold, by the line's id;
 * what is out of stock or no longer sold itself is left out.
 */
export async function substitutesOf(
  tx: Transaction,
  ctx: Context,
  locationId: string | null,
  rows: readonly LineWithProduct[],
  stockDoubts: (lineId: string) => OrderWarning[],
): Promise<(lineId: string) => OfferedRow[]> {
  const short = rows.flatMap(({ line: { id, productId } }) =>
    productId && stockDoubts(id).length > 0 ? [{ id, productId }] : [],
  );
  const found = await findSubstitutes(tx, ctx, [...new Set(short.map(({ productId }) => productId))]);
  const places = locationId ? found.map(({ product }) => ({ productId: product.id, locationId })) : [];
  const availableOf = await findAvailable(tx, ctx, places);
  const offered = new Map<string, OfferedRow[]>();
  for (const { productId, product, note } of found) {
    if (product.isDiscontinued) continue;
    const left = locationId ? availableOf({ productId: product.id, locationId }) : undefined;
    const available = left === undefined ? null : toNumber(left);
    if (available !== null && available <= 0) continue;
    const others = offered.get(productId) ?? [];
    offered.set(productId, [...others, { product, note, available }]);
  }
  const productOf = new Map(short.map(({ id, productId }) => [id, productId]));
  return (lineId) => offered.get(productOf.get(lineId) ?? '') ?? [];
}
