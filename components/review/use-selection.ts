import { usePathname } from 'next/navigation';
import { useState } from 'react';
import type { ListedOrder } from '@/lib/orders/answers';

/**
 * Which order is open. Its id stands in the address (`/review/<id>`), changed without a round trip to the server;
 * at `/review` itself wide screens open the first of the queue, and stay with it when others come in.
 */
export function useSelection(queue: readonly ListedOrder[]) {
  const named = /^\/review\/([^/]+)/.exec(usePathname())?.[1];
  const [pinned, setPinned] = useState(queue[0]?.id);
  const first = queue[0]?.id;
  const unnamed = queue.some((order) => order.id === pinned) ? pinned : first;
  if (named === undefined && unnamed !== pinned) setPinned(unnamed);
  const openId = named ?? unnamed;

  const open = (orderId: string) => {
    if (orderId !== named) window.history.pushState(null, '', `/review/${orderId}`);
  };
  const at = queue.findIndex((order) => order.id === openId);
  const step = (by: 1 | -1) => {
    const target = at < 0 ? first : queue[at + by]?.id;
    if (target !== undefined) open(target);
  };
  return {
    openId,
    /** Whether the address names an order; narrow screens show the queue when it does not. */
    isNamed: named !== undefined,
    /** The order to go to once this one is done. */
    followingId: queue[at + 1]?.id ?? queue.find((order) => order.id !== openId)?.id,
    open,
    next: () => step(1),
    previous: () => step(-1),
    /** Leaves a finished order for the following one, or for the queue when it was the last. */
    leave: (followingId: string | undefined) =>
      window.history.pushState(null, '', followingId ? `/review/${followingId}` : '/review'),
  };
}
