import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useDesk } from '@/components/shell/desk-context';
import { notifyDone, notifyError, notifyProgress, notifyWarning } from '@/components/shell/notify';
import { notifySessionEnd } from '@/components/shell/session-end';
import { callApi } from '@/lib/api/call-api';
import type { ListedOrder } from '@/lib/orders/answers';
import type { BatchResult } from '@/lib/orders/batch-contract';
import type { Words } from '@/lib/words/words';
import { isTouched } from '../keys/is-touched';
import { refreshOrders } from '../use-order';
import { sendsAgain, TakenBack } from '../verdicts/send-approval';
import { verdictKey } from '../verdicts/use-verdicts';
import { holdApproval, undoApproval, undoId } from '../verdicts/waiting-approvals';

/** As many as the service decides on at once. */
const most = 25;

/** One intention to approve several; the same object over all its tries. */
interface Many {
  id: string;
  orders: readonly ListedOrder[];
  /** They leave the queue at once, as with a verdict on one. */
  orderIds: readonly string[];
}

/** Their seconds are over: they are not held again when they are tried again. */
const released = new WeakSet<Many>();

/**
 * Approves orders together, each as if it were alone, as it was when it was chosen: one that has changed since is left to be
 * looked at again. They wait the tenant's seconds first, as one order does, and are taken back together.
 */
export function useApproveMany(onDone: () => void) {
  const t = useTranslations('review');
  const tVerdicts = useTranslations('reviewVerdicts');
  const client = useQueryClient();
  const { undoSeconds } = useDesk();
  const { mutate } = useMutation({
    mutationKey: verdictKey,
    mutationFn: async (many: Many) => {
      if (!released.has(many)) {
        if ((await holdApproval(many.id, undoSeconds)) === 'undone') throw new TakenBack();
        released.add(many);
        notifyProgress(t('approvingMany', { count: many.orders.length }), {
          id: many.id,
          description: tVerdicts('waitingForErp'),
        });
      }
      return send(many.orders);
    },
    // Offline, too, they are held first and can be taken back.
    networkMode: 'always',
    retry: (_failures, error) => sendsAgain(error),
    retryDelay: (failures) => Math.min(1000 * 2 ** failures, 5000),
    onMutate: ({ id, orders: { length: count } }) => {
      onDone();
      if (undoSeconds === 0) return;
      notifyProgress(t('approvedMany', { count }), {
        id,
        description: tVerdicts(isTouched() ? 'sentInTouch' : 'sentIn', { seconds: String(undoSeconds) }),
        action: { label: tVerdicts('undo'), onClick: () => undoApproval(id) },
      });
    },
    onSuccess: (results, many) => tell(results, many, t),
    onError: (error, { id, orders: { length: count } }) => {
      if (error instanceof TakenBack) {
        notifyDone(t('takenBackMany', { count }), { id, description: tVerdicts('nothingSent') });
        return;
      }
      notifySessionEnd(error);
      notifyError(t('notAllApproved'), error, { id, stays: true });
    },
    onSettled: (_results, _error, { orderIds }) => refreshOrders(client, new Set(orderIds)),
  });
  return (orders: readonly ListedOrder[]) =>
    mutate({ id: undoId(), orders, orderIds: orders.map(({ id }) => id) });
}

/** An order that was approved by a try whose answer was lost is answered as approved. */
async function send(orders: readonly ListedOrder[]): Promise<BatchResult[]> {
  const results: BatchResult[] = [];
  for (let at = 0; at < orders.length; at += most) {
    const some = orders.slice(at, at + most).map(({ id, version }) => ({ id, version }));
    const sent = await callApi('POST /api/orders/approve', { body: { orders: some }, keepalive: true });
    results.push(...sent.results);
  }
  return results;
}

function tell(results: readonly BatchResult[], { id, orders }: Many, t: Words<'review'>): void {
  const refused = results.filter(({ success }) => !success);
  const count = results.length - refused.length;
  if (refused.length === 0) {
    notifyDone(t('approvedMany', { count }), { id });
    return;
  }
  const nameOf = new Map(orders.map((order) => [order.id, order.customer.name]));
  const why = refused.map(({ orderId, error }) => `${nameOf.get(orderId)}: ${error?.detail ?? ''}`);
  notifyWarning(t('approvedNotAll', { count, refused: String(refused.length) }), {
    id,
    description: why.slice(0, 3).join(' · '),
  });
}
