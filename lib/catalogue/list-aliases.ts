import { and } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { isAmong } from '@/db/is-among';
import { lookThrough } from '@/db/look-through';
import { mine } from '@/db/mine';
import { customers } from '@/db/schema/customers';
import { productAliases } from '@/db/schema/product-aliases';
import { products } from '@/db/schema/products';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { listOrder } from '../http/list-order';
import type { ListedAlias } from './answers';
import { conflictsOf } from './internal/alias-conflicts';
import { viewAlias } from './internal/alias-view';
import { searchPhrases } from './internal/search-phrases';
import { fitsAlias, narrowedAliases, type WantedAliases } from './internal/wanted-aliases';

export interface AliasQuery extends WantedAliases {
  sort?: 'aliasText' | 'updatedAt' | undefined;
  cursor?: string | undefined;
  limit: number;
  offset: number;
}

/** A page of the phrases that mean products, in alphabetical order, each with what contradicts it. Throws `not_found` for the product. */
export async function listAliases(ctx: Context, query: AliasQuery) {
  return inTenant(ctx, async (tx) => {
    const { limit } = query;
    const { aliasText, updatedAt, id } = productAliases;
    const order = listOrder(query, { aliasText, updatedAt }, id, 'aliasText');
    const { orderBy, from, offset } = order;
    const narrowed = await narrowedAliases(tx, ctx, query);
    const wanted = { narrowed, fits: fitsAlias(tx, ctx, query), orderBy, from, limit, offset };
    const looked = await lookThrough(tx, { table: productAliases, ...wanted });
    // Past the first page a search goes on as it began.
    const indexed = query.cursor ? undefined : await searchPhrases(tx, ctx, query, { looked, order });
    const { ids, stoppedAt = null, ...counted } = indexed ?? looked;
    const rows = await tx
      .select({
        alias: productAliases,
        product: { id: products.id, sku: products.sku, name: products.name },
        customer: { id: customers.id, name: customers.name },
      })
      .from(productAliases)
      .innerJoin(products, mine(products, ctx, productAliases.productId))
      .leftJoin(customers, mine(customers, ctx, productAliases.customerId))
      .where(and(mine(productAliases, ctx), isAmong(productAliases.id, ids)))
      .orderBy(...orderBy);
    const conflicts = await conflictsOf(tx, ctx, ids);
    const aliases: ListedAlias[] = rows.map(({ alias, product, customer }) => ({
      ...viewAlias(alias),
      product,
      customer,
      conflicts: conflicts.get(alias.id) ?? [],
    }));
    const last = aliases.length < limit ? await placeOf(tx, ctx, stoppedAt) : aliases.at(-1);
    const nextCursor = order.after(last && { id: last.id, at: last[order.sort] });
    return { aliases, nextCursor, ...counted, limit, offset };
  });
}

/** Where a search stopped that looked at no more. */
async function placeOf(tx: Transaction, ctx: Context, id: string | null) {
  if (id === null) return undefined;
  const { aliasText, updatedAt } = productAliases;
  const [row] = await tx
    .select({ id: productAliases.id, aliasText, updatedAt })
    .from(productAliases)
    .where(mine(productAliases, ctx, id));
  return row && { ...row, updatedAt: row.updatedAt.toISOString() };
}
