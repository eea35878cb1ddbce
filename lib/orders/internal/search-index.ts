import { type SQL, sql } from 'drizzle-orm';
import { mostLookedAt } from '@/db/bounded';
import type { Transaction } from '@/db/client';
import { orders } from '@/db/schema/orders';
import { mintOrderId } from '../../ids';
import type { FoundOrders, OrderQuery } from './order-query';
import type { Wording } from './wanted-orders';

interface Searching {
  query: OrderQuery;
  wording: Wording;
  /** What is wanted of an order besides the wording. */
  wanted: SQL | undefined;
  orderBy: SQL[];
  /** How many were found among the first ones of the list. */
  found: number;
}

/** Of the orders looked at: a wording that more of them have stands in far more than are read from the index. */
const commonShare = 0.05;

/**
 * The same page from the index of texts, which knows all orders; undefined where the index does not know the wording (it
 * has no three letters or digits together) or knows too many orders with it.
 */
export async function searchIndex(
  tx: Transaction,
  { query, wording, wanted, orderBy, found }: Searching,
): Promise<FoundOrders | undefined> {
  if (found > commonShare * mostLookedAt) return undefined;
  const isPattern = 'pattern' in wording;
  if (!(await isIndexed(tx, wording))) return undefined;
  const needle = isPattern ? wording.pattern : wording.needle;
  const [hits] = await tx.execute<{ found: number; ids: string[] | null; total: number }>(sql`
    with hit as materialized (
      select id from orders_with(${needle}, ${isPattern}, ${mostLookedAt + 1}) as found(id)),
    fit as materialized (
      select ${orders.id}, row_number() over (order by ${sql.join(orderBy, sql`, `)}) as place
      from hit join ${orders} on ${orders.id} = hit.id where ${wanted})
    select (select count(*)::int from hit) as found, (select count(*)::int from fit) as total,
      (select jsonb_agg(id) from (select id from fit order by place limit ${query.limit} offset ${query.offset}) as page) as ids`);
  if (hits === undefined || hits.found > mostLookedAt) return undefined;
  return {
    ids: (hits.ids ?? []).map(mintOrderId),
    total: hits.total,
    totalIsExact: true,
    searchedOnly: null,
    stoppedAt: null,
  };
}

/** Each form of a number is one alternative of the pattern, and has to have a trigram. */
async function isIndexed(tx: Transaction, wording: Wording): Promise<boolean> {
  const forms = 'pattern' in wording ? wording.pattern.split('|') : [wording.needle];
  const [row] = await tx.execute<{ all: boolean }>(
    sql`select bool_and(has_trigram(form)) as all from jsonb_array_elements_text(${JSON.stringify(forms)}::jsonb) as form`,
  );
  return row?.all === true;
}
