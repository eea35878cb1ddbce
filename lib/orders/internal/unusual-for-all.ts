import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { isAmong } from '@/db/is-among';
import { orderLines } from '@/db/schema/order-lines';
import { orders } from '@/db/schema/orders';
import { clock } from '../../clock';
import type { Context } from '../../context';
import type { OrderingCustomer } from '../../matching/catalogue';
import { unusualFloor } from '../../matching/lines/line-warnings';
import { rememberedDays } from './order-history';
import type { ReadLine } from './read-sent-items';

const dayMs = 24 * 60 * 60_000;
/** Fewer orders of some goods tell nothing of what is much of them. */
const fewestOrders = 5;
/** How many times the most that anybody took is out of the ordinary. */
const factor = 2;

/**
 * The lines, with a word on each quantity far above what any customer took of those goods in the last half year, where
 * this customer took none: a customer who did is held against their own orders. Asks nothing of the database for
 * ordinary quantities.
 */
export async function withUnusualForAll(
  tx: Transaction,
  ctx: Context,
  customer: OrderingCustomer,
  lines: readonly ReadLine[],
): Promise<ReadLine[]> {
  const isLarge = ({ productId, quantity, warnings }: ReadLine) =>
    productId !== null &&
    quantity >= unusualFloor &&
    !warnings.some(({ code }) => code === 'quantity_unusual') &&
    !customer.history?.some((earlier) => earlier.productId === productId);
  const large = lines.filter(isLarge).flatMap(({ productId }) => productId ?? []);
  if (large.length === 0) return [...lines];
  const since = new Date(clock.now().getTime() - rememberedDays * dayMs);
  const rows = await tx
    .select({
      productId: orderLines.productId,
      orders: sql<number>`count(distinct ${orders.id})::int`,
      most: sql<number>`max(${orderLines.quantity})::float`,
    })
    .from(orderLines)
    .innerJoin(orders, and(eq(orders.tenantId, ctx.tenantId), eq(orders.id, orderLines.orderId)))
    .where(
      and(
        eq(orderLines.tenantId, ctx.tenantId),
        isNotNull(orderLines.productId),
        isAmong(orderLines.productId, large),
        eq(orders.status, 'COMPLETED'),
        gt(orders.createdAt, since),
      ),
    )
    .groupBy(orderLines.productId);
  const most = new Map(
    rows.filter((row) => row.orders >= fewestOrders).map((row) => [row.productId, row.most]),
  );
  return lines.map((line) => {
    const known = isLarge(line) ? most.get(line.productId) : undefined;
    if (known === undefined || line.quantity <= known * factor) return line;
    const message = `${line.quantity} ordered; nobody has ordered more than ${known} in half a year.`;
    return { ...line, warnings: [...line.warnings, { code: 'quantity_unusual', message }] };
  });
}
