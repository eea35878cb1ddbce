import { eq, lte, or, sql } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { orderClaims } from '@/db/schema/order-claims';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { clock } from '../clock';
import type { Context } from '../context';
import { notFound } from '../errors';
import type { OrderId } from '../ids';
import type { OrderClaim } from './answers';
import { holderOf, viewClaim } from './internal/find-claim';

/** How long others see who is on an order that is not renewed: a closed lid, a lost connection. */
export const claimLeaseMs = 90_000;

interface Claiming {
  orderId: OrderId;
  /** Also from somebody who is on it now. */
  takeOver: boolean;
}

/**
 * Claims the order for 90 seconds, or renews the claim; one that somebody else holds is left to them unless it is
 * taken over. Gives who holds it then. Advice to people: it keeps nobody from writing. Throws `not_found`.
 */
export async function claimOrder(
  ctx: Context,
  { orderId, takeOver }: Claiming,
): Promise<{ success: true; claim: OrderClaim }> {
  const holder = holderOf(ctx.actor);
  return inTenant(ctx, async (tx) => {
    const [order] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(mine(orders, ctx, orderId));
    if (!order) throw notFound('order');
    const now = clock.now();
    const claimedUntil = new Date(now.getTime() + claimLeaseMs);
    const isFree = or(eq(orderClaims.holderId, holder.holderId), lte(orderClaims.claimedUntil, now));
    const [row] = await tx
      .insert(orderClaims)
      .values({ tenantId: ctx.tenantId, orderId, ...holder, claimedUntil })
      .onConflictDoUpdate({
        target: [orderClaims.tenantId, orderClaims.orderId],
        // Held by another: written as it is, so that the answer is the row that was decided on.
        set: takeOver
          ? { ...holder, claimedUntil }
          : {
              holderId: sql`case when ${isFree} then excluded.holder_id else ${orderClaims.holderId} end`,
              holderName: sql`case when ${isFree} then excluded.holder_name else ${orderClaims.holderName} end`,
              claimedUntil: sql`case when ${isFree} then excluded.claimed_until else ${orderClaims.claimedUntil} end`,
            },
      })
      .returning();
    if (!row) throw notFound('order');
    return { success: true, claim: viewClaim(row, ctx.actor) };
  });
}
