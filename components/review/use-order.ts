import {
  type QueryClient,
  queryOptions,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { callApi } from '@/lib/http/call-api';
import type { FullOrder } from '@/lib/orders/answers';
import { applyEdits, type LineEdit } from './apply-edits';
import { editKey } from './edits-settled';
import { useIsLive } from './live-context';

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

/** The order as it will be once the edits under way are saved, and what the service says about it. */
export function useOrder(orderId: string, initialOrder: FullOrder | undefined) {
  const query = useQuery({
    ...orderQuery(orderId),
    ...(initialOrder?.id === orderId ? { initialData: initialOrder } : {}),
    refetchInterval: useIsLive() ? false : 4000,
  });
  const edits = useMutationState({
    filters: { mutationKey: editKey(orderId), status: 'pending' },
    // Only useLineEdits makes mutations with this key.
    select: (mutation) => mutation.state.variables as LineEdit,
  });
  return { ...query, order: query.data && applyEdits(query.data, edits), saving: edits.length > 0 };
}

/** Puts the service's latest word on an order where every part of the screen looks. */
export function useStoreOrder() {
  const client = useQueryClient();
  return (order: FullOrder) => client.setQueryData(orderQuery(order.id).queryKey, order);
}

/** Fetches anew what is on screen of the queue and of these orders; what is not is fetched when it is next shown. */
export function refreshOrders(client: QueryClient, orderIds: ReadonlySet<string> | 'all'): void {
  void client.invalidateQueries({ queryKey: ['orders'] });
  if (orderIds === 'all') void client.invalidateQueries({ queryKey: ['order'] });
  else for (const id of orderIds) void client.invalidateQueries({ queryKey: orderQuery(id).queryKey });
}
