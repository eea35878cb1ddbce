import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { products } from '@/db/schema/products';
import { stockLevels } from '@/db/schema/stock-levels';
import { inTenant } from '@/db/tenant';
import { violatesUnique } from '@/db/violates-unique';
import { recordAudit } from '../audit/record-audit';
import { clock } from '../clock';
import type { Context } from '../context';
import { notFound } from '../errors';
import type { BodyOf } from '../http/endpoint';
import { noteLowStock } from '../stock/note-low-stock';
import type { Product, updateProductEndpoint } from './contract';
import { findProductByReference } from './find-product-by-reference';
import { storedFields } from './internal/product-fields';
import { viewProduct } from './internal/product-view';
import { skuTaken } from './internal/sku-taken';

/** Changes the given fields of a product, by id or SKU; prices frozen on approved orders stay. Throws `not_found`, `sku_taken`. */
export async function updateProduct(
  ctx: Context,
  { idOrSku, changes }: { idOrSku: string; changes: BodyOf<typeof updateProductEndpoint> },
): Promise<Product> {
  return inTenant(ctx, async (tx) => {
    const before = await findProductByReference(tx, ctx, idOrSku);
    if (!before) throw notFound('product');
    if (Object.keys(changes).length === 0) return viewProduct(before);

    const mine = and(eq(products.tenantId, ctx.tenantId), eq(products.id, before.id));
    const [row] = await tx
      .update(products)
      .set({ ...storedFields(changes), updatedAt: clock.now() })
      .where(mine)
      .returning()
      .catch((error: unknown) => {
        throw violatesUnique(error, 'products_sku') ? skuTaken(changes.sku ?? before.sku) : error;
      });
    if (!row) throw notFound('product');
    await recordAudit(tx, ctx, { action: 'product.changed', subjectId: row.id, data: { ...changes } });
    if (changes.reorderPoint !== undefined) await noteLowStockEverywhere(tx, ctx, row.id);
    return viewProduct(row);
  });
}

/** A new reorder point may have been crossed without any stock moving. */
async function noteLowStockEverywhere(tx: Transaction, ctx: Context, productId: string): Promise<void> {
  const levels = await tx
    .select({ locationId: stockLevels.locationId })
    .from(stockLevels)
    .where(and(eq(stockLevels.tenantId, ctx.tenantId), eq(stockLevels.productId, productId)))
    .orderBy(stockLevels.locationId);
  for (const { locationId } of levels) await noteLowStock(tx, ctx, { productId, locationId });
}
