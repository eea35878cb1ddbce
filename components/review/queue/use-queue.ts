import { type QueryClient, useMutationState, useQuery } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import type { ListedOrder } from '@/lib/orders/answers';
import { queueLimit, queueOf } from '@/lib/orders/queue';
import { verdictKey } from '../verdicts/use-verdicts';
import { useIsLive } from './live-context';

const queueKey = ['orders', 'queue'] as const;

async function fetchQueue({ signal }: { signal: AbortSignal }): Promise<ListedOrder[]> {
  const [doubtful, failed, withTasks, inReview] = await Promise.all([
    fetchSome({ inDoubt: 'true' }, signal),
    fetchSome({ status: 'FAILED' }, signal),
    fetchSome({ openTasks: 'true' }, signal),
    fetchInReview(signal),
  ]);
  return queueOf({ doubtful, failed, withTasks, inReview });
}

async function fetchSome(
  query: { inDoubt: 'true' } | { status: 'FAILED' } | { openTasks: 'true' },
  signal: AbortSignal,
): Promise<ListedOrder[]> {
  return (await callApi('GET /api/orders', { query: { ...query, limit: queueLimit }, signal })).orders;
}

/** Newest first. */
async function fetchInReview(signal: AbortSignal): Promise<ListedOrder[]> {
  const query = { status: 'PENDING_REVIEW', snoozed: 'false', limit: queueLimit } as const;
  const newest = await callApi('GET /api/orders', { query, signal });
  if (newest.total <= queueLimit) return newest.orders;
  const offset = newest.total - queueLimit;
  const oldest = await callApi('GET /api/orders', { query: { ...query, offset }, signal });
  return oldest.orders;
}

/** What waits for a clerk (see queueOf), without the orders just approved or rejected here. */
export function useQueue(initialQueue: ListedOrder[]) {
  const query = useQuery({
    queryKey: queueKey,
    queryFn: fetchQueue,
    initialData: initialQueue,
    refetchInterval: useIsLive() ? false : 2000,
  });
  const leaving = useMutationState({
    filters: { mutationKey: verdictKey, status: 'pending' },
    select: (mutation) => orderIdsOf(mutation.state.variables),
  });
  const gone = leaving.flat();
  return { ...query, orders: query.data.filter((order) => !gone.includes(order.id)) };
}

/** What somebody put off, soonest back first; asked for only when it is looked at. */
export function useSnoozed(isShown: boolean): ListedOrder[] {
  const { data } = useQuery({
    queryKey: ['orders', 'snoozed'],
    queryFn: async ({ signal }) => {
      const query = { status: 'PENDING_REVIEW', snoozed: 'true', limit: queueLimit } as const;
      return (await callApi('GET /api/orders', { query, signal })).orders;
    },
    enabled: isShown,
  });
  const until = ({ snoozedUntil }: ListedOrder) => snoozedUntil ?? '';
  return isShown ? (data ?? []).toSorted((one, other) => until(one).localeCompare(until(other))) : [];
}

export function refreshQueue(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ['orders'] });
}

function orderIdsOf(variables: unknown): string[] {
  if (typeof variables !== 'object' || variables === null) return [];
  if ('orderIds' in variables && Array.isArray(variables.orderIds)) return variables.orderIds.map(String);
  return 'orderId' in variables ? [String(variables.orderId)] : [];
}
