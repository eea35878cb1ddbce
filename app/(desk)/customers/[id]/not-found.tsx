import { useTranslations } from 'next-intl';
import { NothingHere } from '@/components/shell/nothing-here';

export default function CustomerNotFound() {
  const t = useTranslations('customerPage');
  return <NothingHere title={t('notFound')} href="/customers" back={t('toCustomers')} />;
}
