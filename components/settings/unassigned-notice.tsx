import type { ReactNode } from 'react';
import type { Formats } from '@/components/shell/formats';
import { Notice } from '@/components/ui/notice';

/** Messages that came in on a number of no tenant, and what to do about them. */
export function UnassignedNotice({
  unassigned: { count, lastReceivedAt },
  formats,
  children,
}: {
  unassigned: { count: number; lastReceivedAt: string | null };
  formats: Formats;
  children: ReactNode;
}) {
  if (count === 0) return null;
  return (
    <Notice tone="warn">
      <p className="font-medium">
        {count === 1 ? '1 message belongs to no tenant' : `${count} messages belong to no tenant`}
        {lastReceivedAt ? `, the last of ${formats.moment(lastReceivedAt)}` : ''}
      </p>
      <p>{children}</p>
    </Notice>
  );
}
