import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { notifyDone, notifyError, notifyWarning } from '@/components/shell/notify';
import { callApi } from '@/lib/api/call-api';
import { refreshQueue } from '../queue/use-queue';
import { orderQuery } from '../use-order';

type Plan =
  | { kind: 'assign'; assignee: string | null; words: string }
  | { kind: 'snooze'; until: Date | null; words: string };

/** Says of orders who is to see to them, or puts them off. */
export function usePlan(onDone?: (plan: Plan) => void) {
  const t = useTranslations('review');
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ orders, plan }: { orders: string[]; plan: Plan }) =>
      plan.kind === 'assign'
        ? callApi('POST /api/orders/assign', { body: { orders, assignee: plan.assignee } })
        : callApi('POST /api/orders/snooze', {
            body: { orders, until: plan.until?.toISOString() ?? null },
          }),
    onSuccess: ({ results }, { plan }) => {
      const refused = results.find(({ success }) => !success);
      if (refused) notifyWarning(t('notAllDone'), { id: 'plan', description: refused.error?.detail ?? '' });
      else notifyDone(plan.words, { id: 'plan' });
      onDone?.(plan);
    },
    onError: (error) => notifyError(t('nothingChanged'), error, { id: 'plan' }),
    onSettled: (_done, _error, { orders }) => {
      for (const id of orders) void client.invalidateQueries({ queryKey: orderQuery(id).queryKey });
      return refreshQueue(client);
    },
  });
  return {
    isPlanning: isPending,
    plan: (orders: readonly string[], plan: Plan) => mutate({ orders: [...orders], plan }),
  };
}
