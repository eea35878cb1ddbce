import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '@/db/client';
import { countRows } from '@/db/count-rows';
import { productAliases } from '@/db/schema/product-aliases';
import { products } from '@/db/schema/products';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import type { Product } from './answers';
import { viewProduct } from './internal/product-view';

export interface ProductQuery {
  category?: string | undefined;
  /** Part of a SKU, name, alias or barcode, in any case. */
  search?: string | undefined;
  limit: number;
  offset: number;
}

/** A page of the catalogue by name. */
export async function listProducts(ctx: Context, query: ProductQuery) {
  return inTenant(ctx, async (tx) => {
    const { limit, offset } = query;
    const where = and(
      eq(products.tenantId, ctx.tenantId),
      query.category === undefined ? undefined : eq(products.category, query.category),
      searchFor(tx, ctx, query.search?.trim() ?? ''),
    );
    const rows = await tx
      .select()
      .from(products)
      .where(where)
      .orderBy(asc(products.name), asc(products.id))
      .limit(limit)
      .offset(offset);
    const page: Product[] = rows.map(viewProduct);
    return { products: page, ...(await countRows(tx, products, where)), limit, offset };
  });
}

function searchFor(tx: Transaction, ctx: Context, search: string): SQL | undefined {
  if (search === '') return undefined;
  const holds = (column: PgColumn) => sql`lower(${column}) like like_pattern(${search})`;
  const withAlias = tx
    .select({ id: productAliases.productId })
    .from(productAliases)
    .where(and(eq(productAliases.tenantId, ctx.tenantId), holds(productAliases.aliasText)));
  return or(
    holds(products.sku),
    holds(products.name),
    holds(products.barcode),
    inArray(products.id, withAlias),
  );
}
