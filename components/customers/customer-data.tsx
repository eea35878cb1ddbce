import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import type { Customer } from '@/lib/customers/contract';
import { EraseCustomer } from './erase-customer';

/** A customer's right to see what is stored of them, and to have it erased. */
export function CustomerData({ customer }: { customer: Customer }) {
  const t = useTranslations('customerPage');
  return (
    <div className="grid gap-3">
      <p className="text-soft">{t('dataWhat')}</p>
      <div className="flex flex-wrap gap-2">
        <a
          href={`/api/customers/${customer.id}/personal-data`}
          download={`customer-${customer.id}.json`}
          className={buttonClass({ size: 'small' })}
        >
          {t('downloadData')}
        </a>
        <EraseCustomer customer={customer} />
      </div>
    </div>
  );
}
