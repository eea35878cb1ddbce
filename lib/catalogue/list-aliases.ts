import { and, asc } from 'drizzle-orm';
import { isAmong } from '@/db/is-among';
import { lookThrough } from '@/db/look-through';
import { mine } from '@/db/mine';
import { customers } from '@/db/schema/customers';
import { productAliases } from '@/db/schema/product-aliases';
import { products } from '@/db/schema/products';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import type { ListedAlias } from './answers';
import { conflictsOf } from './internal/alias-conflicts';
import { viewAlias } from './internal/alias-view';
import { searchPhrases } from './internal/search-phrases';
import { fitsAlias, narrowedAliases, type WantedAliases } from './internal/wanted-aliases';

export interface AliasQuery extends WantedAliases {
  limit: number;
  offset: number;
}

/** A page of the phrases that mean products, in alphabetical order, each with what contradicts it. Throws `not_found` for the product. */
export async function listAliases(ctx: Context, query: AliasQuery) {
  return inTenant(ctx, async (tx) => {
    const { limit, offset } = query;
    const narrowed = await narrowedAliases(tx, ctx, query);
    const orderBy = [asc(productAliases.aliasText), asc(productAliases.id)];
    const wanted = { narrowed, fits: fitsAlias(tx, ctx, query), orderBy, limit, offset };
    const looked = await lookThrough(tx, { table: productAliases, ...wanted });
    const { ids, ...counted } = (await searchPhrases(tx, ctx, query, looked)) ?? looked;
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
    return { aliases, ...counted, limit, offset };
  });
}
