import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { headPartNames } from '@/components/review/head/head-parts';
import { headText } from '@/components/review/head/head-text';
import type { Formats } from '@/components/shell/formats';
import { Badge } from '@/components/ui/badge';
import type { FullOrder } from '@/lib/orders/answers';
import { cameLate } from './came-late';
import { StatusBadge } from './status-badge';

/** Where an order comes from, where it is picked, what became of it in the ERP, and its relatives. */
export function OrderFacts({ order, formats }: { order: FullOrder; formats: Formats }) {
  const t = useTranslations('orderPages');
  const tHead = useTranslations('reviewHead');
  const said = headPartNames
    .map((part) => ({ part, text: headText(order.head, part, { t: tHead, formats }) }))
    .filter(({ text }) => text !== '');
  const { customer, erp } = order;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 rounded-lg border border-edge bg-paper p-4 shadow-sheet">
      <Fact label={t('customer')}>
        {customer.name}
        {customer.creditStatus === 'HOLD' ? (
          <>
            {' '}
            <Badge tone="bad">{t('creditHold')}</Badge>
          </>
        ) : null}
        {customer.verification === 'UNVERIFIED' ? (
          <>
            {' '}
            <Badge tone="warn">{t('newSender')}</Badge>
          </>
        ) : null}
      </Fact>
      <Fact label={t('phone')}>{customer.phoneNumber ?? '–'}</Fact>
      <Fact label={t('received')}>
        {t('receivedFrom', { time: formats.moment(order.createdAt), source: order.source })}
      </Fact>
      {order.sentAt && cameLate(order) ? <Fact label={t('sent')}>{formats.moment(order.sentAt)}</Fact> : null}
      {order.editedAt ? <Fact label={t('messageChanged')}>{formats.moment(order.editedAt)}</Fact> : null}
      {order.deletedByCustomerAt ? (
        <Fact label={t('messageDeleted')}>{formats.moment(order.deletedByCustomerAt)}</Fact>
      ) : null}
      {said.map(({ part, text }) => (
        <Fact key={part} label={tHead(`part_${part}`)}>
          <span dir="auto" className="whitespace-pre-line">
            {text}
          </span>
        </Fact>
      ))}
      <Fact label={t('location')}>{order.location?.name ?? '–'}</Fact>
      <Fact label={t('erpOrder')}>
        <span className="font-mono">{order.erpSalesOrderId ?? '–'}</span>
        {erp.syncedAt ? <span className="text-soft"> {formats.moment(erp.syncedAt)}</span> : null}
      </Fact>
      {erp.attempts > 1 ? <Fact label={t('erpAttempts')}>{erp.attempts}</Fact> : null}
      {order.parentOrderId ? (
        <Fact label={t('splitFrom')}>
          <OrderLink id={order.parentOrderId}>{t('firstOrder')}</OrderLink>
        </Fact>
      ) : null}
      {order.childOrders.length > 0 ? (
        <Fact label={t('splitOff')}>
          <ul className="grid gap-1">
            {order.childOrders.map((child) => (
              <li key={child.id} className="flex flex-wrap items-center gap-2">
                <OrderLink id={child.id}>{formats.money(child.totalAmount)}</OrderLink>
                <StatusBadge status={child.status} />
              </li>
            ))}
          </ul>
        </Fact>
      ) : null}
      <Fact label={t('orderId')}>
        <span className="font-mono text-xs break-all text-soft">{order.id}</span>
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-soft">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  );
}

function OrderLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Link href={`/orders/${id}`} className="rounded-sm text-accent underline underline-offset-2">
      {children}
    </Link>
  );
}
