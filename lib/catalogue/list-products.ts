import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { countRows } from '@/db/count-rows';
import { productAliases } from '@/db/schema/product-aliases';
import { products } from '@/db/schema/products';
import { searchByWords } from '@/db/search-words';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import type { Product } from './answers';
import { viewProduct } from './internal/product-view';

export interface ProductQuery {
  category?: string | undefined;
  /** Words in any order, each a part of the name, SKU, barcode, category or an alias, however they are accented. */
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
  const withAlias = (word: SQL) =>
    tx
      .select({ one: sql`1` })
      .from(productAliases)
      .where(
        and(
          eq(productAliases.tenantId, ctx.tenantId),
          eq(productAliases.productId, products.id),
          sql`${productAliases.letters} like like_pattern(${word})`,
        ),
      );
  return searchByWords({
    typed: search,
    has: (word) => sql`(${products.searchText} like like_pattern(${word}) or exists ${withAlias(word)})`,
    isAmong: (word) => sql`${products.id} in (select id from products_with(${word}))`,
  });
}
