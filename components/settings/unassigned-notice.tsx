import { useTranslations } from 'next-intl';
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
  const t = useTranslations('messaging');
  if (count === 0) return null;
  const what = t('unassigned', { count });
  return (
    <Notice tone="warn">
      <p className="font-medium">
        {lastReceivedAt ? t('unassignedLast', { what, time: formats.moment(lastReceivedAt) }) : what}
      </p>
      <p>{children}</p>
    </Notice>
  );
}
