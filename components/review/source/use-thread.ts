import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { behindFrame } from '@/components/shell/behind-frame';
import { callApi } from '@/lib/api/call-api';
import type { FullOrder } from '@/lib/orders/answers';
import type { ThreadMessage } from '@/lib/orders/message-contract';

const firstPage = 20;
const longestPage = 200;

export const threadKey = (orderId: string) => ['thread', orderId] as const;

/** The conversation that an order stands in, oldest first, parted at the message that made the order. */
export function useThread({ id, parentOrderId, createdAt }: FullOrder) {
  const [limit, setLimit] = useState(firstPage);
  const [isShown, setShown] = useState(false);
  // Behind the order itself, which is what somebody waits for.
  useEffect(() => behindFrame(() => setShown(true)), []);
  const { data, isError, refetch } = useQuery({
    queryKey: [...threadKey(id), limit],
    queryFn: ({ signal }) =>
      callApi('GET /api/orders/:id/messages', {
        params: { id },
        query: { limit },
        signal,
        isUnattended: true,
      }),
    enabled: isShown,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    // How far a message has come is told by nobody.
    refetchInterval: ({ state }) => (state.data?.messages.some(isUnderWay) ? 2000 : 20_000),
  });
  const own = parentOrderId ?? id;
  const messages = (data?.messages ?? []).toReversed();
  const others = messages.filter(({ kind, order }) => kind !== 'ORDER' || order?.id !== own);
  const isEarlier = ({ at }: ThreadMessage) => at < createdAt;
  return {
    earlier: others.filter(isEarlier),
    later: others.filter((message) => !isEarlier(message)),
    writing: data?.writing,
    isError,
    retry: () => void refetch(),
    /** Undefined when all that can be shown is. */
    showMore:
      data && data.messages.length < data.total && limit < longestPage
        ? () => setLimit(Math.min(limit * 3, longestPage))
        : undefined,
  };
}
export type Thread = ReturnType<typeof useThread>;

const isUnderWay = ({ delivery }: ThreadMessage): boolean => delivery?.status === 'QUEUED';
