import { products } from '@/db/schema/products';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import type { BodyOf } from '../http/endpoint';
import type { Product } from './answers';
import type { createProductEndpoint } from './contract';
import { storedFields } from './internal/product-fields';
import { viewProduct } from './internal/product-view';
import { requireFreeSku } from './internal/require-free-sku';
import { skuTaken } from './internal/sku-taken';

/** Adds a product to the catalogue. Throws `sku_taken`. */
export async function createProduct(
  ctx: Context,
  input: BodyOf<typeof createProductEndpoint>,
): Promise<Product> {
  return inTenant(ctx, async (tx) => {
    const { sku, name, basePrice, ...rest } = input;
    await requireFreeSku(tx, ctx, { sku });
    const [row] = await tx
      .insert(products)
      .values({
        tenantId: ctx.tenantId,
        sku,
        name,
        basePrice: String(basePrice),
        ...storedFields(rest),
      })
      .onConflictDoNothing({ target: [products.tenantId, products.sku] })
      .returning();
    if (!row) throw skuTaken(sku);
    await recordAudit(tx, ctx, { action: 'product.created', subjectId: row.id, data: { sku, name } });
    return viewProduct(row);
  });
}
