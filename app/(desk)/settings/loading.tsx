import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/skeleton';

const rows = ['a', 'b', 'c', 'd'];

export default function Loading() {
  const t = useTranslations('settings');
  return (
    <div role="status" aria-label={t('loading')} className="grid gap-3">
      <Skeleton className="h-9 max-w-xs" />
      {rows.map((row) => (
        <Skeleton key={row} className="h-11" />
      ))}
    </div>
  );
}
