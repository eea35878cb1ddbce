'use client';

import { clsx } from 'clsx';
import { Inbox } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Activity, memo, type ReactNode, useMemo, useState } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import type { Location } from '@/lib/locations/contract';
import type { FullOrder, ListedOrder } from '@/lib/orders/answers';
import { fits } from '@/lib/orders/queue';
import { useKeptEdits } from './lines/use-kept-edits';
import { OrderDesk } from './order-desk';
import { type DeskFilter, queueFilterOf } from './queue/desk-filter';
import { LiveUpdates } from './queue/live-updates';
import { QueuePane } from './queue/queue-pane';
import { useDrawnAhead } from './queue/use-drawn-ahead';
import { useHandOut } from './queue/use-hand-out';
import { useQueue, useSnoozed } from './queue/use-queue';
import { useSelection } from './queue/use-selection';
import { RoutedPath } from './routed-path';
import { useVerdicts } from './verdicts/use-verdicts';

interface WorkbenchProps {
  initialQueue: ListedOrder[];
  initialOrder: FullOrder | undefined;
  locations: readonly Location[];
  /** Shown where an order would be, while there is none. */
  whenEmpty?: ReactNode;
}

/**
 * Queue, message and lines side by side; on narrow screens one after the other. Beside the open order the following
 * one is drawn out of sight, without effects, so that a verdict only has to show it.
 */
export function Workbench(props: WorkbenchProps) {
  // Only where it begins: what the router says later does not draw the panes anew (see RoutedPath).
  const [firstPath] = useState(usePathname());
  return (
    <LiveUpdates>
      <Panes {...props} firstPath={firstPath} />
    </LiveUpdates>
  );
}

const Panes = memo(function Panes({
  initialQueue,
  initialOrder,
  locations,
  whenEmpty,
  firstPath,
}: WorkbenchProps & { firstPath: string }) {
  const t = useTranslations('review');
  const queue = useQueue(initialQueue);
  const [filter, setFilter] = useState<DeskFilter>({});
  const isPutOff = filter.show === 'snoozed';
  const snoozed = useSnoozed(isPutOff);
  const orders = isPutOff ? snoozed : queue.orders;
  const queueFilter = useMemo(() => queueFilterOf(filter), [filter]);
  const shown = useMemo(() => orders.filter((order) => fits(order, queueFilter)), [orders, queueFilter]);
  const selection = useSelection(shown, firstPath);
  const verdicts = useVerdicts(selection.open);
  useKeptEdits(selection.openId, selection.open);
  const { openId, followingId } = selection;
  const handOut = useHandOut(selection, queueFilter);

  const aheadId = useDrawnAhead(followingId);
  const desks = openId === undefined ? [] : [...new Set([openId, aheadId ?? openId])];

  return (
    <div className="md:grid md:h-[calc(100dvh-3rem)] md:grid-cols-[4.5rem_minmax(0,1fr)] md:grid-rows-[minmax(0,1fr)] xl:grid-cols-[17.5rem_minmax(0,1fr)]">
      <h1 className="sr-only">{t('reviewOrders')}</h1>
      <a
        href="#open-order"
        className="sr-only focus:not-sr-only focus:absolute focus:z-20 focus:m-1 focus:rounded-md focus:bg-raised focus:px-3 focus:py-2 focus:shadow-pop max-md:hidden"
      >
        {t('skipQueue')}
      </a>
      <RoutedPath onChange={selection.follow} />
      <div className={clsx('min-h-0', selection.isNamed && 'max-md:hidden')}>
        <QueuePane
          orders={shown}
          openId={openId}
          onOpen={selection.open}
          failed={queue.isError}
          onRetry={queue.refetch}
          onNext={handOut.take}
          filter={filter}
          onFilter={setFilter}
          locations={locations}
        />
      </div>
      <div
        id="open-order"
        tabIndex={-1}
        className={clsx('min-h-0 min-w-0 outline-none', !selection.isNamed && 'max-md:hidden')}
      >
        {openId
          ? null
          : (whenEmpty ?? (
              <EmptyState icon={Inbox} title={t('nothingToReview')}>
                {t('newOrdersAppearTry')}
              </EmptyState>
            ))}
        {desks.map((orderId) => (
          <Activity key={orderId} mode={orderId === openId ? 'visible' : 'hidden'}>
            <OrderDesk
              orderId={orderId}
              initialOrder={initialOrder}
              locations={locations}
              onNext={selection.next}
              onPrevious={selection.previous}
              onBack={() => selection.open(undefined)}
              onTaken={handOut.leaveTaken}
              leave={handOut.goOn}
              approve={(order, words) => {
                verdicts.approve(order, words);
                handOut.goOn();
              }}
              setAside={(order) => {
                verdicts.setAside(order);
                handOut.goOn();
              }}
              reject={(order, reason) => {
                verdicts.reject(order, reason);
                handOut.goOn();
              }}
            />
          </Activity>
        ))}
      </div>
    </div>
  );
});
