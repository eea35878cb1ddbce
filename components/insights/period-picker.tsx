import { clsx } from 'clsx';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { ListInput } from '@/components/shell/list-filters';
import { usualPeriod } from '@/lib/insights/choices';

const choices = [7, usualPeriod, 90, 365] as const;

/** The days that are looked at: so many up to today, or any from and to. */
export function PeriodPicker({
  days,
}: {
  /** Undefined where days are given one by one. */ days: number | undefined;
}) {
  const t = useTranslations('insights');
  return (
    <search aria-label={t('period')} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <nav aria-label={t('period')} className="flex flex-wrap gap-1">
        {choices.map((choice) => (
          <Link
            key={choice}
            href={choice === usualPeriod ? '/insights' : `/insights?days=${choice}`}
            aria-current={choice === days ? 'true' : undefined}
            className={clsx(
              'inline-flex min-h-9 items-center rounded-md border px-3 touch:min-h-11',
              choice === days
                ? 'border-accent bg-accent-soft text-accent'
                : 'border-edge bg-paper hover:bg-hover',
            )}
          >
            {t('days', { count: String(choice) })}
          </Link>
        ))}
      </nav>
      <div className="flex flex-wrap gap-2">
        <ListInput name="from" label={t('from')} type="date" />
        <ListInput name="to" label={t('to')} type="date" />
      </div>
    </search>
  );
}
