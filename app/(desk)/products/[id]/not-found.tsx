import { useTranslations } from 'next-intl';
import { NothingHere } from '@/components/shell/nothing-here';

export default function ProductNotFound() {
  const t = useTranslations('products');
  return <NothingHere title={t('notFound')} href="/products" back={t('toProducts')} />;
}
