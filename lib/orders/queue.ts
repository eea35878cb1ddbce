import type { ListedOrder } from './answers';
import { obstaclesOf } from './obstacles';

/** As many as one page of the list holds; a longer queue shows those that have waited longest. */
export const queueLimit = 200;

/**
 * `ready`: nothing stands against its approval; `doubts`: somebody has to see to something first; `mine`: assigned to the
 * caller, or they are on it; `due`: to be approved before today's cut-off; `failed`: the ERP refused it, or it could not be read.
 */
export const queueShows = ['ready', 'doubts', 'failed', 'mine', 'due'] as const;

/** Which orders of the queue a clerk works on; what is not said holds back nothing. */
export interface QueueFilter {
  show?: (typeof queueShows)[number] | undefined;
  /** A location's id. */
  location?: string | undefined;
}

interface Waiting {
  /** Nobody knows whether the ERP has them. */
  doubtful: readonly ListedOrder[];
  /** The ERP refused them, or nobody could read them. */
  failed: readonly ListedOrder[];
  /** Somebody has something to settle about them, in whatever status they are. */
  withTasks: readonly ListedOrder[];
  inReview: readonly ListedOrder[];
}

/**
 * What waits for a clerk, each order once: those in doubt and those that failed first, for most were approved already and
 * their customers wait; then those with something to settle, then those in review; of each kind the ones that have waited longest. The orders
 * of one customer stand together, where the first of them stands: who reads one of them should know of the others. The
 * lists come newest first.
 */
export function queueOf({ doubtful, failed, withTasks, inReview }: Waiting): ListedOrder[] {
  const inTurn = [doubtful, failed, withTasks, inReview].flatMap((orders) => orders.toReversed());
  const once = new Map(inTurn.map((order) => [order.id, order])).values();
  return groupsOf([...once]).flat();
}

/** The orders by customer, in the order of the first of each. */
export function groupsOf(orders: readonly ListedOrder[]): ListedOrder[][] {
  const groups = new Map<string, ListedOrder[]>();
  for (const order of orders) {
    const group = groups.get(order.customer.id);
    if (group) group.push(order);
    else groups.set(order.customer.id, [order]);
  }
  return [...groups.values()];
}

/** Whether an order fits what a clerk works on. */
export function fits(order: ListedOrder, { show, location }: QueueFilter): boolean {
  if (location !== undefined && order.location?.id !== location) return false;
  if (show === undefined) return true;
  if (show === 'mine') return order.assignee?.yours === true || order.claim?.yours === true;
  if (show === 'failed') return order.status === 'FAILED';
  return show === 'due' ? order.due !== null : (show === 'ready') === isReady(order);
}

/** Nothing stands against its approval. What the ERP has refused, it refuses again as it is: somebody looks at it first. */
export function isReady(order: ListedOrder): boolean {
  const isUntried = order.status === 'PENDING_REVIEW' && order.erpDoubt === null;
  return isUntried && obstaclesOf(order).length === 0;
}

/** Somebody else is on it, as far as is known here. */
export function isTaken({ claim }: Pick<ListedOrder, 'claim'>): boolean {
  return claim !== null && !claim.yours;
}

/** Somebody else is on it, or is to see to it. */
export function isOfOthers(order: Pick<ListedOrder, 'claim' | 'assignee'>): boolean {
  return isTaken(order) || (order.assignee !== null && !order.assignee.yours);
}

/** Where one begins: on an order that is nobody else's, while there is one. */
export function firstFree(queue: readonly ListedOrder[]): ListedOrder | undefined {
  return queue.find((order) => !isOfOthers(order)) ?? queue[0];
}

/** The queue from behind an order on, and round to the one before it; all of it when the order does not stand there. */
export function roundFrom(queue: readonly ListedOrder[], afterId: string | undefined): ListedOrder[] {
  const at = queue.findIndex(({ id }) => id === afterId);
  return at < 0 ? [...queue] : [...queue.slice(at + 1), ...queue.slice(0, at)];
}
