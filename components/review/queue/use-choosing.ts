import { useCallback, useMemo, useState } from 'react';
import type { ListedOrder } from '@/lib/orders/answers';

/** Which orders of the queue are chosen, while several are to be dealt with at once; those that left it are not any more. */
export function useChoosing(queue: readonly ListedOrder[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const set = useCallback((orderId: string, on: boolean) => {
    setChosen((before) => {
      const next = new Set(before);
      if (on) next.add(orderId);
      else next.delete(orderId);
      return next;
    });
  }, []);
  const orders = useMemo(() => queue.filter(({ id }) => chosen?.has(id)), [queue, chosen]);
  return {
    isOn: chosen !== null,
    orders,
    has: (orderId: string) => chosen?.has(orderId) === true,
    set,
    replace: (orderIds: readonly string[]) => setChosen(new Set(orderIds)),
    begin: () => setChosen(new Set()),
    end: () => setChosen(null),
  };
}
