import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { DoubtBadge } from '@/components/orders/doubt-badge';
import { DoubtNotice } from '@/components/orders/doubt-notice';
import { OrderActions } from '@/components/orders/order-actions';
import { OrderFacts } from '@/components/orders/order-facts';
import { OrderLinesTable } from '@/components/orders/order-lines-table';
import { OrderMessage } from '@/components/orders/order-message';
import { OrderTasks } from '@/components/orders/order-tasks';
import { OrderTimeline } from '@/components/orders/order-timeline';
import { StatusBadge } from '@/components/orders/status-badge';
import { RoomWords } from '@/components/shell/room-words';
import { Notice } from '@/components/ui/notice';
import { Page } from '@/components/ui/page';
import { requirePageContext } from '@/lib/auth/page-context';
import { fullOrder } from '@/lib/orders/answers';
import { getOrder } from '@/lib/orders/get-order';
import { inReadersLanguage } from '../../in-readers-language';
import { orderIdOf, orNotFound } from '../../or-not-found';
import { pageFormats } from '../../page-formats';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('orderPages'))('order') };
}

export default async function OrderPage({ params }: { params: Promise<{ id: string }> }) {
  const ctx = await requirePageContext();
  const orderId = orderIdOf((await params).id);
  const order = await inReadersLanguage(fullOrder, await orNotFound(getOrder(ctx, { orderId })));
  const formats = await pageFormats();
  const t = await getTranslations('orderPages');
  return (
    <RoomWords rooms={['events', 'orderPages', 'orders', 'reviewVerdicts']}>
      <Page
        title={order.erpSalesOrderId ?? t('orderOf', { time: formats.moment(order.createdAt) })}
        note={
          <>
            <StatusBadge status={order.status} closedAs={order.closedAs} />
            {order.erpDoubt === null ? null : <DoubtBadge />}
          </>
        }
        actions={<OrderActions order={order} />}
      >
        <DoubtNotice order={order} />
        {order.status === 'APPROVED' && order.erpDoubt === null && order.erp.lastError ? (
          <Notice tone="warn">
            <p className="font-medium">{t('waitsForErp')}</p>
            <p>{order.erp.lastError}</p>
            {order.erp.waitsUntil ? (
              <p>{t('nextTry', { time: formats.moment(order.erp.waitsUntil) })}</p>
            ) : null}
          </Notice>
        ) : null}
        {order.status === 'FAILED' ? (
          <Notice tone="bad">
            <p className="font-medium">{t(order.erp.lastError ? 'erpRefused' : 'unread')}</p>
            <p>{order.erp.lastError ?? t('unreadWhat')}</p>
          </Notice>
        ) : null}
        {order.rejectionReason ? <Notice>{t('rejected', { reason: order.rejectionReason })}</Notice> : null}
        <OrderTasks order={order} />
        {order.warnings.map((warning) => (
          <Notice key={warning.code} tone="warn">
            {warning.message}
          </Notice>
        ))}
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid min-w-0 gap-6">
            <Section title={t('lines')}>
              <OrderLinesTable order={order} formats={formats} />
              <p className="text-right text-lg">
                {t('total')} <span className="pl-3 font-semibold">{formats.total(order.totalAmount)}</span>
              </p>
            </Section>
            <Section title={t('message')}>
              <OrderMessage order={order} />
            </Section>
          </div>
          <div className="grid min-w-0 gap-6">
            <Section title={t('facts')}>
              <OrderFacts order={order} formats={formats} />
            </Section>
            <Section title={t('history')}>
              <OrderTimeline orderId={order.id} />
            </Section>
          </div>
        </div>
      </Page>
    </RoomWords>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h2 className="font-semibold">{title}</h2>
      {children}
    </section>
  );
}
