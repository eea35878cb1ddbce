import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { AppError } from '../errors';
import type { OrderId } from '../ids';
import { queueNotification } from '../messaging/queue-notification';
import { recordEvent } from '../webhooks/record-event';
import { changeStatus } from './internal/change-status';
import { orderEventData } from './internal/event-data';
import { inDoubt, lockOrder } from './internal/lock-order';
import { withdrawProposals } from './internal/withdraw-proposals';
import { mayMove } from './status';

interface Rejection {
  orderId: OrderId;
  reason: string;
  ifMatch?: number | undefined;
}

interface RejectionOutcome {
  success: true;
  orderId: OrderId;
  status: 'CANCELLED';
  idempotent?: true;
}

/** Cancels the order, tells the customer why and records `order.rejected`. Throws `order_not_rejectable`, `order_changed`. */
export async function rejectOrder(ctx: Context, input: Rejection): Promise<RejectionOutcome> {
  return inTenant(ctx, async (tx) => {
    const order = await lockOrder(tx, ctx, input.orderId, undefined);
    if (order.status === 'CANCELLED') {
      return { success: true, orderId: order.id, status: 'CANCELLED', idempotent: true };
    }
    if (!mayMove(order.status, 'reject')) {
      throw new AppError(
        'order_not_rejectable',
        `The order is ${order.status}; it can no longer be rejected.`,
      );
    }
    // The customer would be told that it is cancelled while the ERP ships it.
    if (order.erpOutcomeUnknown) throw new AppError('order_not_rejectable', inDoubt);
    await lockOrder(tx, ctx, input.orderId, input.ifMatch);
    await changeStatus(
      tx,
      ctx,
      order.id,
      'reject',
      { rejectionReason: input.reason },
      { reason: input.reason },
    );
    await withdrawProposals(tx, ctx, order);
    const data = { ...(await orderEventData(tx, ctx, order.id)), reason: input.reason };
    await recordEvent(tx, ctx, { name: 'order.rejected', orderId: order.id, data });
    await queueNotification(tx, ctx, { orderId: order.id, kind: 'CANCELLED' });
    return { success: true, orderId: order.id, status: 'CANCELLED' };
  });
}
