import { and, eq } from 'drizzle-orm';
import { tenants } from '@/db/schema/tenants';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { AppError } from '../errors';
import type { OrderId } from '../ids';
import { toNumber } from '../money';
import { getOrder } from './get-order';
import { codesOfLines } from './internal/codes-of-lines';
import { linesOf } from './internal/line-view';
import { plainHeadOf } from './order-head';
import type { PickSlip } from './pick-slip-answers';
import { byWalkingOrder } from './walking-order';

const notPickable = {
  cancelled: 'The order is cancelled.',
  unmatched: 'No line of the order has a product yet.',
} as const;

/** An `order_not_pickable` that says why as a fact, for a screen to word. */
export class NotPickable extends AppError {
  constructor(readonly why: keyof typeof notPickable) {
    super('order_not_pickable', notPickable[why]);
  }
}

/**
 * What the warehouse picks for an order, by bin in walking order. Unmatched lines are counted, not listed.
 * Throws `order_not_pickable` for a cancelled order or one with nothing matched.
 */
export async function buildPickSlip(
  ctx: Context,
  { orderId }: { orderId: OrderId },
): Promise<{ pickSlip: PickSlip }> {
  return inTenant(ctx, async (tx) => {
    const order = await getOrder(ctx, { orderId });
    const [tenant] = await tx
      .select()
      .from(tenants)
      .where(and(eq(tenants.id, ctx.tenantId)));
    if (!tenant) throw new Error('the tenant is gone');
    const rows = await linesOf(tx, ctx, [orderId]);
    const codes = await codesOfLines(tx, ctx, { customerId: order.customer.id, lines: rows });
    const lines = rows.flatMap(({ line, product }) =>
      product
        ? [
            {
              binLocation: product.binLocation,
              sku: product.sku,
              description: product.name,
              quantity: toNumber(line.orderQuantity),
              packSize: product.packSize,
              unitOfMeasure: product.unitOfMeasure,
              isZeroRated: product.isZeroRated,
              customerItemCode: codes.get(line.id) ?? null,
            },
          ]
        : [],
    );
    if (order.status === 'CANCELLED' || lines.length === 0) {
      throw new NotPickable(order.status === 'CANCELLED' ? 'cancelled' : 'unmatched');
    }
    return {
      pickSlip: {
        distributorName: tenant.name,
        orderId,
        erpSalesOrderId: order.erpSalesOrderId ?? '',
        customerName: order.customer.name,
        customerPhone: order.customer.phoneNumber ?? '',
        locationName: order.location?.name ?? '',
        head: plainHeadOf(order.head),
        lines: lines.sort(byWalkingOrder),
        omittedLines: rows.length - lines.length,
      },
    };
  });
}
