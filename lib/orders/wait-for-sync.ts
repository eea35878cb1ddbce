import { mine } from '@/db/mine';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { notFound } from '../errors';
import type { OrderId } from '../ids';
import type { OrderRow } from './internal/lock-order';
import { waitForChange } from './wait-for-change';

/** The order once the ERP or only a person has something to say of it, or as it is when `patienceMs` have passed. Throws `not_found`. */
export async function waitForSync(ctx: Context, orderId: OrderId, patienceMs: number): Promise<OrderRow> {
  const look = () =>
    inTenant(ctx, async (tx) => {
      const [order] = await tx
        .select()
        .from(orders)
        .where(mine(orders, ctx, orderId));
      if (!order) throw notFound('order');
      return order;
    });
  return waitForChange(look, (order) => order.status !== 'APPROVED' || order.erpDoubt === 'PERSON', {
    patienceMs,
    concerns: (payload) => payload.includes(orderId),
  });
}
