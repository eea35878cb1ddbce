'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CustomerChoice } from '@/components/customers/customer-choice';
import { useDesk } from '@/components/shell/desk-context';
import { describeError } from '@/components/shell/notify';
import { callApi } from '@/lib/api/call-api';
import type { Customer } from '@/lib/customers/contract';

/** What one customer pays for the product today, and why. */
export function PaidPriceCheck({ product }: { product: { id: string } }) {
  const t = useTranslations('prices');
  const { formats } = useDesk();
  const [customer, choose] = useState<Customer | null>(null);
  const { data, error } = useQuery({
    queryKey: ['paid-price', product.id, customer?.id],
    queryFn: ({ signal }) =>
      callApi('GET /api/products/:id/price', {
        params: { id: product.id },
        query: { customer: customer?.id ?? '' },
        signal,
      }),
    enabled: customer !== null,
  });
  return (
    <div className="grid gap-3">
      <CustomerChoice legend={t('customer')} chosen={customer} onChoose={choose} />
      <p role="status" className="min-h-12">
        {error ? describeError(error) : null}
        {data && customer ? (
          <>
            <span className="block text-lg font-semibold">{formats.money(data.price)}</span>
            <span className="text-soft">{data.reason.replace(/\d{4}-\d\d-\d\d/g, formats.date)}</span>
          </>
        ) : null}
      </p>
    </div>
  );
}
