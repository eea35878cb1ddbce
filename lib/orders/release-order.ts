import { and, eq } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { orderClaims } from '@/db/schema/order-claims';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { notFound } from '../errors';
import type { OrderId } from '../ids';
import { holderOf } from './internal/find-claim';

/** Gives up one's own claim on the order; another's stays as it is. Throws `not_found`. */
export async function releaseOrder(
  ctx: Context,
  { orderId }: { orderId: OrderId },
): Promise<{ success: true }> {
  const { holderId } = holderOf(ctx.actor);
  return inTenant(ctx, async (tx) => {
    const [order] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(mine(orders, ctx, orderId));
    if (!order) throw notFound('order');
    await tx
      .delete(orderClaims)
      .where(
        and(mine(orderClaims, ctx), eq(orderClaims.orderId, orderId), eq(orderClaims.holderId, holderId)),
      );
    return { success: true };
  });
}
