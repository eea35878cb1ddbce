import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { productSubstitutes } from '@/db/schema/product-substitutes';
import { products } from '@/db/schema/products';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import { AppError, notFound } from '../errors';
import type { BodyOf } from '../http/endpoint';
import { findProductByReference } from './find-product-by-reference';
import type { ProductRow } from './internal/product-view';
import { listSubstitutes } from './list-substitutes';
import type { Substitutes, setSubstitutesEndpoint } from './substitute-contract';

type Wanted = BodyOf<typeof setSubstitutesEndpoint>['substitutes'];

/**
 * Replaces a product's list of substitutes. Throws `not_found`, and `invalid_input` for a SKU that there is not, one named
 * twice, and the product itself.
 */
export async function setSubstitutes(
  ctx: Context,
  { idOrSku, substitutes }: { idOrSku: string; substitutes: Wanted },
): Promise<Substitutes> {
  return inTenant(ctx, async (tx) => {
    const product = await findProductByReference(tx, ctx, idOrSku);
    if (!product) throw notFound('product');
    // One list at a time.
    await tx
      .select({ id: products.id })
      .from(products)
      .where(mine(products, ctx, product.id))
      .for('no key update');
    const found = await findAll(tx, ctx, product, substitutes);
    await tx
      .delete(productSubstitutes)
      .where(and(mine(productSubstitutes, ctx), eq(productSubstitutes.productId, product.id)));
    if (found.length > 0) {
      const rows = found.map(({ id, note, bothWays }, index) => ({
        ...{ tenantId: ctx.tenantId, productId: product.id, substituteId: id },
        ...{ position: index + 1, note, isBothWays: bothWays },
      }));
      await tx.insert(productSubstitutes).values(rows);
    }
    await recordAudit(tx, ctx, {
      action: 'product.substitutes_set',
      subjectId: product.id,
      data: { sku: product.sku, substitutes: found.map(({ sku }) => sku) },
    });
    return listSubstitutes(ctx, { idOrSku: product.id });
  });
}

async function findAll(tx: Transaction, ctx: Context, product: ProductRow, substitutes: Wanted) {
  const found: { id: string; sku: string; note: string | null; bothWays: boolean }[] = [];
  for (const [index, { sku, note, bothWays }] of substitutes.entries()) {
    const other = await findProductByReference(tx, ctx, sku);
    if (!other) throw notValid(index, 'unknown_product', `There is no product with the SKU ${sku}.`);
    if (other.id === product.id)
      throw notValid(index, 'same_product', 'A product is no substitute of itself.');
    if (found.some(({ id }) => id === other.id)) throw notValid(index, 'twice', `${sku} is listed already.`);
    found.push({ id: other.id, sku: other.sku, note, bothWays });
  }
  return found;
}

const notValid = (index: number, code: string, message: string) => {
  const path = `substitutes.${index}.sku`;
  return new AppError('invalid_input', `Not valid: ${path}.`, { errors: [{ path, code, message }] });
};
