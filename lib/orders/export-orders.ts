import { and, asc, inArray } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { isAmong } from '@/db/is-among';
import { mine } from '@/db/mine';
import { newestFirst } from '@/db/newest-first';
import { customerBranches } from '@/db/schema/customer-branches';
import { customers } from '@/db/schema/customers';
import { locations } from '@/db/schema/locations';
import { orderLines } from '@/db/schema/order-lines';
import { orders } from '@/db/schema/orders';
import { products } from '@/db/schema/products';
import type { Context } from '../context';
import { type After, flag, moment, number, type Row, readPages, type Sheet, text } from '../exports/sheet';
import { type CursorPlace, writeCursor } from '../http/cursor';
import type { OrderId } from '../ids';
import { pickOrders } from './internal/find-orders';
import { viewHead } from './internal/head-view';
import { type WantedOrders, wordingOf } from './internal/wanted-orders';
import { type HeadBranch, plainHeadOf } from './order-head';

const ordersAtOnce = 250;

const columns = [
  ...[text('Order'), text('ERP number'), text('Status'), moment('Created'), moment('Approved')],
  ...[text('Customer'), text('Phone number'), text('ERP account'), text('Location')],
  ...[text('Customer’s order number'), text('Requested date'), text('From'), text('To')],
  ...[text('Delivery'), text('Ship to'), text('Branch code'), text('Address')],
  ...[text('Contact'), text('Contact number'), text('Instructions'), flag('Urgent'), number('Order total')],
  ...[number('Line'), text('Asked for'), number('Quantity'), text('Unit')],
  ...[text('SKU'), text('Product'), number('Order quantity'), text('Unit of measure')],
  ...[number('Unit price'), number('Subtotal'), flag('Checked by a person'), flag('Corrected')],
];

/** The orders, newest first: a row for each line with its order’s head beside it, and one for an order without lines. */
export function ordersSheet(ctx: Context, query: WantedOrders): Sheet {
  const pages = readPages(ctx, {
    read: async (tx, { last, limit }: After<OrderRow>) => {
      const found = await readOrders(tx, ctx, query, { last, limit });
      const lines = await linesOf(
        tx,
        ctx,
        found.map((found) => found.order.id),
      );
      const branches = await branchesOf(tx, ctx, found);
      return found.map((each) => ({
        ...each,
        lines: lines.get(each.order.id) ?? [],
        branch: branches.get(branchIdOf(each.order) ?? '') ?? null,
      }));
    },
    keyOf: (found) => found.order,
    view: (found): Row[] => {
      const head = headCells(found);
      if (found.lines.length === 0) return [head];
      return found.lines.map((line) => [...head, ...lineCells(line)]);
    },
    limit: ordersAtOnce,
  });
  return { name: 'orders', columns, pages };
}

type OrderRow = typeof orders.$inferSelect;
type FoundOrder = Awaited<ReturnType<typeof readOrders>>[number];

async function readOrders(
  tx: Transaction,
  ctx: Context,
  query: WantedOrders,
  { last, limit }: { last: OrderRow | undefined; limit: number },
) {
  const ids = await idsAfter(tx, ctx, query, { last, limit });
  return tx
    .select({ order: orders, customer: customers, location: locations.code })
    .from(orders)
    .innerJoin(customers, mine(customers, ctx, orders.customerId))
    .leftJoin(locations, mine(locations, ctx, orders.locationId))
    .where(and(mine(orders, ctx), inArray(orders.id, ids)))
    .orderBy(newestFirst(orders.createdAt), newestFirst(orders.id));
}

/** As many as are asked for while there are any: what is searched for may stand in few of those that are looked at. */
async function idsAfter(
  tx: Transaction,
  ctx: Context,
  query: WantedOrders,
  { last, limit }: { last: OrderRow | undefined; limit: number },
): Promise<OrderId[]> {
  const wording = await wordingOf(tx, ctx, query.search);
  const found: OrderId[] = [];
  let place: CursorPlace | null = last ? { sort, at: last.createdAt.toISOString(), id: last.id } : null;
  do {
    const wanted = { ...query, sort, limit: limit - found.length, offset: 0 };
    const cursor = place === null ? '' : writeCursor(place);
    const page = await pickOrders(tx, ctx, { ...wanted, cursor }, wording);
    found.push(...page.ids);
    place = page.stoppedAt;
  } while (place !== null);
  return found;
}

const sort = '-createdAt' as const;

type FoundLine = { line: typeof orderLines.$inferSelect; product: typeof products.$inferSelect | null };

async function linesOf(tx: Transaction, ctx: Context, ids: OrderId[]): Promise<Map<OrderId, FoundLine[]>> {
  const found = new Map<OrderId, FoundLine[]>();
  if (ids.length === 0) return found;
  const rows = await tx
    .select({ line: orderLines, product: products })
    .from(orderLines)
    .leftJoin(products, mine(products, ctx, orderLines.productId))
    .where(and(mine(orderLines, ctx), inArray(orderLines.orderId, ids)))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position));
  for (const row of rows) {
    const lines = found.get(row.line.orderId) ?? [];
    lines.push(row);
    found.set(row.line.orderId, lines);
  }
  return found;
}

const branchIdOf = ({ head }: OrderRow): string | null => head?.shipTo?.value?.branchId ?? null;

async function branchesOf(tx: Transaction, ctx: Context, found: readonly FoundOrder[]) {
  const ids = [...new Set(found.flatMap(({ order }) => branchIdOf(order) ?? []))];
  if (ids.length === 0) return new Map<string, HeadBranch>();
  const rows = await tx
    .select()
    .from(customerBranches)
    .where(and(mine(customerBranches, ctx), isAmong(customerBranches.id, ids)));
  return new Map(
    rows.map(({ id, code, name, address }): [string, HeadBranch] => [id, { id, code, name, address }]),
  );
}

function headCells({ order, customer, location, branch }: FoundOrder & { branch: HeadBranch | null }): Row {
  const head = plainHeadOf(viewHead(order.head, branch));
  return [
    ...[order.id, order.erpSalesOrderId, order.status, order.createdAt, order.approvedAt],
    ...[customer.name, customer.phoneNumber, customer.erpCustomerId, location],
    ...[head.poNumber, head.requestedDate, head.windowFrom, head.windowTo],
    ...[head.delivery, head.shipTo, head.branchCode, head.address],
    ...[head.contactName, head.contactPhone, head.instructions, head.urgent, order.totalAmount],
  ];
}

function lineCells({ line, product }: FoundLine): Row {
  return [
    ...[line.position, line.rawItemText, line.quantity, line.unit],
    ...[product?.sku ?? null, product?.name ?? null, line.orderQuantity, product?.unitOfMeasure ?? null],
    ...[line.unitPrice, line.subtotal, line.verified, line.edited],
  ];
}
