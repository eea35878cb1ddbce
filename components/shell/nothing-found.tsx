import { SearchX } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

/** A list whose filters leave nothing. */
export function NothingFound({ path }: { path: string }) {
  const t = useTranslations('shell');
  return (
    <EmptyState icon={SearchX} title={t('nothingFits')}>
      <Link href={path} className={buttonClass({}, 'mt-2')}>
        {t('clearFilters')}
      </Link>
    </EmptyState>
  );
}
