'use client';

import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Inbox } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { memo, useEffect, useState } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import type { Location } from '@/lib/locations/contract';
import type { FullOrder, ListedOrder } from '@/lib/orders/answers';
import { LiveUpdates } from './live-updates';
import { OrderDesk } from './order-desk';
import { QueuePane } from './queue-pane';
import { RoutedPath } from './routed-path';
import { orderQuery } from './use-order';
import { useQueue } from './use-queue';
import { useSelection } from './use-selection';
import { useVerdicts } from './use-verdicts';

interface WorkbenchProps {
  initialQueue: ListedOrder[];
  initialOrder: FullOrder | undefined;
  locations: readonly Location[];
}

/** Queue, message and lines side by side; on narrow screens one after the other. */
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
  firstPath,
}: WorkbenchProps & { firstPath: string }) {
  const client = useQueryClient();
  const queue = useQueue(initialQueue);
  const selection = useSelection(queue.orders, firstPath);
  const verdicts = useVerdicts(selection.open);
  const { openId, followingId } = selection;

  useEffect(() => {
    if (!followingId) return;
    // Behind the frame that shows this order; effects of a key run before it.
    const soon = setTimeout(() => client.prefetchQuery(orderQuery(followingId)), 50);
    return () => clearTimeout(soon);
  }, [client, followingId]);

  return (
    <div className="md:grid md:h-[calc(100dvh-3rem)] md:grid-cols-[4.5rem_minmax(0,1fr)] xl:grid-cols-[17.5rem_minmax(0,1fr)]">
      <h1 className="sr-only">Review orders</h1>
      <RoutedPath onChange={selection.follow} />
      <div className={clsx('min-h-0', selection.isNamed && 'max-md:hidden')}>
        <QueuePane
          orders={queue.orders}
          openId={openId}
          onOpen={selection.open}
          failed={queue.isError}
          onRetry={() => void queue.refetch()}
        />
      </div>
      <div className={clsx('min-h-0 min-w-0', !selection.isNamed && 'max-md:hidden')}>
        {openId ? (
          <OrderDesk
            key={openId}
            orderId={openId}
            initialOrder={initialOrder}
            locations={locations}
            onNext={selection.next}
            onPrevious={selection.previous}
            onBack={() => selection.leave(undefined)}
            approve={(order, overrideCreditHold) => {
              verdicts.approve(order, overrideCreditHold);
              selection.leave(followingId);
            }}
            reject={(order, reason) => {
              verdicts.reject(order, reason);
              selection.leave(followingId);
            }}
          />
        ) : (
          <EmptyState icon={Inbox} title="Nothing to review">
            New orders appear here by themselves. To try one, write as a customer in the simulator.
          </EmptyState>
        )}
      </div>
    </div>
  );
});
