import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { stockLevels } from '@/db/schema/stock-levels';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { notFound } from '../errors';
import { viewStock } from '../stock/stock-view';
import { findProductByReference } from './find-product-by-reference';
import { viewProduct } from './internal/product-view';

/** One product, by id or SKU, with its stock at each location where somebody has counted it. Throws `not_found`. */
export async function getProduct(ctx: Context, idOrSku: string) {
  return inTenant(ctx, async (tx) => {
    const product = await findProductByReference(tx, ctx, idOrSku);
    if (!product) throw notFound('product');
    const levels = await tx
      .select()
      .from(stockLevels)
      .where(
        and(
          mine(stockLevels, ctx),
          eq(stockLevels.productId, product.id),
          // Elsewhere goods have only moved, and nobody knows what lies there.
          isNotNull(stockLevels.countedAt),
        ),
      )
      .orderBy(asc(stockLevels.locationId));
    return { ...viewProduct(product), stock: levels.map(viewStock) };
  });
}
