import { and, asc } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { countRows } from '@/db/count-rows';
import { isAmong } from '@/db/is-among';
import { mine } from '@/db/mine';
import { products } from '@/db/schema/products';
import { pageOfCandidates } from '@/db/search-words';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { viewProduct } from './internal/product-view';
import { productSearch, type WantedProducts, wantedProducts } from './wanted-products';

export interface ProductQuery extends WantedProducts {
  limit: number;
  offset: number;
}

/** A page of the catalogue by name. */
export async function listProducts(ctx: Context, query: ProductQuery) {
  return inTenant(ctx, async (tx) => {
    const { limit, offset } = query;
    const { rows, ...counted } = await findProducts(tx, ctx, query);
    return { products: rows.map(viewProduct), ...counted, limit, offset };
  });
}

async function findProducts(tx: Transaction, ctx: Context, query: ProductQuery) {
  const { limit, offset } = query;
  const where = wantedProducts(tx, ctx, query);
  const byName = [asc(products.name), asc(products.id)];
  const search = productSearch(tx, ctx, query.search);
  if (!search) {
    const rows = await tx
      .select()
      .from(products)
      .where(where)
      .orderBy(...byName)
      .limit(limit)
      .offset(offset);
    return { rows, ...(await countRows(tx, products, where)), searchedOnly: null };
  }
  const { candidates } = search;
  const wanted = { name: products.name, candidates, where, limit, offset };
  const { ids, ...counted } = await pageOfCandidates(tx, { table: products, ...wanted });
  const among = and(mine(products, ctx), isAmong(products.id, ids));
  const rows =
    ids.length === 0
      ? []
      : await tx
          .select()
          .from(products)
          .where(among)
          .orderBy(...byName);
  return { rows, ...counted };
}
