'use client';

import { useQuery } from '@tanstack/react-query';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { callApi } from '@/lib/api/call-api';

const counted: Readonly<
  Record<string, { of: 'toReview' | 'messages'; key: 'waitingReview' | 'waitingMessages' }>
> = {
  '/review': { of: 'toReview', key: 'waitingReview' },
  '/messages': { of: 'messages', key: 'waitingMessages' },
};

/**
 * How much waits behind an entry of the navigation; nothing while nothing does. It is one of the orders' queries: what
 * tells of a changed order has it fetched anew, and so does going to another page.
 */
export function WaitingCount({ href }: { href: string }) {
  const t = useTranslations('shell');
  const entry = counted[href];
  const pathname = usePathname();
  const { data, refetch } = useQuery({
    queryKey: ['orders', 'waiting'],
    queryFn: ({ signal }) => callApi('GET /api/orders/waiting', { signal }),
    enabled: entry !== undefined,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page that one goes to is the reason.
  useEffect(() => {
    if (entry) void refetch({ cancelRefetch: false });
  }, [entry, pathname, refetch]);
  const count = entry && data?.[entry.of];
  if (!count) return null;
  return (
    <span className="ml-1.5 rounded-full bg-accent-soft px-1.5 text-xs font-medium text-accent">
      {count > 999 ? '999+' : count}
      <span className="sr-only"> {t(entry.key)}</span>
    </span>
  );
}
