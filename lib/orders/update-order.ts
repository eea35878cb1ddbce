import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import type { BodyOf } from '../http/endpoint';
import type { OrderId } from '../ids';
import type { FullOrder } from './answers';
import type { updateOrderEndpoint } from './edit-contract';
import { getOrder } from './get-order';
import { lockOrder } from './internal/lock-order';
import { recordOrderUpdate } from './internal/record-order-change';
import { touchOrder } from './internal/touch-order';
import { setHead } from './set-head';

interface Change {
  orderId: OrderId;
  changes: BodyOf<typeof updateOrderEndpoint>;
  ifMatch?: number | undefined;
}

/**
 * Changes parts of an order, all or none: its head while it is in review, its notes at any time. Throws what setting a head
 * does, `not_found` and `order_changed`.
 */
export async function updateOrder(
  ctx: Context,
  { orderId, changes: { head, notes }, ifMatch }: Change,
): Promise<{ success: true; order: FullOrder }> {
  return inTenant(ctx, async (tx) => {
    const order = await lockOrder(tx, ctx, orderId, ifMatch);
    if (head !== undefined) await setHead(ctx, { orderId, changes: head });
    if (notes !== undefined && notes !== order.notes) {
      await touchOrder(tx, ctx, orderId, { notes });
      await recordAudit(tx, ctx, {
        action: 'order.notes_set',
        orderId,
        data: { before: order.notes, after: notes },
      });
      await recordOrderUpdate(tx, ctx, orderId);
    }
    return { success: true, order: await getOrder(ctx, { orderId }) };
  });
}
