import { useTranslations } from 'next-intl';
import { ListSkeleton } from '@/components/shell/list-skeleton';

export default function Loading() {
  const t = useTranslations('aliases');
  return <ListSkeleton title={t('title')} />;
}
