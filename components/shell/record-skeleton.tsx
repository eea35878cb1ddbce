import { useTranslations } from 'next-intl';
import { Page } from '@/components/ui/page';
import { Skeleton } from '@/components/ui/skeleton';

/** Stands for the page of one product, customer or the like while it loads. */
export function RecordSkeleton() {
  const t = useTranslations('shell');
  return (
    <Page title={<Skeleton className="h-8 w-64" />}>
      <div
        role="status"
        aria-label={t('loadingPage')}
        className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]"
      >
        <div className="grid gap-6">
          <Skeleton className="h-40" />
          <Skeleton className="h-64" />
        </div>
        <Skeleton className="h-72" />
      </div>
    </Page>
  );
}
