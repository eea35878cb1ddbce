import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { AppError } from '../errors';
import type { OrderId } from '../ids';
import { changeStatus } from './internal/change-status';
import { inDoubt, lockOrder } from './internal/lock-order';
import { withdrawProposals } from './internal/withdraw-proposals';
import { mayMove } from './status';

interface Aside {
  success: true;
  orderId: OrderId;
  status: 'CANCELLED';
  idempotent?: true;
}

/**
 * Closes a message that is no order. The customer hears nothing of it, and no receiver is told that an order was rejected.
 * Throws `not_found`, `order_not_rejectable`, `order_changed`.
 */
export async function setAside(
  ctx: Context,
  input: { orderId: OrderId; ifMatch?: number | undefined },
): Promise<Aside> {
  return inTenant(ctx, async (tx) => {
    const order = await lockOrder(tx, ctx, input.orderId, undefined);
    const done = { success: true, orderId: order.id, status: 'CANCELLED' } as const;
    if (order.closedAs === 'NOT_AN_ORDER') return { ...done, idempotent: true };
    if (!mayMove(order.status, 'setAside') || order.approvedAt !== null) {
      throw new AppError(
        'order_not_rejectable',
        `The order is ${order.status}; it can no longer be put aside.`,
      );
    }
    if (order.erpOutcomeUnknown) throw new AppError('order_not_rejectable', inDoubt);
    await lockOrder(tx, ctx, input.orderId, input.ifMatch);
    await changeStatus(tx, ctx, order.id, 'setAside', { closedAs: 'NOT_AN_ORDER' }, { kind: order.kind });
    await withdrawProposals(tx, ctx, order);
    return done;
  });
}
