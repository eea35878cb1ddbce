'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useFormats } from '@/components/shell/desk-context';
import { describeError } from '@/components/shell/notify';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { callApi } from '@/lib/api/call-api';
import { HistoryItem } from './history-item';

const pageSize = 50;

/** All that happened to the order, oldest first: what was done, what the customer was told, what other systems were sent. */
export function OrderTimeline({ orderId }: { orderId: string }) {
  const t = useTranslations('orderPages');
  const { moment } = useFormats();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['order', orderId, 'history'],
    queryFn: ({ pageParam: offset, signal }) =>
      callApi('GET /api/orders/:id/history', {
        params: { id: orderId },
        query: { limit: pageSize, offset },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ offset, total }) => (offset + pageSize < total ? offset + pageSize : undefined),
    refetchInterval: 5000,
  });
  if (!data && error) {
    return (
      <p className="text-bad">
        {describeError(error)}{' '}
        <Button size="small" onClick={() => void refetch()}>
          {t('tryAgain')}
        </Button>
      </p>
    );
  }
  if (!data) return <Skeleton className="h-40" />;
  const tries = data.pages[0]?.erpAttempts ?? 0;
  return (
    <div className="grid gap-3">
      <ol className="grid grid-cols-[minmax(0,1fr)]">
        {data.pages.flatMap(({ entries }) =>
          entries.map((entry) => (
            <HistoryItem key={entry.id} entry={entry} time={moment(entry.at)} erpAttempts={tries} />
          )),
        )}
      </ol>
      {hasNextPage ? (
        <Button
          size="small"
          className="justify-self-start"
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('showLater')}
        </Button>
      ) : null}
    </div>
  );
}
