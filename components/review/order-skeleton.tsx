import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/skeleton';

/** The shape of an open order while it is on its way. */
export function OrderSkeleton() {
  const t = useTranslations('review');
  return (
    <div role="status" aria-label={t('loadingOrder')} className="flex h-full flex-col">
      <div className="flex h-11 items-center border-b border-edge bg-paper px-4">
        <Skeleton className="h-5 w-56" />
      </div>
      <div className="flex-1 md:grid md:grid-cols-[minmax(15rem,21.25rem)_minmax(0,1fr)]">
        <div className="grid content-start gap-4 p-4 max-md:hidden">
          <Skeleton className="h-28" />
          <Skeleton className="h-24" />
        </div>
        <div className="grid content-start gap-2 p-4">
          {['a', 'b', 'c', 'd', 'e'].map((row) => (
            <Skeleton key={row} className="h-14" />
          ))}
        </div>
      </div>
    </div>
  );
}
