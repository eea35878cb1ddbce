import { sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { productPrices, products } from '@/db/schema/products';
import { specialPrices } from '@/db/schema/special-prices';
import type { Context } from '../../context';
import { mayMove } from '../status';
import type { OrderWarning } from '../warnings';
import type { LineWithProduct } from './line-view';
import type { OrderRow } from './lock-order';

/**
 * A word on each line, by its id, that would go out for nothing; nothing where the tenant keeps no prices here, and nothing
 * once the order is approved, for then its prices are agreed.
 */
export async function priceDoubtsOf(
  tx: Transaction,
  ctx: Context,
  picked: readonly Pick<OrderRow, 'id' | 'status'>[],
  rows: readonly LineWithProduct[],
): Promise<(lineId: string) => OrderWarning[]> {
  const waiting = new Set(picked.filter(({ status }) => mayMove(status, 'approve')).map(({ id }) => id));
  const free = rows.filter(
    ({ line: { orderId, unitPrice } }) =>
      waiting.has(orderId) && unitPrice !== null && Number(unitPrice) === 0,
  );
  if (free.length === 0 || !(await keepsPrices(tx, ctx))) return () => [];
  const doubted = new Set(free.map(({ line }) => line.id));
  return (lineId) => (doubted.has(lineId) ? [noPrice] : []);
}

const noPrice: OrderWarning = {
  code: 'no_price',
  message: 'It has no price and would go out for nothing: give the product one, or keep it if it is free.',
};

/** Some product has a price: of a tenant whose prices are all with the ERP, none has. */
async function keepsPrices(tx: Transaction, { tenantId }: Context): Promise<boolean> {
  const [row] = await tx.execute<{ kept: boolean }>(sql`
    select exists (select from ${products} where tenant_id = ${tenantId} and base_price > 0)
      or exists (select from ${productPrices} where tenant_id = ${tenantId} and price > 0)
      or exists (select from ${specialPrices} where tenant_id = ${tenantId} and price > 0) as kept`);
  return row?.kept === true;
}
