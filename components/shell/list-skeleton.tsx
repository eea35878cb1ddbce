import { useTranslations } from 'next-intl';
import { Page } from '@/components/ui/page';
import { Skeleton } from '@/components/ui/skeleton';

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export function ListSkeleton({ title }: { title: string }) {
  const t = useTranslations('shell');
  return (
    <Page title={title}>
      <Skeleton className="h-9 max-w-sm touch:h-11" />
      <div
        role="status"
        aria-label={t('loadingList')}
        className="grid gap-px overflow-hidden rounded-lg border border-edge"
      >
        {rows.map((row) => (
          <Skeleton key={row} className="h-11 rounded-none" />
        ))}
      </div>
    </Page>
  );
}
