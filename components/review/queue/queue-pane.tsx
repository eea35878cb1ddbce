'use client';

import { ArrowRight, Inbox, ListChecks } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo, useDeferredValue } from 'react';
import { useNow } from '@/components/shell/desk-context';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import type { Location } from '@/lib/locations/contract';
import type { ListedOrder } from '@/lib/orders/answers';
import { groupsOf, queueLimit } from '@/lib/orders/queue';
import { KeyHint } from '../keys/key-hint';
import { ChosenBar } from './chosen-bar';
import type { DeskFilter } from './desk-filter';
import { QueueFilters } from './queue-filters';
import { QueueItem } from './queue-item';
import { useChoosing } from './use-choosing';

interface QueueProps {
  orders: ListedOrder[];
  openId: string | undefined;
  onOpen: (orderId: string) => void;
  failed: boolean;
  onRetry: () => void;
  onNext: () => void;
  filter: DeskFilter;
  onFilter: (filter: DeskFilter) => void;
  locations: readonly Location[];
}

/**
 * Orders that wait for a clerk, longest waiting first. Between 48 and 80 rem it shrinks to a rail. It follows the open
 * order by a frame: who presses a key looks at the order.
 */
export function QueuePane({ orders, openId, ...rest }: QueueProps) {
  return <Queue {...rest} orders={useDeferredValue(orders)} openId={useDeferredValue(openId)} />;
}

const Queue = memo(function Queue({ orders, openId, onOpen, failed, onRetry, ...header }: QueueProps) {
  const t = useTranslations('review');
  const now = useNow();
  const choosing = useChoosing(orders);
  return (
    <nav
      aria-label={t('ordersToReview')}
      className="flex h-full flex-col border-edge bg-paper md:overflow-y-auto md:border-r"
    >
      <QueueHeader
        {...header}
        count={orders.length}
        isChoosing={choosing.isOn}
        onChoosing={choosing.isOn ? choosing.end : choosing.begin}
      />
      {failed ? (
        <div className="p-2 md:max-xl:hidden">
          <Notice tone="warn">
            {t('queueOld')}{' '}
            <Button size="small" onClick={() => onRetry()}>
              {t('tryAgain')}
            </Button>
          </Notice>
        </div>
      ) : null}
      {orders.length === 0 ? (
        <div className="md:hidden">
          <EmptyState icon={Inbox} title={t('nothingToReview')}>
            {t('newOrdersAppear')}
          </EmptyState>
        </div>
      ) : (
        <ol>
          {groupsOf(orders).map((group) => {
            const items = group.map((order) => (
              <QueueItem
                key={order.id}
                order={order}
                isOpen={order.id === openId}
                now={now}
                onOpen={onOpen}
                isChosen={choosing.isOn ? choosing.has(order.id) : undefined}
                onChoose={choosing.set}
              />
            ));
            const [first] = group;
            return first === undefined || group.length === 1 ? (
              items
            ) : (
              <li key={first.customer.id}>
                <GroupHead name={first.customer.name} count={group.length} />
                <ol>{items}</ol>
              </li>
            );
          })}
        </ol>
      )}
      {choosing.isOn ? (
        <ChosenBar
          orders={choosing.orders}
          shown={orders}
          onChoose={choosing.replace}
          onDone={choosing.end}
        />
      ) : null}
    </nav>
  );
});

/** Above the orders of a customer who has several open. */
function GroupHead({ name, count }: { name: string; count: number }) {
  const t = useTranslations('review');
  return (
    <p className="flex gap-1 border-b border-edge bg-sunken px-4 py-1 text-xs text-soft md:max-xl:justify-center md:max-xl:px-1">
      <bdi className="min-w-0 truncate md:max-xl:sr-only">{name}</bdi>
      <span className="shrink-0 font-medium">{t('ordersOf', { count: String(count) })}</span>
    </p>
  );
}

function QueueHeader({
  count,
  filter,
  onFilter,
  locations,
  onNext,
  isChoosing,
  onChoosing,
}: Pick<QueueProps, 'filter' | 'onFilter' | 'locations' | 'onNext'> & {
  count: number;
  isChoosing: boolean;
  onChoosing: () => void;
}) {
  const t = useTranslations('review');
  return (
    <header className="sticky top-0 z-10 grid shrink-0 gap-2 border-b border-edge bg-paper px-4 py-1.5 md:max-xl:justify-items-center md:max-xl:px-0">
      <div className="flex min-h-8 items-center gap-2 md:max-xl:flex-col">
        <h2 className="font-semibold md:max-xl:sr-only">{t('toReview')}</h2>
        <output aria-live="polite" className="text-soft">
          {count >= queueLimit ? `${queueLimit}+` : count}
        </output>
        <Button
          size="icon"
          tone="quiet"
          aria-label={t('chooseSeveral')}
          aria-pressed={isChoosing}
          title={t('chooseSeveral')}
          onClick={onChoosing}
          className="ml-auto aria-pressed:bg-accent-soft md:max-xl:hidden"
        >
          <ListChecks aria-hidden />
        </Button>
        <Button size="small" onClick={onNext} title={t('nextOrderWhat')}>
          <span className="md:max-xl:sr-only">{t('nextOrder')}</span>
          <ArrowRight aria-hidden className="xl:hidden" />
          <KeyHint action="takeNext" />
        </Button>
      </div>
      <div className="md:max-xl:hidden">
        <QueueFilters filter={filter} locations={locations} onChange={onFilter} />
      </div>
    </header>
  );
}
