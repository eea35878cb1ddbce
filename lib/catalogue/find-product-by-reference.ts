import { and, eq, or } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { products } from '@/db/schema/products';
import type { Context } from '../context';
import { isUuid } from '../ids';
import type { ProductRow } from './internal/product-view';

/** The product with this id or this SKU (as written, case counts); an id wins over a SKU that looks like one. */
export async function findProductByReference(
  tx: Transaction,
  ctx: Pick<Context, 'tenantId'>,
  idOrSku: string,
): Promise<ProductRow | undefined> {
  const bySku = eq(products.sku, idOrSku);
  const named = isUuid(idOrSku) ? or(eq(products.id, idOrSku), bySku) : bySku;
  const found = await tx
    .select()
    .from(products)
    .where(and(mine(products, ctx), named));
  return found.find((product) => product.id === idOrSku.toLowerCase()) ?? found[0];
}
