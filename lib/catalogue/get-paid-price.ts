import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { getCustomer } from '../customers/get-customer';
import { notFound } from '../errors';
import { toNumber } from '../money';
import { findProductByReference } from './find-product-by-reference';
import type { PaidPrice } from './price-contract';
import { type PriceInForce, pricesInForce } from './prices-in-force';

/** What a customer pays for a product today, and why. Throws `not_found`. */
export async function getPaidPrice(
  ctx: Context,
  { idOrSku, customerId }: { idOrSku: string; customerId: string },
): Promise<PaidPrice> {
  return inTenant(ctx, async (tx) => {
    const product = await findProductByReference(tx, ctx, idOrSku);
    if (!product) throw notFound('product');
    const customer = await getCustomer(ctx, customerId);
    const prices = await pricesInForce(tx, ctx, { customerId: customer.id, productIds: [product.id] });
    const paid = prices.get(product.id);
    if (!paid) throw notFound('product');
    return {
      price: toNumber(paid.unitPrice),
      source: paid.source,
      reason: reasonOf(paid),
      basePrice: toNumber(paid.basePrice),
      tierPrice: paid.tierPrice === null ? null : toNumber(paid.tierPrice),
      priceTier: paid.priceTier,
    };
  });
}

function reasonOf({ source, priceTier, from, to }: PriceInForce): string {
  const days = daysOf({ from, to });
  switch (source) {
    case 'CUSTOMER':
      return days === '' ? 'their own price' : `their own price ${days}`;
    case 'TIER_PERIOD':
      return `price of the tier ${priceTier} ${days}`;
    case 'TIER':
      return `price of the tier ${priceTier}`;
    case 'BASE':
      return `base price: the tier ${priceTier} has none for it`;
  }
}

function daysOf({ from, to }: Pick<PriceInForce, 'from' | 'to'>): string {
  if (from && to) return `from ${from} to ${to}`;
  if (from) return `from ${from}`;
  return to ? `to ${to}` : '';
}
