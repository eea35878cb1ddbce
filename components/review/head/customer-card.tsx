'use client';

import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { StatusBadge } from '@/components/orders/status-badge';
import { behindFrame } from '@/components/shell/behind-frame';
import { useFormats } from '@/components/shell/desk-context';
import { notifyDone } from '@/components/shell/notify';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { callApi } from '@/lib/api/call-api';
import type { FullOrder } from '@/lib/orders/answers';

/** Who ordered: credit, phone, and what they ordered last. */
export function CustomerCard({ order: { id, customer } }: { order: FullOrder }) {
  const t = useTranslations('reviewHead');
  const phone = customer.phoneNumber;
  return (
    <section
      aria-label={t('customer')}
      className="grid gap-2 rounded-lg border border-edge bg-paper p-3 shadow-sheet"
    >
      <div className="flex items-start gap-2">
        <h3 className="min-w-0 flex-1 font-medium break-words">{customer.name}</h3>
        {customer.verification === 'UNVERIFIED' ? <Badge tone="warn">{t('newSender')}</Badge> : null}
        {customer.creditStatus === 'HOLD' ? (
          <Badge tone="bad">{t('creditHold')}</Badge>
        ) : (
          <Badge tone="good">{t('creditActive')}</Badge>
        )}
      </div>
      {phone ? (
        <div className="flex items-center gap-1">
          <a href={`tel:${phone}`} className="rounded-sm text-soft hover:text-ink hover:underline">
            {phone}
          </a>
          <Button
            size="icon"
            tone="quiet"
            aria-label={t('copyPhone')}
            onClick={() => void copy(phone, t('copied'))}
          >
            <Copy aria-hidden />
          </Button>
        </div>
      ) : null}
      <LastOrders customerId={customer.id} exceptId={id} />
    </section>
  );
}

async function copy(phone: string, done: string): Promise<void> {
  await navigator.clipboard?.writeText(phone);
  notifyDone(done, { id: 'copied' });
}

const shownOrders = 3;

function LastOrders({ customerId, exceptId }: { customerId: string; exceptId: string }) {
  const t = useTranslations('reviewHead');
  const { day, total } = useFormats();
  const [isShown, setShown] = useState(false);
  useEffect(() => behindFrame(() => setShown(true)), []);
  const { data } = useQuery({
    queryKey: ['orders', 'of', customerId],
    queryFn: ({ signal }) =>
      callApi('GET /api/orders', { query: { customer: customerId, limit: shownOrders + 1 }, signal }),
    staleTime: 30_000,
    enabled: isShown,
  });
  const orders = data?.orders.filter((order) => order.id !== exceptId).slice(0, shownOrders) ?? [];
  return (
    <div className="min-h-24 border-t border-edge pt-2">
      <h4 className="pb-1 text-sm text-soft">{t('lastOrders')}</h4>
      {data && orders.length === 0 ? <p className="text-sm text-soft">{t('noneBefore')}</p> : null}
      <ul className="grid gap-0.5">
        {orders.map((order) => (
          <li key={order.id}>
            <Link
              href={`/orders/${order.id}`}
              className="flex min-h-6 flex-wrap items-center justify-between gap-x-2 rounded-sm text-sm hover:bg-hover touch:min-h-11"
            >
              <span>{day(order.createdAt)}</span>
              <StatusBadge status={order.status} closedAs={order.closedAs} />
              <span>{total(order.totalAmount)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
