import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { customers } from '@/db/schema/customers';
import { orderLines } from '@/db/schema/order-lines';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import type { QueryOf } from '../http/endpoint';
import { mintOrderId, type OrderId } from '../ids';
import { toNumber } from '../money';
import type { ListedOrder, OrderLine } from './answers';
import type { listOrdersEndpoint } from './contract';
import { needsLook, viewCustomer } from './get-order';
import { linesOf, viewLine } from './internal/line-view';

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
 * A page of orders, newest first, optionally of one status, of one customer, with one product, or with a text in
 * customer name, phone or message.
 */
export async function listOrders(ctx: Context, query: Query): Promise<OrderPage> {
  return inTenant(ctx, async (tx) => {
    const needle = query.search?.trim() ?? '';
    const isNarrow = query.customer !== undefined || query.product !== undefined;
    const { ids, found } =
      needle === '' || isNarrow ? await page(tx, ctx, query, needle) : await search(tx, query, needle);
    return {
      orders: await listed(tx, ctx, ids),
      total: Math.min(found, countedUpTo),
      limit: query.limit,
      offset: query.offset,
      totalIsExact: found <= countedUpTo,
    };
  });
}

async function page(tx: Transaction, ctx: Context, query: Query, needle: string) {
  const { status, customer, product, limit, offset } = query;
  const withProduct = (productId: string) =>
    tx
      .select({ id: orderLines.orderId })
      .from(orderLines)
      .where(and(eq(orderLines.tenantId, ctx.tenantId), eq(orderLines.productId, productId)));
  const wanted = and(
    eq(orders.tenantId, ctx.tenantId),
    status ? eq(orders.status, status) : undefined,
    customer === undefined ? undefined : eq(orders.customerId, customer),
    product === undefined ? undefined : inArray(orders.id, withProduct(product)),
    needle === '' ? undefined : sql`${orders.searchText} like like_pattern(${needle})`,
  );
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

/** Through the SQL functions that may use the trigram index; see the migration. */
async function search(tx: Transaction, { status, limit, offset }: Query, needle: string) {
  const wanted = sql`${status ?? null}::order_status`;
  const rows = await tx.execute<{ id: string }>(
    sql`select id from search_orders(${needle}, ${wanted}, ${limit}, ${offset})`,
  );
  const counted = await tx.execute<{ found: number }>(
    sql`select count_found_orders(${needle}, ${wanted}, ${countedUpTo + 1})::int as found`,
  );
  return { ids: rows.map((row) => mintOrderId(row.id)), found: counted[0]?.found ?? 0 };
}

async function listed(tx: Transaction, ctx: Context, ids: OrderId[]): Promise<ListedOrder[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ order: orders, customer: customers })
    .from(orders)
    .innerJoin(customers, and(eq(customers.tenantId, ctx.tenantId), eq(customers.id, orders.customerId)))
    .where(and(eq(orders.tenantId, ctx.tenantId), inArray(orders.id, ids)))
    .orderBy(desc(orders.createdAt), desc(orders.id));
  const lines = new Map(ids.map((id): [OrderId, OrderLine[]] => [id, []]));
  for (const row of await linesOf(tx, ctx, ids)) lines.get(row.line.orderId)?.push(viewLine(row));
  return rows.map(({ order, customer }) => ({
    id: order.id,
    status: order.status,
    rawText: order.rawText,
    isVoiceNote: order.isVoiceNote,
    totalAmount: toNumber(order.totalAmount),
    createdAt: order.createdAt.toISOString(),
    customer: viewCustomer(customer),
    lines: lines.get(order.id) ?? [],
    needsLook: needsLook(order, lines.get(order.id) ?? []),
    ...(order.erpSalesOrderId === null ? {} : { erpSalesOrderId: order.erpSalesOrderId }),
  }));
}
