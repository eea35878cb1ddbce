import { Reply } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { Formats } from '@/components/shell/formats';
import { Badge } from '@/components/ui/badge';
import { buttonClass } from '@/components/ui/button';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';
import type { ListedOrder } from '@/lib/orders/answers';
import { ReadAsOrder } from './read-as-order';
import { wordless } from './wordless';

/** Messages that were put aside, each with the way to its thread, and the button that takes it for an order after all. */
export function MessagesTable({ orders, formats }: { orders: readonly ListedOrder[]; formats: Formats }) {
  const t = useTranslations('orderPages');
  const tOrders = useTranslations('orders');
  const tStatus = useTranslations('status');
  return (
    <Table caption={t('messagesCaption')}>
      <TableHead>
        <HeadCell>{t('customer')}</HeadCell>
        <HeadCell className="w-full">{t('message')}</HeadCell>
        <HeadCell>{t('kind')}</HeadCell>
        <HeadCell className="text-right">{t('received')}</HeadCell>
        <HeadCell>
          <span className="sr-only">{t('whatCanBeDone')}</span>
        </HeadCell>
      </TableHead>
      <TableBody>
        {orders.map((order) => (
          <Row key={order.id}>
            <th scope="row" className="max-w-64 px-3 py-2 font-medium @max-2xl:max-w-none @max-2xl:p-0">
              <Link
                href={`/customers/${order.customer.id}`}
                className="block truncate rounded-sm hover:underline"
                title={order.customer.name}
              >
                <bdi>{order.customer.name}</bdi>
              </Link>
            </th>
            <Cell className="max-w-0 text-soft @max-2xl:max-w-none">
              <span dir="auto" className="line-clamp-2 whitespace-normal">
                {order.rawText || wordless(order, tOrders)}
              </span>
            </Cell>
            <Cell label={t('kind')}>
              <span title={order.kindReason ?? undefined}>
                <Badge>{order.kind === null ? t('putAside') : tStatus(`kind_${order.kind}`)}</Badge>
              </span>
            </Cell>
            <Cell label={t('received')} className="text-right whitespace-nowrap text-soft">
              {formats.moment(order.createdAt)}
            </Cell>
            <Cell className="text-right">
              <span className="inline-flex gap-2 @max-2xl:flex-wrap">
                <Link
                  href={`/review/${order.id}`}
                  aria-label={t('replyTo', { name: order.customer.name })}
                  className={buttonClass({ size: 'small' })}
                >
                  <Reply aria-hidden />
                  {t('reply')}
                </Link>
                <ReadAsOrder orderId={order.id} customerName={order.customer.name} />
              </span>
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
