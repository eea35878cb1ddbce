import { useTranslations } from 'next-intl';
import { NothingHere } from '@/components/shell/nothing-here';

export default function DeskNotFound() {
  const t = useTranslations('shell');
  return <NothingHere title={t('notFoundTitle')} href="/review" back={t('notFoundBack')} />;
}
