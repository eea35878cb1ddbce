import { lte } from 'drizzle-orm';
import { orderClaims } from '@/db/schema/order-claims';
import { inTenant } from '@/db/tenant';
import { clock } from '../clock';
import type { Context } from '../context';
import { mintOrderId } from '../ids';
import type { OrderClaim } from './answers';
import { claimLeaseMs } from './claim-order';
import { holderOf, viewClaim } from './internal/find-claim';
import { listQueue } from './list-queue';
import { fits, isOfOthers, type QueueFilter, roundFrom } from './queue';

interface HandOut extends QueueFilter {
  /** The order that the clerk comes from. */
  after?: string | undefined;
}

interface HandedOut {
  success: true;
  orderId: string | null;
  claim: OrderClaim | null;
}

/**
 * Claims for the caller the first order of the queue that fits, that nobody is on, themselves included, and that is not
 * assigned to somebody else: no order is handed out twice while its claim is fresh, however many ask at once. Gives null
 * when there is none.
 */
export async function handOutOrder(ctx: Context, { after, ...filter }: HandOut): Promise<HandedOut> {
  const holder = holderOf(ctx.actor);
  const queue = await listQueue(ctx);
  const free = roundFrom(queue, after).filter(
    (order) => order.claim === null && !isOfOthers(order) && fits(order, filter),
  );
  for (const { id } of free) {
    // Each in a transaction of its own: a claim that was lost holds up nobody while the next one is tried.
    const claim = await claimIfFree(ctx, id, holder);
    if (claim) return { success: true, orderId: id, claim };
  }
  return { success: true, orderId: null, claim: null };
}

async function claimIfFree(
  ctx: Context,
  id: string,
  holder: ReturnType<typeof holderOf>,
): Promise<OrderClaim | undefined> {
  return inTenant(ctx, async (tx) => {
    const now = clock.now();
    const claimedUntil = new Date(now.getTime() + claimLeaseMs);
    const [row] = await tx
      .insert(orderClaims)
      .values({ tenantId: ctx.tenantId, orderId: mintOrderId(id), ...holder, claimedUntil })
      .onConflictDoUpdate({
        target: [orderClaims.tenantId, orderClaims.orderId],
        set: { ...holder, claimedUntil },
        setWhere: lte(orderClaims.claimedUntil, now),
      })
      .returning();
    return row && viewClaim(row, ctx.actor);
  });
}
