import type { Context } from '../context';
import { type Follower, joinFeed } from './internal/order-feed';

interface Following extends Follower {
  /** The id of the last event that the caller has seen; null for a first call. */
  after: string | null;
}

/**
 * Tells every change of the tenant's orders from now on, after those missed since `after`: `order` with id, status and
 * version; `claim` when somebody comes to an order or leaves it; `resync` when some are lost and everything must be
 * looked at anew. Gives how to stop.
 */
export async function followOrders(ctx: Context, { after, tell, end }: Following): Promise<() => void> {
  return joinFeed(ctx.tenantId, after, { tell, end });
}
