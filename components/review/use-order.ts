import {
  type QueryClient,
  queryOptions,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import type { FullOrder } from '@/lib/orders/answers';
import { applyEdits, type LineEdit } from './lines/apply-edits';
import { editKey } from './lines/edits-settled';
import { useIsLive } from './queue/live-context';

/** One order. An answer that was overtaken by a newer version on its way is let go. */
export function orderQuery(orderId: string) {
  return queryOptions({
    queryKey: ['order', orderId],
    queryFn: async ({ client, queryKey, signal }): Promise<FullOrder> => {
      const order = await callApi('GET /api/orders/:id', { params: { id: orderId }, signal });
      const known = client.getQueryData<FullOrder>(queryKey);
      return known && known.version > order.version ? known : order;
    },
  });
}

/** How the order's edits stand; `waiting` when one of them could not be sent yet. */
export type Saving = 'saved' | 'saving' | 'waiting';

/** The order as it will be once the edits under way are saved, and what the service says about it. */
export function useOrder(orderId: string, initialOrder: FullOrder | undefined) {
  const isLive = useIsLive();
  const query = useQuery({
    ...orderQuery(orderId),
    ...(initialOrder?.id === orderId ? { initialData: initialOrder } : {}),
    // The stream tells of every change, also of orders that are only kept ready.
    ...(isLive ? { staleTime: Number.POSITIVE_INFINITY } : { refetchInterval: 4000 }),
  });
  const edits = useMutationState({
    filters: { mutationKey: editKey(orderId), status: 'pending' },
    select: ({ state }) => ({
      // Only useLineEdits makes mutations with this key.
      edit: state.variables as LineEdit,
      isWaiting: state.isPaused || state.failureCount > 0,
    }),
  });
  const order =
    query.data &&
    applyEdits(
      query.data,
      edits.map(({ edit }) => edit),
    );
  return { ...query, order, saving: savingOf(edits) };
}

function savingOf(edits: readonly { isWaiting: boolean }[]): Saving {
  const [first] = edits;
  if (!first) return 'saved';
  // They are sent one after the other: the later ones only wait for their turn.
  return first.isWaiting ? 'waiting' : 'saving';
}

/** Puts the service's latest word on an order where every part of the screen looks. */
export function useStoreOrder() {
  const client = useQueryClient();
  return (order: FullOrder) => client.setQueryData(orderQuery(order.id).queryKey, order);
}

/** Fetches anew what is on screen of the queue and of these orders; what is not is fetched when it is next shown. */
export function refreshOrders(client: QueryClient, orderIds: ReadonlySet<string> | 'all'): void {
  void client.invalidateQueries({ queryKey: ['orders'] });
  // Whatever changed may have been written by the customer whose conversation is on screen.
  void client.invalidateQueries({ queryKey: ['thread'] });
  if (orderIds === 'all') void client.invalidateQueries({ queryKey: ['order'] });
  else for (const id of orderIds) void client.invalidateQueries({ queryKey: orderQuery(id).queryKey });
}
