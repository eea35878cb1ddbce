import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { customers } from '@/db/schema/customers';
import { locations } from '@/db/schema/locations';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import type { QueryOf } from '../http/endpoint';
import { mintOrderId, type OrderId } from '../ids';
import { toNumber } from '../money';
import type { ListedOrder, OrderLine } from './answers';
import type { listOrdersEndpoint } from './contract';
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

type Query = QueryOf<typeof listOrdersEndpoint>;

/** Counting further costs more than the page itself; the answer then says that the total is not exact. */
const countedUpTo = 10_000;

interface OrderPage {
  orders: ListedOrder[];
  total: number;
  limit: number;
  offset: number;
  totalIsExact: boolean;
}

/**
 * A page of orders, newest first, optionally of one status, of one customer, with one product, of one kind, in doubt, with something
 * still to be settled, or with a text in customer name, message or ERP number; or of a phone number, or part of one, of
 * the customer in any form.
 */
export async function listOrders(ctx: Context, query: Query): Promise<OrderPage> {
  return inTenant(ctx, async (tx) => {
    const wording = await wordingOf(tx, ctx, query.search);
    const { customer, product, inDoubt, openTasks, kind, closedAs } = query;
    const isNarrow =
      customer !== undefined ||
      product !== undefined ||
      inDoubt === true ||
      openTasks === true ||
      kind !== undefined ||
      closedAs !== undefined;
    const { ids, found } =
      wording === undefined || isNarrow
        ? await page(tx, ctx, query, wording)
        : await search(tx, query, wording);
    return {
      orders: await listed(tx, ctx, ids),
      total: Math.min(found, countedUpTo),
      limit: query.limit,
      offset: query.offset,
      totalIsExact: found <= countedUpTo,
    };
  });
}

async function page(tx: Transaction, ctx: Context, query: Query, wording: Wording | undefined) {
  const { limit, offset } = query;
  const wanted = wantedOrders(tx, ctx, query, wording);
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(wanted)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
    .offset(offset);
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
    .innerJoin(customers, and(eq(customers.tenantId, ctx.tenantId), eq(customers.id, orders.customerId)))
    .leftJoin(locations, and(eq(locations.tenantId, ctx.tenantId), eq(locations.id, orders.locationId)))
    .where(and(eq(orders.tenantId, ctx.tenantId), inArray(orders.id, ids)))
    .orderBy(desc(orders.createdAt), desc(orders.id));
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
