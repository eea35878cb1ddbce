import { eq } from 'drizzle-orm';
import { specialPrices } from '@/db/schema/special-prices';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import { requireCustomer } from '../customers/require-customer';
import { AppError, notFound } from '../errors';
import type { BodyOf } from '../http/endpoint';
import { findProductByReference } from './find-product-by-reference';
import { findSpecialPrices } from './internal/special-price-rows';
import type { addSpecialPriceEndpoint, SpecialPrice } from './price-contract';
import { tierAsWritten } from './tier-as-written';

/**
 * Sets what one customer pays for a product, or a price tier for a time. Throws `not_found`, `price_taken` (another begins
 * on that day), `customer_merged`, `customer_erased`.
 */
export async function addSpecialPrice(
  ctx: Context,
  { idOrSku, ...input }: BodyOf<typeof addSpecialPriceEndpoint> & { idOrSku: string },
): Promise<SpecialPrice> {
  return inTenant(ctx, async (tx) => {
    const product = await findProductByReference(tx, ctx, idOrSku);
    if (!product) throw notFound('product');
    const { customerId, price, from, to } = input;
    const priceTier = input.priceTier && (await tierAsWritten(tx, ctx, input.priceTier));
    if (customerId !== null) await requireCustomer(tx, ctx, customerId);
    const [row] = await tx
      .insert(specialPrices)
      .values({
        ...{ tenantId: ctx.tenantId, productId: product.id, customerId, priceTier, price: String(price) },
        ...{ validFrom: from, validTo: to, setBy: ctx.actor.name },
      })
      .onConflictDoNothing()
      .returning({ id: specialPrices.id });
    if (!row) {
      const message = `There is a price already that begins ${from === null ? 'without a first day' : `on ${from}`}; take it away first.`;
      throw new AppError('price_taken', message);
    }
    await recordAudit(tx, ctx, {
      action: 'price.special_added',
      subjectId: product.id,
      data: { sku: product.sku, customerId, priceTier, price, from, to },
    });
    const [added] = await findSpecialPrices(tx, ctx, eq(specialPrices.id, row.id), { limit: 1, offset: 0 });
    if (!added) throw new Error('the price was not stored');
    return added;
  });
}
