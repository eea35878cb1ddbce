'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { notifyDone, notifyError } from '@/components/shell/notify';
import { Badge } from '@/components/ui/badge';
import { callApi } from '@/lib/api/call-api';
import type { FullOrder } from '@/lib/orders/answers';
import { useStoreOrder } from '../use-order';

type Choice = NonNullable<FullOrder['customerChoices']>[number];

/** A representative wrote and did not say for whom: each of their customers is one click. */
export function CustomerChoices({ order, choices }: { order: FullOrder; choices: readonly Choice[] }) {
  const t = useTranslations('reviewHead');
  const store = useStoreOrder();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: Choice) =>
      callApi('PUT /api/orders/:id/customer', {
        params: { id: order.id },
        body: { customerId: id },
        ifMatch: order.version,
      }),
    onSuccess: (answer, { name }) => {
      store(answer.order);
      notifyDone(t('isForCustomer', { name }), { id: `whose ${order.id}` });
    },
    onError: (error) => notifyError(t('customerNotChosen'), error, { id: `whose ${order.id}` }),
  });
  return (
    <section
      aria-label={t('customerOfOrder')}
      className="grid gap-2 rounded-lg border border-warn/35 bg-paper p-3 shadow-sheet"
    >
      <h3 className="font-medium">{t('whoseOrder')}</h3>
      <ol className="grid gap-1">
        {choices.map((choice, at) => (
          <li key={choice.id}>
            <button
              type="button"
              data-customer-choice={at === 0 ? '' : undefined}
              disabled={isPending}
              onClick={() => mutate(choice)}
              className="flex min-h-9 w-full items-center gap-2 rounded-md border border-edge px-2.5 py-1 text-left hover:bg-hover disabled:opacity-60 touch:min-h-11"
            >
              <span aria-hidden className="text-sm text-soft">
                {at + 1}
              </span>
              <span dir="auto" className="min-w-0 flex-1 wrap-anywhere">
                {choice.name}
              </span>
              {choice.creditStatus === 'HOLD' ? <Badge tone="bad">{t('creditHold')}</Badge> : null}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
