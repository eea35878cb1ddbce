import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { notifyDone, notifyError, notifyWarning } from '@/components/shell/notify';
import { callApi } from '@/lib/api/call-api';
import type { ListedOrder } from '@/lib/orders/answers';
import type { BatchResult } from '@/lib/orders/batch-contract';
import type { Words } from '@/lib/words/words';
import { refreshQueue } from './use-queue';

/** As many as the service decides on at once. */
const most = 25;

/**
 * Approves orders together, each as if it were alone, as it was when it was chosen: one that has changed since is left to be
 * looked at again. They are sent at once: many approvals cannot be taken back one by one.
 */
export function useApproveMany(onDone: () => void) {
  const t = useTranslations('review');
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async (orders: readonly ListedOrder[]) => {
      const results: BatchResult[] = [];
      for (let at = 0; at < orders.length; at += most) {
        const some = orders.slice(at, at + most).map(({ id, version }) => ({ id, version }));
        results.push(...(await callApi('POST /api/orders/approve', { body: { orders: some } })).results);
      }
      return results;
    },
    onSuccess: (results, orders) => {
      tell(results, orders, t);
      onDone();
    },
    onError: (error) => notifyError(t('notAllApproved'), error, { id: 'approve-many' }),
    onSettled: () => refreshQueue(client),
  });
  return { approve: (orders: readonly ListedOrder[]) => mutate(orders), isApproving: isPending };
}

function tell(results: readonly BatchResult[], orders: readonly ListedOrder[], t: Words<'review'>): void {
  const refused = results.filter(({ success }) => !success);
  const count = results.length - refused.length;
  if (refused.length === 0) {
    notifyDone(t('approvedMany', { count }), { id: 'approve-many' });
    return;
  }
  const nameOf = new Map(orders.map(({ id, customer }) => [id, customer.name]));
  const why = refused.map(({ orderId, error }) => `${nameOf.get(orderId)}: ${error?.detail ?? ''}`);
  notifyWarning(t('approvedNotAll', { count, refused: String(refused.length) }), {
    id: 'approve-many',
    description: why.slice(0, 3).join(' · '),
  });
}
