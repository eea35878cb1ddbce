import { clsx } from 'clsx';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { Formats } from '@/components/shell/formats';
import type { CatalogueHealth } from '@/lib/catalogue/health-contract';
import { type HealthTab, healthTabs } from './health-tab-names';

/** What was looked for, each with how many there are. */
export function HealthTabs({
  health,
  current,
  formats,
}: {
  health: CatalogueHealth;
  current: HealthTab;
  formats: Formats;
}) {
  const t = useTranslations('catalogueHealth');
  return (
    <nav aria-label={t('findings')} className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-7">
      {healthTabs.map((tab) => {
        const { total, totalIsExact } = tab === 'phrases' ? health.phrases : health.products[tab];
        return (
          <Link
            key={tab}
            href={`/catalogue-health?finding=${tab}`}
            aria-current={tab === current ? 'page' : undefined}
            className={clsx(
              'flex min-h-16 flex-col rounded-lg border px-3 py-2',
              tab === current
                ? 'border-accent bg-accent-soft text-accent'
                : 'border-edge bg-paper hover:bg-hover',
            )}
          >
            <span className="text-xl font-semibold tabular-nums">
              {formats.quantity(total)}
              {totalIsExact ? '' : '+'}
            </span>
            <span className="text-sm">{t(`finding_${tab}`)}</span>
          </Link>
        );
      })}
    </nav>
  );
}
