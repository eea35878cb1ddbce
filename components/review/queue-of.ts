import type { ListedOrder } from '@/lib/orders/answers';

/**
 * The orders in review, those that have waited longest first, and above them those about which somebody has something
 * to settle, in whatever status they are. Both lists come newest first.
 */
export function queueOf(inReview: readonly ListedOrder[], withTasks: readonly ListedOrder[]): ListedOrder[] {
  const urgent = new Set(withTasks.map(({ id }) => id));
  return [...withTasks.toReversed(), ...inReview.filter(({ id }) => !urgent.has(id)).toReversed()];
}
