import { and, asc, desc, inArray, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { customers } from '@/db/schema/customers';
import { locations } from '@/db/schema/locations';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { readCursor, writeCursor } from '../http/cursor';
import type { QueryOf } from '../http/endpoint';
import { mintOrderId, type OrderId } from '../ids';
import { toNumber } from '../money';
import type { ListedOrder, OrderLine } from './answers';
import { needsLook, toSettleOf, viewCustomer, viewLocation } from './get-order';
import { claimsOf } from './internal/find-claim';
import { viewHead } from './internal/head-view';
import { linesOf, spanOf, viewLine } from './internal/line-view';
import { stockDoubtsOf } from './internal/stock-doubts';
import { countLeftOut, type SpannedLine, viewAccounted } from './internal/view-accounted';
import { followUpsOf } from './internal/view-follow-ups';
import { viewKind } from './internal/view-kind';
import { viewSending } from './internal/view-sending';
import { type Wording, wantedOrders, wordingOf } from './internal/wanted-orders';
import type { listOrdersEndpoint } from './list-contract';
import type { OrderSort } from './order-sorts';

type Query = Omit<QueryOf<typeof listOrdersEndpoint>, 'fields'>;

/** Counting further costs more than the page itself; the answer then says that the total is not exact. */
const countedUpTo = 10_000;

interface OrderPage {
  orders: ListedOrder[];
  total: number;
  limit: number;
  offset: number;
  totalIsExact: boolean;
  nextCursor: string | null;
}

/**
 * A page of orders, newest first unless asked otherwise, optionally of one status, of one customer, with one product, of one kind, in doubt, with something
 * still to be settled, or with a text in customer name, message or ERP number; or of a phone number, or part of one, of
 * the customer in any form.
 */
export async function listOrders(ctx: Context, query: Query): Promise<OrderPage> {
  return inTenant(ctx, async (tx) => {
    const wording = await wordingOf(tx, ctx, query.search);
    const { ids, found } =
      wording === undefined || isNarrow(query)
        ? await page(tx, ctx, query, wording)
        : await search(tx, query, wording);
    const rows = await listed(tx, ctx, ids);
    return {
      orders: rows,
      nextCursor: cursorAfter(rows, query),
      total: Math.min(found, countedUpTo),
      limit: query.limit,
      offset: query.cursor === undefined ? query.offset : 0,
      totalIsExact: found <= countedUpTo,
    };
  });
}

/** Whether more than words and status is asked for, which the SQL functions of the search know nothing of. */
function isNarrow({
  limit: _,
  offset: _from,
  status: _status,
  search: _words,
  inDoubt,
  ...others
}: Query): boolean {
  return inDoubt === true || Object.values(others).some((each) => each !== undefined);
}

const sortOf = ({ sort = '-createdAt' }: Pick<Query, 'sort'>): OrderSort => sort;

function cursorAfter(rows: readonly ListedOrder[], query: Query): string | null {
  const last = rows.at(-1);
  if (!last || rows.length < query.limit) return null;
  const sort = sortOf(query);
  return writeCursor({ sort, at: sort.endsWith('createdAt') ? last.createdAt : last.updatedAt, id: last.id });
}

/** The order of the rows, and where a cursor goes on in it. */
function sorted(query: Query): { orderBy: SQL[]; from: SQL | undefined } {
  const sort = sortOf(query);
  const column = sort.endsWith('createdAt') ? orders.createdAt : orders.updatedAt;
  const isDown = sort.startsWith('-');
  const way = isDown ? desc : asc;
  const orderBy = [way(column), way(orders.id)];
  if (query.cursor === undefined) return { orderBy, from: undefined };
  const { at, id } = readCursor(query.cursor, sort);
  const place = sql`(${at}::timestamptz, ${id}::uuid)`;
  return { orderBy, from: sql`(${column}, ${orders.id}) ${sql.raw(isDown ? '<' : '>')} ${place}` };
}

async function page(tx: Transaction, ctx: Context, query: Query, wording: Wording | undefined) {
  const { limit, offset } = query;
  const wanted = wantedOrders(tx, ctx, query, wording);
  const { orderBy, from } = sorted(query);
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(wanted, from))
    .orderBy(...orderBy)
    .limit(limit)
    .offset(query.cursor === undefined ? offset : 0);
  const some = tx
    .select({ one: sql`1` })
    .from(orders)
    .where(wanted)
    .limit(countedUpTo + 1)
    .as('some');
  const [counted] = await tx.select({ found: sql<number>`count(*)::int` }).from(some);
  return { ids: rows.map((row) => row.id), found: counted?.found ?? 0 };
}

