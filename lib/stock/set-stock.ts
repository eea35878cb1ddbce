import { stockLevels } from '@/db/schema/stock-levels';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import { findProductByReference } from '../catalogue/find-product-by-reference';
import { clock } from '../clock';
import type { Context } from '../context';
import { notFound } from '../errors';
import { findLocationByReference } from '../locations/find-location-by-reference';
import { noteLowStock } from './note-low-stock';
import { viewStock } from './stock-view';

interface StockCount {
  /** A product by id or SKU. */
  product: string;
  /** A location by id or code. */
  location: string;
  /** What was counted, in units of measure, up to three decimals. */
  onHand: number;
}

/** Sets what lies at a location; reservations stay. Throws `not_found`. */
export async function setStock(ctx: Context, count: StockCount) {
  return inTenant(ctx, async (tx) => {
    const product = await findProductByReference(tx, ctx, count.product);
    if (!product) throw notFound('product');
    const location = await findLocationByReference(tx, ctx, count.location);
    if (!location) throw notFound('location');

    const place = { productId: product.id, locationId: location.id };
    const now = clock.now();
    const counted = { onHand: String(count.onHand), countedAt: now, updatedAt: now };
    const [level] = await tx
      .insert(stockLevels)
      .values({ tenantId: ctx.tenantId, ...place, ...counted })
      .onConflictDoUpdate({
        target: [stockLevels.tenantId, stockLevels.productId, stockLevels.locationId],
        set: counted,
      })
      .returning();
    if (!level) throw new Error('the stock level was not stored');
    await recordAudit(tx, ctx, {
      action: 'stock.counted',
      subjectId: product.id,
      data: { locationId: location.id, onHand: count.onHand },
    });
    await noteLowStock(tx, ctx, place);
    return viewStock(level);
  });
}
