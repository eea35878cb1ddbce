import { and, asc, eq } from 'drizzle-orm';
import { countRows } from '@/db/count-rows';
import { productAliases } from '@/db/schema/product-aliases';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { notFound } from '../errors';
import { findProductByReference } from './find-product-by-reference';
import { viewAlias } from './internal/alias-view';

interface AliasQuery {
  /** A product by id or SKU. */
  product: string;
  limit: number;
  offset: number;
}

/** A page of the phrases that mean a product, of every customer, in alphabetical order. Throws `not_found`. */
export async function listAliases(ctx: Context, { product: idOrSku, limit, offset }: AliasQuery) {
  return inTenant(ctx, async (tx) => {
    const product = await findProductByReference(tx, ctx, idOrSku);
    if (!product) throw notFound('product');
    const where = and(eq(productAliases.tenantId, ctx.tenantId), eq(productAliases.productId, product.id));
    const rows = await tx
      .select()
      .from(productAliases)
      .where(where)
      .orderBy(asc(productAliases.aliasText), asc(productAliases.id))
      .limit(limit)
      .offset(offset);
    return { aliases: rows.map(viewAlias), ...(await countRows(tx, productAliases, where)), limit, offset };
  });
}
