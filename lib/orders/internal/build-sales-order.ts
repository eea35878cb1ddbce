import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { customers } from '@/db/schema/customers';
import { locations } from '@/db/schema/locations';
import type { orders } from '@/db/schema/orders';
import { localDate } from '../../clock';
import type { Context } from '../../context';
import type { SalesOrder } from '../../erp/connector';
import { toNumber } from '../../money';
import { plainHeadOf } from '../order-head';
import { codesOfLines } from './codes-of-lines';
import { headOf } from './head-view';
import { linesOf } from './line-view';
import { messagesOfOrder } from './messages-of-order';

/** An order as the ERP gets it. */
export async function buildSalesOrder(
  tx: Transaction,
  ctx: Context,
  order: typeof orders.$inferSelect,
  timeZone: string,
): Promise<SalesOrder> {
  const [customer] = await tx
    .select()
    .from(customers)
    .where(mine(customers, ctx, order.customerId));
  if (!customer) throw new Error('the order’s customer is gone');
  const [location] = order.locationId
    ? await tx
        .select({ warehouseCode: locations.warehouseCode })
        .from(locations)
        .where(mine(locations, ctx, order.locationId))
    : [];
  const lines = await linesOf(tx, ctx, [order.id]);
  const codes = await codesOfLines(tx, ctx, { customerId: order.customerId, lines });
  return {
    orderId: order.id,
    tenantId: ctx.tenantId,
    customer: {
      id: customer.id,
      erpCustomerId: customer.erpCustomerId,
      name: customer.name,
      phoneNumber: customer.phoneNumber ?? '',
    },
    orderDate: localDate(order.createdAt, timeZone),
    messages: await messagesOfOrder(tx, ctx, order),
    head: plainHeadOf(await headOf(tx, ctx, order)),
    totalAmount: toNumber(order.totalAmount),
    ...(location?.warehouseCode ? { warehouseCode: location.warehouseCode } : {}),
    lines: lines.flatMap(({ line, product }) =>
      product
        ? [
            {
              sku: product.sku,
              description: product.name,
              quantity: toNumber(line.orderQuantity),
              unitPrice: toNumber(line.unitPrice ?? '0'),
              subtotal: toNumber(line.subtotal ?? '0'),
              isZeroRated: product.isZeroRated,
              ...customerItemCode(codes.get(line.id)),
            },
          ]
        : [],
    ),
  };
}

const customerItemCode = (code: string | undefined) => (code === undefined ? {} : { customerItemCode: code });
