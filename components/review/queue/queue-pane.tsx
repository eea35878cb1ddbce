'use client';

import { Inbox } from 'lucide-react';
import { memo, useDeferredValue } from 'react';
import { useNow } from '@/components/shell/desk-context';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import type { ListedOrder } from '@/lib/orders/answers';
import { QueueItem } from './queue-item';
import { queueLimit } from './use-queue';

interface QueueProps {
  orders: ListedOrder[];
  openId: string | undefined;
  onOpen: (orderId: string) => void;
  failed: boolean;
  onRetry: () => void;
}

/**
 * Orders that wait for a clerk, longest waiting first. Between 48 and 80 rem it shrinks to a rail. It follows the open
 * order by a frame: who presses a key looks at the order.
 */
export function QueuePane({ orders, openId, ...rest }: QueueProps) {
  return <Queue {...rest} orders={useDeferredValue(orders)} openId={useDeferredValue(openId)} />;
}

const Queue = memo(function Queue({ orders, openId, onOpen, failed, onRetry }: QueueProps) {
  const now = useNow();
  return (
    <nav
      aria-label="Orders to review"
      className="flex h-full flex-col border-edge bg-paper md:overflow-y-auto md:border-r"
    >
      <header className="sticky top-0 z-10 flex h-11 shrink-0 items-center gap-2 border-b border-edge bg-paper px-4 md:max-xl:justify-center md:max-xl:px-0">
        <h2 className="font-semibold md:max-xl:sr-only">To review</h2>
        <output aria-live="polite" className="text-soft">
          {orders.length >= queueLimit ? `${queueLimit}+` : orders.length}
        </output>
        <span className="ml-auto text-xs text-soft md:max-xl:hidden">longest waiting first</span>
      </header>
      {failed ? (
        <div className="p-2 md:max-xl:hidden">
          <Notice tone="warn">
            The queue could not be renewed; what you see may be old.{' '}
            <Button size="small" onClick={() => onRetry()}>
              Try again
            </Button>
          </Notice>
        </div>
      ) : null}
      {orders.length === 0 ? (
        <div className="md:hidden">
          <EmptyState icon={Inbox} title="Nothing to review">
            New orders appear here by themselves.
          </EmptyState>
        </div>
      ) : (
        <ol>
          {orders.map((order) => (
            <QueueItem key={order.id} order={order} isOpen={order.id === openId} now={now} onOpen={onOpen} />
          ))}
        </ol>
      )}
    </nav>
  );
});
