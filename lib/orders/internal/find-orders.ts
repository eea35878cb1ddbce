import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import { mostLookedAt } from '@/db/bounded';
import type { Transaction } from '@/db/client';
import { countRows } from '@/db/count-rows';
import { newestFirst, oldestFirst } from '@/db/newest-first';
import { orders } from '@/db/schema/orders';
import type { Context } from '../../context';
import { readCursor } from '../../http/cursor';
import { mintOrderId } from '../../ids';
import type { OrderSort } from '../order-sorts';
import type { FoundOrders, InOrder, OrderQuery, PickedOrders } from './order-query';
import { searchIndex } from './search-index';
import { fitsOrder, narrowedOrders, type Wording } from './wanted-orders';

/**
 * One page of orders, by ids, in bounded work: what an index finds is read in the index's order; what must be looked for
 * in each order, a text for example, is looked for in the first 10,000, and in the index of texts where that knows it.
 */
export async function findOrders(
  tx: Transaction,
  ctx: Context,
  query: OrderQuery,
  wording: Wording | undefined,
): Promise<FoundOrders> {
  const { ids, stoppedAt, seen } = await pickOrders(tx, ctx, query, wording);
  if (seen === undefined) {
    const counted = await countRows(tx, orders, narrowedOrders(tx, ctx, query));
    return { ids, stoppedAt, searchedOnly: null, ...counted };
  }
  // How many there are in all is counted from the beginning of the list.
  const all = query.cursor ? (await pickOrders(tx, ctx, { ...query, cursor: '' }, wording)).seen : seen;
  const { looked, found } = all ?? seen;
  const isWhole = looked < mostLookedAt;
  const searchedOnly = isWhole ? null : mostLookedAt;
  const counted = { ids, stoppedAt, total: found, totalIsExact: isWhole, searchedOnly };
  if (isWhole || wording === undefined || query.cursor !== undefined) return counted;
  const wanted = and(narrowedOrders(tx, ctx, query), fitsOrder(tx, ctx, query, undefined));
  const { orderBy } = inOrder(query);
  return (await searchIndex(tx, { query, wording, wanted, orderBy, found })) ?? counted;
}

/** The same page without a count, through no index of texts. */
export async function pickOrders(
  tx: Transaction,
  ctx: Context,
  query: OrderQuery,
  wording: Wording | undefined,
): Promise<PickedOrders> {
  const order = inOrder(query);
  const narrowed = and(narrowedOrders(tx, ctx, query), order.from);
  const fits = fitsOrder(tx, ctx, query, wording);
  if (fits === undefined) return readPage(tx, query, narrowed, order);
  const { ids, last, ...seen } = await look(tx, query, { narrowed, fits, order });
  const isEnd = ids.length >= query.limit || seen.looked < mostLookedAt || last === null;
  const stoppedAt = isEnd ? null : { ...last, sort: order.sort, at: new Date(last.at).toISOString() };
  return { ids: ids.map(mintOrderId), stoppedAt, seen };
}

/** A cursor comes after an offset, whatever the query says of both. */
const offsetOf = ({ cursor, offset }: OrderQuery) => (cursor === undefined ? offset : 0);

export const sortOf = ({ sort = '-createdAt' }: { sort?: OrderSort | undefined }): OrderSort => sort;

function inOrder(query: OrderQuery): InOrder {
  const sort = sortOf(query);
  const isDown = sort.startsWith('-');
  const isByTime = sort.endsWith('createdAt');
  const column = isByTime ? orders.createdAt : orders.updatedAt;
  // The one index is made with `desc()`, the other without.
  const [down, up] = isByTime ? [newestFirst, oldestFirst] : [desc, asc];
  const orderBy = [column, orders.id].map((each) => (isDown ? down : up)(each));
  if (!query.cursor) return { sort, column, orderBy, from: undefined };
  const { at, id } = readCursor(query.cursor, sort);
  const place = sql`(${at}::timestamptz, ${id}::uuid)`;
  const from = sql`(${column}, ${orders.id}) ${sql.raw(isDown ? '<' : '>')} ${place}`;
  return { sort, column, orderBy, from };
}

async function readPage(
  tx: Transaction,
  query: OrderQuery,
  narrowed: SQL | undefined,
  { orderBy }: InOrder,
): Promise<PickedOrders> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(narrowed)
    .orderBy(...orderBy)
    .limit(query.limit)
    .offset(offsetOf(query));
  return { ids: rows.map(({ id }) => id), stoppedAt: null, seen: undefined };
}

interface Looking {
  narrowed: SQL | undefined;
  fits: SQL;
  order: InOrder;
}

interface Seen extends Record<string, unknown> {
  looked: number;
  found: number;
  ids: string[];
  /** The last one that was looked at. */
  last: { at: string; id: string } | null;
}

async function look(tx: Transaction, query: OrderQuery, { narrowed, fits, order }: Looking): Promise<Seen> {
  const first = tx
    .select({ id: orders.id, at: sql`${order.column}`.as('at'), fits: sql`(${fits}) is true`.as('fits') })
    .from(orders)
    .where(narrowed)
    .orderBy(...order.orderBy)
    .limit(mostLookedAt);
  const [way, back] = order.sort.startsWith('-') ? ['desc', 'asc'] : ['asc', 'desc'];
  const by = (each: string | undefined) => sql.raw(`order by at ${each}, id ${each}`);
  const [seen] = await tx.execute<Seen>(sql`
    with looked as materialized ${first}
    select (select count(*)::int from looked) as looked, (select count(*)::int from looked where fits) as found,
      (select coalesce(jsonb_agg(id ${by(way)}), '[]') from (
        select id, at from looked where fits ${by(way)} limit ${query.limit} offset ${offsetOf(query)}) as page) as ids,
      (select jsonb_build_object('at', at, 'id', id) from looked ${by(back)} limit 1) as last`);
  return seen ?? { looked: 0, found: 0, ids: [], last: null };
}