/** Through the SQL functions that may use the trigram index; see the migrations. */
async function search(tx: Transaction, { status, limit, offset }: Query, wording: Wording) {
  const wanted = sql`${status ?? null}::order_status`;
  const most = countedUpTo + 1;
  const [ids, count] =
    'pattern' in wording
      ? [
          sql`orders_matching(${wording.pattern}, ${wanted}, ${limit}, ${offset})`,
          sql`count_orders_matching(${wording.pattern}, ${wanted}, ${most})`,
        ]
      : [
          sql`search_orders(${wording.needle}, ${wanted}, ${limit}, ${offset})`,
          sql`count_found_orders(${wording.needle}, ${wanted}, ${most})`,
        ];
  const rows = await tx.execute<{ id: string }>(sql`select id from ${ids}`);
  const [counted] = await tx.execute<{ found: number }>(sql`select ${count}::int as found`);
  return { ids: rows.map((row) => mintOrderId(row.id)), found: counted?.found ?? 0 };
}

async function listed(tx: Transaction, ctx: Context, ids: OrderId[]): Promise<ListedOrder[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ order: orders, customer: customers, location: locations })
    .from(orders)
    .innerJoin(customers, mine(customers, ctx, orders.customerId))
    .leftJoin(locations, mine(locations, ctx, orders.locationId))
    .where(and(mine(orders, ctx), inArray(orders.id, ids)));
  const places = new Map(ids.map((id, place) => [id, place]));
  rows.sort((one, other) => (places.get(one.order.id) ?? 0) - (places.get(other.order.id) ?? 0));
  const lines = new Map(ids.map((id): [OrderId, OrderLine[]] => [id, []]));
  const spans = new Map(ids.map((id): [OrderId, SpannedLine[]] => [id, []]));
  const found = await linesOf(tx, ctx, ids);
  const picked = rows.map(({ order }) => order);
  const stockDoubts = await stockDoubtsOf(tx, ctx, picked, found);
  for (const row of found) {
    lines.get(row.line.orderId)?.push(viewLine(row, stockDoubts(row.line.id)));
    spans.get(row.line.orderId)?.push({ id: row.line.id, span: spanOf(row) });
  }
  const followUps = await followUpsOf(tx, ctx, ids);
  const claims = await claimsOf(tx, ctx, ids);
  return rows.map(({ order, customer, location }) => ({
    id: order.id,
    status: order.status,
    rawText: order.rawText,
    isVoiceNote: order.isVoiceNote,
    totalAmount: toNumber(order.totalAmount),
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
    externalId: order.externalId,
    ...viewKind(order),
    ...viewSending(order),
    ...followUps(order.id),
    customer: viewCustomer(customer),
    lines: lines.get(order.id) ?? [],
    needsLook: needsLook(order, lines.get(order.id) ?? []),
    ...toSettleOf(viewHead(order.head), customer),
    leftOut: countLeftOut(viewAccounted(order.accounted, spans.get(order.id) ?? [])),
    ...(order.erpSalesOrderId === null ? {} : { erpSalesOrderId: order.erpSalesOrderId }),
    erpDoubt: order.erpDoubt,
    location: viewLocation(location),
    claim: claims.get(order.id) ?? null,
  }));
}
