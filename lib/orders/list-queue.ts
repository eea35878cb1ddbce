import type { Context } from '../context';
import type { ListedOrder } from './answers';
import { listOrders } from './list-orders';
import { queueLimit, queueOf } from './queue';

/** What waits for a clerk, in its turn; see `queueOf`. */
export async function listQueue(ctx: Context): Promise<ListedOrder[]> {
  const some = { limit: queueLimit, offset: 0 };
  const [doubtful, failed, withTasks, inReview] = await Promise.all([
    listOrders(ctx, { inDoubt: true, ...some }),
    listOrders(ctx, { status: 'FAILED', ...some }),
    listOrders(ctx, { openTasks: true, ...some }),
    listInReview(ctx),
  ]);
  return queueOf({
    doubtful: doubtful.orders,
    failed: failed.orders,
    withTasks: withTasks.orders,
    inReview,
  });
}

/** Those that have waited longest, newest first. */
async function listInReview(ctx: Context): Promise<ListedOrder[]> {
  const awake = { status: 'PENDING_REVIEW', snoozed: false } as const;
  const longest = { sort: 'createdAt', limit: queueLimit, offset: 0 } as const;
  return (await listOrders(ctx, { ...awake, ...longest })).orders.reverse();
}
