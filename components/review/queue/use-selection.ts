import { useCallback, useState } from 'react';
import type { ListedOrder } from '@/lib/orders/answers';
import { firstFree, isOfOthers, roundFrom } from '@/lib/orders/queue';

const namedIn = (path: string) => /^\/review\/([^/]+)/.exec(path)?.[1];

/**
 * Which order is open. Its id stands in the address (`/review/<id>`), changed without a round trip to the server and
 * kept here too: the router hands an address on as a transition, drawn in slices between other work, and who presses
 * a key looks at the next order at once. At `/review` itself wide screens open the first of the queue that nobody else
 * is on, and stay with it when others come in.
 */
export function useSelection(queue: readonly ListedOrder[], firstPath: string) {
  const [named, setNamed] = useState(() => namedIn(firstPath));
  const [pinned, setPinned] = useState(firstFree(queue)?.id);
  const first = firstFree(queue)?.id;
  const unnamed = queue.some((order) => order.id === pinned) ? pinned : first;
  if (named === undefined && unnamed !== pinned) setPinned(unnamed);
  const openId = named ?? unnamed;

  const goTo = useCallback((orderId: string | undefined) => {
    const path = orderId === undefined ? '/review' : `/review/${orderId}`;
    setNamed(orderId);
    if (path !== window.location.pathname) window.history.pushState(null, '', path);
  }, []);
  const at = queue.findIndex((order) => order.id === openId);
  const step = (by: 1 | -1) => {
    const target = at < 0 ? first : queue[at + by]?.id;
    if (target !== undefined) goTo(target);
  };
  return {
    openId,
    /** Whether the address names an order; narrow screens show the queue when it does not. */
    isNamed: named !== undefined,
    /** The order to go to once this one is done: the next that nobody else is on. */
    followingId: roundFrom(queue, openId).find((order) => !isOfOthers(order))?.id,
    /** Goes to an order, or to the queue. */
    open: goTo,
    next: () => step(1),
    previous: () => step(-1),
    /** Takes over an address that was not set here. One outside is left alone: the desk is about to go. */
    follow: useCallback((path: string) => {
      if (path.startsWith('/review')) setNamed(namedIn(path));
    }, []),
  };
}
