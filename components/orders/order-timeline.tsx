'use client';

import { useQuery } from '@tanstack/react-query';
import { describeEvent } from '@/components/audit/describe-event';
import { useFormats } from '@/components/shell/desk-context';
import { describeError } from '@/components/shell/notify';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { callApi } from '@/lib/api/call-api';

/** Who did what to the order, oldest first. */
export function OrderTimeline({ orderId }: { orderId: string }) {
  const { moment } = useFormats();
  const { data, error, refetch } = useQuery({
    queryKey: ['order', orderId, 'events'],
    queryFn: ({ signal }) =>
      callApi('GET /api/orders/:id/events', { params: { id: orderId }, query: { limit: 200 }, signal }),
    refetchInterval: 5000,
  });
  if (!data && error) {
    return (
      <p className="text-bad">
        {describeError(error)}{' '}
        <Button size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  if (!data) return <Skeleton className="h-40" />;
  return (
    <ol className="grid">
      {data.events.map((event) => {
        const { title, detail } = describeEvent(event);
        return (
          <li
            key={event.id}
            className="relative grid gap-0.5 border-l border-edge pb-4 pl-4 last:border-transparent last:pb-0 before:absolute before:top-1.5 before:-left-1 before:size-2 before:rounded-full before:bg-edge-strong"
          >
            <p className="font-medium">{title}</p>
            {detail ? <p className="text-sm break-words text-soft">{detail}</p> : null}
            <p className="text-xs text-soft">
              {moment(event.createdAt)} · {event.actor.kind === 'system' ? 'the service' : event.actor.name}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
