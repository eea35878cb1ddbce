import { asc } from 'drizzle-orm';
import { countRows } from '@/db/count-rows';
import { mine } from '@/db/mine';
import { customers } from '@/db/schema/customers';
import { productAliases } from '@/db/schema/product-aliases';
import { products } from '@/db/schema/products';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import type { ListedAlias } from './answers';
import { conflictsOf } from './internal/alias-conflicts';
import { viewAlias } from './internal/alias-view';
import { type WantedAliases, wantedAliases } from './internal/wanted-aliases';

export interface AliasQuery extends WantedAliases {
  limit: number;
  offset: number;
}

/** A page of the phrases that mean products, in alphabetical order, each with what contradicts it. Throws `not_found` for the product. */
export async function listAliases(ctx: Context, query: AliasQuery) {
  return inTenant(ctx, async (tx) => {
    const { limit, offset } = query;
    const where = await wantedAliases(tx, ctx, query);
    const rows = await tx
      .select({
        alias: productAliases,
        product: { id: products.id, sku: products.sku, name: products.name },
        customer: { id: customers.id, name: customers.name },
      })
      .from(productAliases)
      .innerJoin(products, mine(products, ctx, productAliases.productId))
      .leftJoin(customers, mine(customers, ctx, productAliases.customerId))
      .where(where)
      .orderBy(asc(productAliases.aliasText), asc(productAliases.id))
      .limit(limit)
      .offset(offset);
    const conflicts = await conflictsOf(
      tx,
      ctx,
      rows.map(({ alias }) => alias.id),
    );
    const aliases: ListedAlias[] = rows.map(({ alias, product, customer }) => ({
      ...viewAlias(alias),
      product,
      customer,
      conflicts: conflicts.get(alias.id) ?? [],
    }));
    return { aliases, ...(await countRows(tx, productAliases, where)), limit, offset };
  });
}
