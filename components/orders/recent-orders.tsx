import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { Formats } from '@/components/shell/formats';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';
import type { ListedOrder } from '@/lib/orders/answers';
import { StatusBadge } from './status-badge';

/** The latest orders of a customer, or with a product, and then how much of it. */
export function RecentOrders({
  orders,
  formats,
  productId,
}: {
  orders: readonly ListedOrder[];
  formats: Formats;
  productId?: string;
}) {
  const t = useTranslations('orderPages');
  return (
    <Table caption={t('ordersCaption')}>
      <TableHead>
        <HeadCell>{t('received')}</HeadCell>
        {productId ? <HeadCell className="w-full">{t('customer')}</HeadCell> : null}
        <HeadCell className={productId ? '' : 'w-full'}>{t('status')}</HeadCell>
        {productId ? <HeadCell className="text-right">{t('ofThisProduct')}</HeadCell> : null}
        <HeadCell className="text-right">{t('total')}</HeadCell>
      </TableHead>
      <TableBody>
        {orders.map((order) => (
          <Row key={order.id} className="relative">
            <th scope="row" className="px-3 py-2 font-medium whitespace-nowrap @max-2xl:p-0">
              <Link
                href={`/orders/${order.id}`}
                className="rounded-sm after:absolute after:inset-0 hover:underline"
              >
                {formats.moment(order.createdAt)}
              </Link>
            </th>
            {productId ? (
              <Cell label={t('customer')} className="max-w-0 @max-2xl:max-w-none">
                <span dir="auto" className="block truncate">
                  {order.customer.name}
                </span>
              </Cell>
            ) : null}
            <Cell label={t('status')}>
              <span className="flex flex-wrap items-center gap-1.5">
                <StatusBadge status={order.status} closedAs={order.closedAs} />
                {order.erpSalesOrderId ? (
                  <span className="font-mono text-xs whitespace-nowrap text-soft">
                    {order.erpSalesOrderId}
                  </span>
                ) : null}
              </span>
            </Cell>
            {productId ? (
              <Cell label={t('ofThisProduct')} className="text-right whitespace-nowrap">
                {formats.quantity(quantityOf(order, productId))}
              </Cell>
            ) : null}
            <Cell label={t('total')} className="text-right font-medium whitespace-nowrap">
              {formats.total(order.totalAmount)}
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}

/** In the product's selling unit. */
function quantityOf({ lines }: ListedOrder, productId: string): number {
  return lines.reduce(
    (sum, { product, orderQuantity }) => sum + (product?.id === productId ? orderQuantity : 0),
    0,
  );
}
