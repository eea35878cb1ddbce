import { AlarmClock, User } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useFormats } from '@/components/shell/desk-context';
import type { ListedOrder } from '@/lib/orders/answers';

/** For whom it is, and until when it is put off. */
export function PlanNote({ order: { assignee, snoozedUntil }, now }: { order: ListedOrder; now: number }) {
  const t = useTranslations('review');
  const formats = useFormats();
  if (assignee === null && snoozedUntil === null) return null;
  return (
    <p className="flex min-w-0 items-center gap-1 text-xs text-soft">
      {assignee ? (
        <>
          <User aria-hidden className="size-3.5 shrink-0" />
          <span className="truncate">
            {assignee.yours ? t('forYou') : t('forName', { name: assignee.name })}
          </span>
        </>
      ) : null}
      {snoozedUntil ? (
        <>
          <AlarmClock aria-hidden className="size-3.5 shrink-0" />
          <span className="whitespace-nowrap">
            {t('untilTime', { time: formats.about(snoozedUntil, now) })}
          </span>
        </>
      ) : null}
    </p>
  );
}
