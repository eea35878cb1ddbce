import { and, inArray } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { customers } from '@/db/schema/customers';
import { locations } from '@/db/schema/locations';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { clock } from '../clock';
import type { Context } from '../context';
import { writeCursor } from '../http/cursor';
import type { QueryOf } from '../http/endpoint';
import type { OrderId } from '../ids';
import { toNumber } from '../money';
import { getTenant } from '../tenancy/get-tenant';
import type { ListedOrder, OrderLine } from './answers';
import { cameAt, needsLook, toldOf, toSettleOf, viewCustomer, viewLocation } from './get-order';
import { withCutOff } from './internal/cut-off';
import { dueBy } from './internal/due-by';
import { claimsOf } from './internal/find-claim';
import { findOrders, sortOf } from './internal/find-orders';
import { headsOf } from './internal/head-view';
import { linesOf, spanOf, viewLine } from './internal/line-view';
import { priceDoubtsOf } from './internal/price-doubts';
import { stockDoubtsOf } from './internal/stock-doubts';
import { countLeftOut, type SpannedLine, viewAccounted } from './internal/view-accounted';
import { followUpsOf } from './internal/view-follow-ups';
import { viewKind } from './internal/view-kind';
import { viewPlan } from './internal/view-plan';
import { viewSending } from './internal/view-sending';
import { wordingOf } from './internal/wanted-orders';
import type { listOrdersEndpoint } from './list-contract';

type Query = Omit<QueryOf<typeof listOrdersEndpoint>, 'fields'>;

interface OrderPage {
  orders: ListedOrder[];
  total: number;
  limit: number;
  offset: number;
  totalIsExact: boolean;
  searchedOnly: number | null;
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
    const { ids, stoppedAt, ...counted } = await findOrders(tx, ctx, query, wording);
    const rows = await listed(tx, ctx, ids);
    return {
      orders: rows,
      nextCursor: stoppedAt === null ? cursorAfter(rows, query) : writeCursor(stoppedAt),
      ...counted,
      limit: query.limit,
      offset: query.cursor === undefined ? query.offset : 0,
    };
  });
}

function cursorAfter(rows: readonly ListedOrder[], query: Query): string | null {
  const last = rows.at(-1);
  if (!last || rows.length < query.limit) return null;
  const sort = sortOf(query);
  return writeCursor({ sort, at: sort.endsWith('createdAt') ? last.createdAt : last.updatedAt, id: last.id });
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
  const priceDoubts = await priceDoubtsOf(tx, ctx, picked, found);
  for (const row of found) {
    const doubts = [...priceDoubts(row.line.id), ...stockDoubts(row.line.id)];
    lines.get(row.line.orderId)?.push(viewLine(row, doubts));
    spans.get(row.line.orderId)?.push({ id: row.line.id, span: spanOf(row) });
  }
  const followUps = await followUpsOf(tx, ctx, ids);
  const claims = await claimsOf(tx, ctx, ids);
  const { timeZone } = await getTenant(tx, ctx);
  const heads = await headsOf(tx, ctx, picked);
  const now = clock.now();
  return rows.map(({ order, customer, location }) => ({
    id: order.id,
    version: order.version,
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
    ...toSettleOf(withCutOff(heads(order), { cameAt: cameAt(order), location, timeZone }), customer),
    leftOut: countLeftOut(viewAccounted(order.accounted, spans.get(order.id) ?? [])),
    ...(order.erpSalesOrderId === null ? {} : { erpSalesOrderId: order.erpSalesOrderId }),
    erpDoubt: order.erpDoubt,
    ...toldOf(order, lines.get(order.id) ?? []),
    location: viewLocation(location),
    claim: claims.get(order.id) ?? null,
    ...viewPlan(order, ctx),
    due: dueBy({ ...order, location }, now, timeZone),
  }));
}
