import { and, type SQL, sql } from 'drizzle-orm';
import { mostLookedAt } from '@/db/bounded';
import type { Transaction } from '@/db/client';
import type { LookedThrough } from '@/db/look-through';
import { productAliases } from '@/db/schema/product-aliases';
import { pageOfCandidates } from '@/db/search-words';
import type { Context } from '../../context';
import type { ListOrder } from '../../http/list-order';
import { fitsAlias, narrowedAliases, type WantedAliases } from './wanted-aliases';

/**
 * A page of phrases through the indexes of texts, where looking through the first of them did not see all; undefined
 * where it did, or where no index knows what is searched for.
 */
export async function searchPhrases(
  tx: Transaction,
  ctx: Context,
  query: WantedAliases & { limit: number },
  { looked, order }: { looked: LookedThrough; order: Pick<ListOrder<string>, 'column' | 'offset'> },
): Promise<LookedThrough | undefined> {
  const typed = query.search?.trim() ?? '';
  if (looked.searchedOnly === null || typed === '') return undefined;
  const letters = sql`letters_of(${typed})`;
  const [known] = await tx.execute<{ is: boolean }>(sql`select has_trigram(${letters}) as is`);
  if (known?.is !== true) return undefined;
  const where = and(await narrowedAliases(tx, ctx, query), fitsAlias(tx, ctx, query));
  const { limit } = query;
  const { column: name, offset } = order;
  const candidates = candidatesWith(ctx, letters);
  return pageOfCandidates(tx, { table: productAliases, name, candidates, where, limit, offset });
}

function candidatesWith(ctx: Context, letters: SQL): SQL {
  const most = mostLookedAt;
  const of = (column: 'product_id' | 'customer_id', having: 'products_having' | 'customers_having') => sql`
    (with found as materialized (select id from ${sql.raw(having)}(${letters}, ${most}) as found(id))
    select alias.id from found join product_aliases as alias
      on alias.tenant_id = ${ctx.tenantId} and alias.${sql.raw(column)} = found.id
    union all select null from found where id is null limit ${most})`;
  return sql`select id from phrases_having(${letters}, ${most}) as found(id)
    union all ${of('product_id', 'products_having')} union all ${of('customer_id', 'customers_having')}`;
}
