import { and, eq } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { productPrices } from '@/db/schema/products';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import { notFound } from '../errors';
import { findProductByReference } from './find-product-by-reference';
import { getPrices } from './get-prices';
import type { ProductPrices } from './price-contract';
import { tierAsWritten } from './tier-as-written';

interface TierPrice {
  idOrSku: string;
  priceTier: string;
  /** Null takes it away. */
  price: number | null;
}

/** Sets a product's price for a price tier. Prices frozen on approved orders stay. Throws `not_found`. */
export async function setTierPrice(
  ctx: Context,
  { idOrSku, priceTier: typed, price }: TierPrice,
): Promise<ProductPrices> {
  return inTenant(ctx, async (tx) => {
    const product = await findProductByReference(tx, ctx, idOrSku);
    if (!product) throw notFound('product');
    const priceTier = await tierAsWritten(tx, ctx, typed);
    const key = { tenantId: ctx.tenantId, productId: product.id, priceTier };
    if (price === null)
      await tx
        .delete(productPrices)
        .where(
          and(
            mine(productPrices, ctx),
            eq(productPrices.productId, product.id),
            eq(productPrices.priceTier, priceTier),
          ),
        );
    else
      await tx
        .insert(productPrices)
        .values({ ...key, price: String(price) })
        .onConflictDoUpdate({
          target: [productPrices.tenantId, productPrices.productId, productPrices.priceTier],
          set: { price: String(price) },
        });
    await recordAudit(tx, ctx, {
      action: 'price.changed',
      subjectId: product.id,
      data: { sku: product.sku, priceTier, price },
    });
    return getPrices(ctx, { idOrSku: product.id });
  });
}
