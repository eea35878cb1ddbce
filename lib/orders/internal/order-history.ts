import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { orderLines } from '@/db/schema/order-lines';
import { orders } from '@/db/schema/orders';
import { clock } from '../../clock';
import type { Context } from '../../context';
import type { HistoryEntry } from '../../matching/catalogue';

const dayMs = 24 * 60 * 60_000;
/** How far back a customer's orders tell what is usual. */
export const rememberedDays = 180;

/** What a customer has ordered in the last half year: how often, when and how much last, and the usual (median) quantity. */
export async function historyOf(tx: Transaction, ctx: Context, customerId: string): Promise<HistoryEntry[]> {
  const now = clock.now().getTime();
  const rows = await tx
    .select({
      productId: orderLines.productId,
      times: sql<number>`count(distinct ${orders.id})::int`,
      last: sql<string>`max(${orders.createdAt})`,
      lastQuantity: sql<number>`((array_agg(${orderLines.quantity} order by ${orders.createdAt} desc))[1])::float`,
      lastUnit: sql<string | null>`(array_agg(${orderLines.unit} order by ${orders.createdAt} desc))[1]`,
      usual: sql<number>`(percentile_cont(0.5) within group (order by ${orderLines.quantity}))::float`,
    })
    .from(orders)
    .innerJoin(orderLines, and(eq(orderLines.tenantId, ctx.tenantId), eq(orderLines.orderId, orders.id)))
    .where(
      and(
        eq(orders.tenantId, ctx.tenantId),
        eq(orders.customerId, customerId),
        eq(orders.status, 'COMPLETED'),
        gt(orders.createdAt, new Date(now - rememberedDays * dayMs)),
        isNotNull(orderLines.productId),
      ),
    )
    .groupBy(orderLines.productId);
  return rows.flatMap(({ productId, times, last, lastQuantity, lastUnit, usual }) =>
    productId === null
      ? []
      : [
          {
            productId,
            times,
            lastOrderedDaysAgo: Math.max(0, (now - new Date(last).getTime()) / dayMs),
            last: { quantity: lastQuantity, unit: lastUnit },
            usualQuantity: usual,
          },
        ],
  );
}
