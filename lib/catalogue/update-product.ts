import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { products } from '@/db/schema/products';
import { stockLevels } from '@/db/schema/stock-levels';
import { inTenant } from '@/db/tenant';
import { violatesUnique } from '@/db/violates-unique';
import { recordAudit } from '../audit/record-audit';
import { clock } from '../clock';
import type { Context } from '../context';
import { changedMeanwhile, notFound } from '../errors';
import type { BodyOf } from '../http/endpoint';
import { noteLowStock } from '../stock/note-low-stock';
import type { Product } from './answers';
import type { updateProductEndpoint } from './contract';
import { findProductByReference } from './find-product-by-reference';
import { storedFields } from './internal/product-fields';
import { viewProduct } from './internal/product-view';
import { requireFreeSku } from './internal/require-free-sku';
import { skuTaken } from './internal/sku-taken';

interface ProductChange {
  idOrSku: string;
  changes: BodyOf<typeof updateProductEndpoint>;
  /** The version that was looked at; without it the change is made on any. */
  ifMatch?: number | undefined;
}

/**
 * Changes the given fields of a product, by id or SKU; prices frozen on approved orders stay. Throws `not_found`,
 * `sku_taken`, and `product_changed` when the caller has seen another version of it.
 */
export async function updateProduct(
  ctx: Context,
  { idOrSku, changes, ifMatch }: ProductChange,
): Promise<Product> {
  return inTenant(ctx, async (tx) => {
    const named = await findProductByReference(tx, ctx, idOrSku);
    if (!named) throw notFound('product');
    const thisRow = mine(products, ctx, named.id);
    const [before] = await tx.select().from(products).where(thisRow).for('update');
    if (!before) throw notFound('product');
    if (ifMatch !== undefined && ifMatch !== before.version) {
      throw changedMeanwhile('product_changed', { seen: ifMatch, currentVersion: before.version });
    }
    if (Object.keys(changes).length === 0) return viewProduct(before);

    const { sku } = changes;
    if (sku !== undefined && sku !== before.sku) await requireFreeSku(tx, ctx, { sku, but: before.id });
    const [row] = await tx
      .update(products)
      .set({ ...storedFields(changes), version: before.version + 1, updatedAt: clock.now() })
      .where(thisRow)
      .returning()
      .catch((error: unknown) => {
        throw violatesUnique(error, 'products_sku') ? skuTaken(changes.sku ?? before.sku) : error;
      });
    if (!row) throw notFound('product');
    await recordAudit(tx, ctx, { action: 'product.changed', subjectId: row.id, data: { ...changes } });
    if (changes.reorderPoint !== undefined || changes.isDiscontinued !== undefined)
      await noteLowStockEverywhere(tx, ctx, row.id);
    return viewProduct(row);
  });
}

/** A new reorder point may have been crossed without any stock moving, and what is no longer sold is bought no more. */
async function noteLowStockEverywhere(tx: Transaction, ctx: Context, productId: string): Promise<void> {
  const levels = await tx
    .select({ locationId: stockLevels.locationId })
    .from(stockLevels)
    .where(and(mine(stockLevels, ctx), eq(stockLevels.productId, productId)))
    .orderBy(stockLevels.locationId);
  for (const { locationId } of levels) await noteLowStock(tx, ctx, { productId, locationId });
}
