import { useTranslations } from 'next-intl';
import { FilterChip } from './list-filters';

/** Which product and customer a list is about; each can be taken away. */
export function AboutChips({
  product,
  customer,
}: {
  product: { name: string } | undefined;
  customer: { name: string } | undefined;
}) {
  const t = useTranslations('shell');
  return (
    <>
      {product ? <FilterChip name="product" words={t('aboutProduct', { name: product.name })} /> : null}
      {customer ? <FilterChip name="customer" words={t('aboutCustomer', { name: customer.name })} /> : null}
    </>
  );
}
