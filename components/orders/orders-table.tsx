import { Mic } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { Formats } from '@/components/shell/formats';
import { Badge } from '@/components/ui/badge';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';
import type { ListedOrder } from '@/lib/orders/answers';
import { ChooseOrder, ChoosePage } from './choose-orders';
import { DoubtBadge } from './doubt-badge';
import { isPickable } from './is-pickable';
import { StatusBadge } from './status-badge';
import { wordless } from './wordless';

/** A list of orders; inside ChooseOrders. */
export function OrdersTable({ orders, formats }: { orders: readonly ListedOrder[]; formats: Formats }) {
  const t = useTranslations('orderPages');
  const tOrders = useTranslations('orders');
  return (
    <Table caption={t('ordersCaption')}>
      <TableHead>
        <HeadCell>
          <span className="flex items-center gap-2">
            <span className="@max-2xl:hidden">
              <ChoosePage orderIds={orders.filter(isPickable).map(({ id }) => id)} />
            </span>
            {t('customer')}
          </span>
        </HeadCell>
        <HeadCell className="w-full @max-4xl:hidden">{t('message')}</HeadCell>
        <HeadCell>{t('status')}</HeadCell>
        <HeadCell className="text-right">{t('lines')}</HeadCell>
        <HeadCell className="text-right">{t('total')}</HeadCell>
        <HeadCell className="text-right">{t('received')}</HeadCell>
      </TableHead>
      <TableBody>
        {orders.map((order) => (
          <Row key={order.id} compact className="relative">
            <th
              scope="row"
              className="max-w-64 @max-4xl:w-full @max-4xl:max-w-0 px-3 py-2 font-medium @max-2xl:w-auto @max-2xl:min-w-0 @max-2xl:max-w-none @max-2xl:flex-1 @max-2xl:p-0"
            >
              <span className="flex items-center gap-2">
                <ChooseOrder
                  orderId={order.id}
                  customerName={order.customer.name}
                  disabled={!isPickable(order)}
                />
                <Link
                  href={`/orders/${order.id}`}
                  className="min-w-0 truncate rounded-sm after:absolute after:inset-0 hover:underline"
                  title={order.customer.name}
                >
                  <bdi>{order.customer.name}</bdi>
                </Link>
              </span>
            </th>
            <Cell
              place="bare"
              className="max-w-0 text-soft @max-4xl:hidden @max-2xl:order-4! @max-2xl:flex! @max-2xl:max-w-none @max-2xl:basis-full"
            >
              <span className="flex min-w-0 items-center gap-1.5">
                {order.isVoiceNote ? <Mic aria-label={t('voiceNote')} className="size-3.5 shrink-0" /> : null}
                <span dir="auto" className="truncate ">
                  {order.rawText || wordless(order, tOrders)}
                </span>
              </span>
            </Cell>
            <Cell place="bare">
              <span className="flex flex-wrap items-center gap-1.5">
                <StatusBadge status={order.status} closedAs={order.closedAs} />
                {order.erpDoubt === null ? null : <DoubtBadge />}
                {order.customer.creditStatus === 'HOLD' ? <Badge tone="bad">{t('hold')}</Badge> : null}
                {order.erpSalesOrderId ? (
                  <span className="font-mono text-xs whitespace-nowrap text-soft">
                    {order.erpSalesOrderId}
                  </span>
                ) : null}
              </span>
            </Cell>
            <Cell label={t('lines')} place="left" className="text-right">
              {order.lines.length}
            </Cell>
            <Cell label={t('total')} place="beside" className="text-right font-medium whitespace-nowrap">
              {formats.total(order.totalAmount)}
            </Cell>
            <Cell
              label={t('received')}
              place="bare"
              className="text-right @max-2xl:ml-auto whitespace-nowrap text-soft"
            >
              {formats.moment(order.createdAt)}
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
