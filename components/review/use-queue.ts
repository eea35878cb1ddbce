import { type QueryClient, useMutationState, useQuery } from '@tanstack/react-query';
import { callApi } from '@/lib/http/call-api';
import type { ListedOrder } from '@/lib/orders/answers';
import { useIsLive } from './live-context';
import { verdictKey } from './use-verdicts';

/** As many as one page of the list holds; a longer queue shows those that have waited longest. */
export const queueLimit = 200;
const queueKey = ['orders', 'queue'] as const;

/** Orders in doubt come first: they were approved already, and their customers wait. */
async function fetchQueue(context: { signal: AbortSignal }): Promise<ListedOrder[]> {
  return (await Promise.all([fetchDoubtful(context), fetchToReview(context)])).flat();
}

async function fetchDoubtful({ signal }: { signal: AbortSignal }): Promise<ListedOrder[]> {
  const query = { inDoubt: 'true', limit: queueLimit } as const;
  return (await callApi('GET /api/orders', { query, signal })).orders.toReversed();
}

async function fetchToReview({ signal }: { signal: AbortSignal }): Promise<ListedOrder[]> {
  const query = { status: 'PENDING_REVIEW', limit: queueLimit } as const;
  const newest = await callApi('GET /api/orders', { query, signal });
  if (newest.total <= queueLimit) return newest.orders.toReversed();
  const offset = newest.total - queueLimit;
  const oldest = await callApi('GET /api/orders', { query: { ...query, offset }, signal });
  return oldest.orders.toReversed();
}

/** The orders in doubt and in review, those that have waited longest first, without those just approved or rejected here. */
export function useQueue(initialQueue: ListedOrder[]) {
  const query = useQuery({
    queryKey: queueKey,
    queryFn: fetchQueue,
    initialData: initialQueue,
    refetchInterval: useIsLive() ? false : 2000,
  });
  const leaving = useMutationState({
    filters: { mutationKey: verdictKey, status: 'pending' },
    select: (mutation) => orderIdOf(mutation.state.variables),
  });
  return { ...query, orders: query.data.filter((order) => !leaving.includes(order.id)) };
}

export function refreshQueue(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ['orders'] });
}

function orderIdOf(variables: unknown): string | undefined {
  const isVerdict = typeof variables === 'object' && variables !== null && 'orderId' in variables;
  return isVerdict ? String(variables.orderId) : undefined;
}
