import { useTranslations } from 'next-intl';
import { Page } from '@/components/ui/page';
import { Skeleton } from '@/components/ui/skeleton';

const cards = ['a', 'b', 'c', 'd'];

/** As high as the cards, so that nothing moves when the figures have come. */
export default function Loading() {
  const t = useTranslations('insights');
  const tShell = useTranslations('shell');
  return (
    <Page title={t('title')}>
      <Skeleton className="h-9 max-w-md touch:h-11" />
      <div role="status" aria-label={tShell('loadingPage')} className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {cards.map((card) => (
          <Skeleton key={card} className="h-108" />
        ))}
      </div>
    </Page>
  );
}
