import { and } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { countRows } from '@/db/count-rows';
import { isAmong } from '@/db/is-among';
import { mine } from '@/db/mine';
import { products } from '@/db/schema/products';
import { pageOfCandidates } from '@/db/search-words';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { type ListOrder, listOrder } from '../http/list-order';
import { sumAvailable } from '../stock/sum-available';
import type { productSorts } from './contract';
import { viewProduct } from './internal/product-view';
import { productSearch, type WantedProducts, wantedProducts } from './wanted-products';

type ProductSort = (typeof productSorts)[number];

export interface ProductQuery extends WantedProducts {
  sort?: ProductSort | undefined;
  cursor?: string | undefined;
  limit: number;
  offset: number;
}

/** A page of the catalogue, by name unless asked otherwise. */
export async function listProducts(ctx: Context, query: ProductQuery) {
  return inTenant(ctx, async (tx) => {
    const { limit } = query;
    const { name, sku, updatedAt, id } = products;
    const order = listOrder(query, { name, sku, updatedAt }, id, 'name');
    const { rows, ...counted } = await findProducts(tx, ctx, query, order);
    const available = await sumAvailable(
      tx,
      ctx,
      rows.map((row) => row.id),
    );
    const shown = rows.map((row) => ({
      ...viewProduct(row),
      available: available.get(row.id) ?? null,
      updatedAt: row.updatedAt.toISOString(),
    }));
    const last = rows.length < limit ? undefined : shown.at(-1);
    const nextCursor = order.after(last && { id: last.id, at: last[order.sort] });
    return { products: shown, nextCursor, ...counted, limit, offset: order.offset };
  });
}

async function findProducts(
  tx: Transaction,
  ctx: Context,
  query: ProductQuery,
  { column, orderBy, from, offset }: ListOrder<string>,
) {
  const { limit } = query;
  const where = wantedProducts(tx, ctx, query);
  const search = productSearch(tx, ctx, query.search);
  if (!search) {
    const rows = await tx
      .select()
      .from(products)
      .where(and(where, from))
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return { rows, ...(await countRows(tx, products, where)), searchedOnly: null };
  }
  const { candidates } = search;
  const wanted = { name: column, candidates, where, from, limit, offset };
  const { ids, ...counted } = await pageOfCandidates(tx, { table: products, ...wanted });
  const among = and(mine(products, ctx), isAmong(products.id, ids));
  const rows =
    ids.length === 0
      ? []
      : await tx
          .select()
          .from(products)
          .where(among)
          .orderBy(...orderBy);
  return { rows, ...counted };
}
