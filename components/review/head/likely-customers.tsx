'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { behindFrame } from '@/components/shell/behind-frame';
import { Badge } from '@/components/ui/badge';
import { callApi } from '@/lib/api/call-api';
import type { FullOrder } from '@/lib/orders/answers';
import { KeyHint } from '../keys/key-hint';
import { useReviewKeys } from '../keys/use-review-keys';
import { useReview } from '../review-context';
import { useJoinCustomer } from './use-join-customer';

const shown = 3;

/** Whom a sender that nobody knows may be: each is one click, the likeliest one key. */
export function LikelyCustomers({ order: { customer } }: { order: FullOrder }) {
  const t = useTranslations('reviewHead');
  const { dialog } = useReview();
  const [isShown, setShown] = useState(false);
  useEffect(() => behindFrame(() => setShown(true)), []);
  const { data } = useQuery({
    queryKey: ['customers', 'likely', customer.id],
    queryFn: ({ signal }) =>
      callApi('GET /api/customers/:id/likely', { params: { id: customer.id }, signal }),
    staleTime: 30_000,
    enabled: isShown,
  });
  const join = useJoinCustomer(customer);
  const likely = data?.likely.slice(0, shown) ?? [];
  const [first] = likely;
  useReviewKeys(first && dialog === null ? { joinCustomer: () => join.run(first.customer) } : {});
  if (likely.length === 0) return null;
  return (
    <section
      aria-label={t('likely')}
      className="grid gap-2 rounded-lg border border-info/30 bg-paper p-3 shadow-sheet"
    >
      <h3 className="font-medium">{t('isOneOfYours')}</h3>
      <ul className="grid gap-1">
        {likely.map(({ customer: known, reasons }) => (
          <li key={known.id}>
            <button
              type="button"
              aria-label={t('joinWith', { name: known.name })}
              aria-description={reasons.join(', ')}
              disabled={join.busy}
              onClick={() => join.run(known)}
              className="grid min-h-9 w-full gap-0.5 rounded-md border border-edge px-2.5 py-1 text-left hover:bg-hover disabled:opacity-60 touch:min-h-11"
            >
              <span className="flex items-center gap-2">
                <span dir="auto" className="min-w-0 flex-1 wrap-anywhere">
                  {known.name}
                </span>
                {known.creditStatus === 'HOLD' ? <Badge tone="bad">{t('creditHold')}</Badge> : null}
                {known === first?.customer ? <KeyHint action="joinCustomer" /> : null}
              </span>
              <span className="text-sm text-soft">{reasons.join(' · ')}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
