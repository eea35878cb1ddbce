import { and, eq } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import type { FullOrder } from '../orders/answers';
import { getOrder } from '../orders/get-order';
import { waitForChange } from '../orders/wait-for-change';

const patienceMs = 10_000;

/** The order that a message became, once it has been read; null when that takes longer than 10 s. */
export async function waitForReading(ctx: Context, messageId: string): Promise<FullOrder | null> {
  const order = await waitForChange(
    () =>
      inTenant(ctx, async (tx) => {
        const [found] = await tx
          .select({ id: orders.id, status: orders.status })
          .from(orders)
          .where(and(mine(orders, ctx), eq(orders.inboundMessageId, messageId)));
        return found;
      }),
    (found) => found !== undefined && found.status !== 'RECEIVED',
    { patienceMs, concerns: (payload) => payload.includes(ctx.tenantId) },
  );
  return order && order.status !== 'RECEIVED' ? getOrder(ctx, { orderId: order.id }) : null;
}
