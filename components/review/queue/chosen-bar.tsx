'use client';

import { CalendarClock, Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { useFormats } from '@/components/shell/desk-context';
import { LateMenu } from '@/components/shell/late-menu';
import { Button } from '@/components/ui/button';
import type { ListedOrder } from '@/lib/orders/answers';
import { isReady } from '@/lib/orders/queue';
import { ChosenContext } from './chosen-context';
import { useApproveMany } from './use-approve-many';

const loadPlan = () => import('../plan/chosen-plan-menu');

/** What can be done to all the chosen orders at once, below the queue. */
export function ChosenBar({
  orders,
  shown,
  onChoose,
  onDone,
}: {
  orders: readonly ListedOrder[];
  shown: readonly ListedOrder[];
  onChoose: (orderIds: readonly string[]) => void;
  onDone: () => void;
}) {
  const t = useTranslations('review');
  const { total } = useFormats();
  const approve = useApproveMany(onDone);
  const ready = orders.filter(isReady);
  const allReady = shown.filter(isReady);
  const worth = ready.reduce((sum, { totalAmount }) => sum + totalAmount, 0);
  return (
    <section
      aria-label={t('chosenOrders')}
      className="sticky bottom-0 z-10 mt-auto grid gap-2 border-t border-edge bg-raised px-4 py-2 md:max-xl:hidden"
    >
      <div className="flex items-center gap-2">
        <output className="flex-1 text-sm text-soft">{t('chosen', { count: String(orders.length) })}</output>
        <Button
          size="small"
          tone="quiet"
          disabled={allReady.length === 0}
          onClick={() => onChoose(allReady.map(({ id }) => id))}
        >
          {t('allReady', { count: String(allReady.length) })}
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="small"
          tone={ready.length > 0 ? 'primary' : 'plain'}
          disabled={ready.length === 0}
          onClick={() => approve(ready)}
        >
          <Check aria-hidden />
          {t('approveReady', { count: String(ready.length) })}
          {ready.length > 0 ? <span className="font-normal">{total(worth)}</span> : null}
        </Button>
        {orders.length > 0 ? (
          <ChosenContext value={{ orders, done: onDone }}>
            <LateMenu button={PlanButton} load={loadPlan} />
          </ChosenContext>
        ) : null}
        <Button size="small" tone="quiet" className="ml-auto" onClick={onDone}>
          {t('choiceDone')}
        </Button>
      </div>
    </section>
  );
}

function PlanButton(props: ComponentProps<'button'>) {
  const t = useTranslations('review');
  return (
    <Button size="small" {...props}>
      <CalendarClock aria-hidden />
      {t('planMany')}
    </Button>
  );
}
