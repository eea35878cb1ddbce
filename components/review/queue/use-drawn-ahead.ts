import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { behindFrame } from '@/components/shell/behind-frame';
import { orderQuery } from '../use-order';

/** Fetches the order that comes next, and gives its id once it can be drawn ahead of time. */
export function useDrawnAhead(orderId: string | undefined): string | undefined {
  const client = useQueryClient();
  const [fetchedId, setFetchedId] = useState<string>();
  useEffect(() => {
    if (orderId === undefined) return;
    const query = orderQuery(orderId);
    let isWanted = true;
    const leave = behindFrame(async () => {
      // Never throws; without an answer the order is fetched when it is opened.
      await client.prefetchQuery(query);
      if (isWanted && client.getQueryData(query.queryKey)) startTransition(() => setFetchedId(orderId));
    });
    return () => {
      isWanted = false;
      leave();
    };
  }, [client, orderId]);
  return fetchedId === orderId ? fetchedId : undefined;
}
