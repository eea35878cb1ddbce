import type { ListedOrder } from '@/lib/orders/answers';

interface Waiting {
  /** Nobody knows whether the ERP has them. */
  doubtful: readonly ListedOrder[];
  /** Somebody has something to settle about them, in whatever status they are. */
  withTasks: readonly ListedOrder[];
  inReview: readonly ListedOrder[];
}

/**
 * What waits for a clerk, each order once: those in doubt first, for they were approved already and their customers wait;
 * then those with something to settle, then those in review; of each kind the ones that have waited longest. The lists
 * come newest first.
 */
export function queueOf({ doubtful, withTasks, inReview }: Waiting): ListedOrder[] {
  const inTurn = [doubtful, withTasks, inReview].flatMap((orders) => orders.toReversed());
  return [...new Map(inTurn.map((order) => [order.id, order])).values()];
}
