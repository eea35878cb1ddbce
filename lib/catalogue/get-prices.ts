import { and, eq } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { productPrices } from '@/db/schema/products';
import { specialPrices } from '@/db/schema/special-prices';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { notFound } from '../errors';
import { toNumber } from '../money';
import { findProductByReference } from './find-product-by-reference';
import { findSpecialPrices } from './internal/special-price-rows';
import { listPriceTiers } from './list-price-tiers';
import type { ProductPrices } from './price-contract';

/** More of one product are seen from the customers' pages. */
const mostSpecial = 200;

/** What a product costs, by id or SKU, with every price tier that there is. Throws `not_found`. */
export async function getPrices(ctx: Context, { idOrSku }: { idOrSku: string }): Promise<ProductPrices> {
  return inTenant(ctx, async (tx) => {
    const product = await findProductByReference(tx, ctx, idOrSku);
    if (!product) throw notFound('product');
    const { tiers } = await listPriceTiers(ctx);
    const rows = await tx
      .select()
      .from(productPrices)
      .where(and(mine(productPrices, ctx), eq(productPrices.productId, product.id)));
    const prices = new Map(rows.map(({ priceTier, price }) => [priceTier, toNumber(price)]));
    return {
      basePrice: toNumber(product.basePrice),
      tiers: tiers.map(({ name }) => ({ priceTier: name, price: prices.get(name) ?? null })),
      special: await findSpecialPrices(tx, ctx, eq(specialPrices.productId, product.id), {
        limit: mostSpecial,
        offset: 0,
      }),
    };
  });
}
