import { and, eq } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { specialPrices } from '@/db/schema/special-prices';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import { notFound } from '../errors';
import { findProductByReference } from './find-product-by-reference';

/** Takes away a price of a customer or for a time. Throws `not_found`. */
export async function removeSpecialPrice(
  ctx: Context,
  { idOrSku, priceId }: { idOrSku: string; priceId: string },
): Promise<void> {
  await inTenant(ctx, async (tx) => {
    const product = await findProductByReference(tx, ctx, idOrSku);
    if (!product) throw notFound('product');
    const [gone] = await tx
      .delete(specialPrices)
      .where(
        and(mine(specialPrices, ctx), eq(specialPrices.productId, product.id), eq(specialPrices.id, priceId)),
      )
      .returning();
    if (!gone) throw notFound('price');
    const { customerId, priceTier, price, validFrom: from, validTo: to } = gone;
    await recordAudit(tx, ctx, {
      action: 'price.special_removed',
      subjectId: product.id,
      data: { sku: product.sku, customerId, priceTier, price, from, to },
    });
  });
}
