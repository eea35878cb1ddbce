import { and, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { productAliases } from '@/db/schema/product-aliases';
import { products } from '@/db/schema/products';
import { searchByWords, type WordSearch } from '@/db/search-words';
import type { Context } from '../context';

export interface WantedProducts {
  category?: string | undefined;
  /** Only what is no longer sold, or only what is. */
  discontinued?: boolean | undefined;
  /** Changed at this moment or later, ISO 8601. */
  updatedSince?: string | undefined;
  /** Words in any order, each a part of the name, SKU, barcode, category or an alias, however they are accented. */
  search?: string | undefined;
}

/** The tenant's products that a query names. */
export function wantedProducts(tx: Transaction, ctx: Context, query: WantedProducts): SQL | undefined {
  return and(
    mine(products, ctx),
    query.category === undefined ? undefined : eq(products.category, query.category),
    query.discontinued === undefined ? undefined : eq(products.isDiscontinued, query.discontinued),
    query.updatedSince === undefined ? undefined : gte(products.updatedAt, new Date(query.updatedSince)),
    productSearch(tx, ctx, query.search)?.fits,
  );
}

/** What is searched for; undefined for nothing. */
export function productSearch(
  tx: Transaction,
  ctx: Context,
  search: string | undefined,
): WordSearch | undefined {
  const typed = search?.trim() ?? '';
  if (typed === '') return undefined;
  const withAlias = (word: SQL) =>
    tx
      .select({ one: sql`1` })
      .from(productAliases)
      .where(
        and(
          mine(productAliases, ctx),
          eq(productAliases.productId, products.id),
          sql`${productAliases.letters} like like_pattern(${word})`,
        ),
      );
  return searchByWords({
    typed,
    letters: products.searchText,
    hasElsewhere: (word) => sql`exists ${withAlias(word)}`,
    having: 'products_having',
  });
}
