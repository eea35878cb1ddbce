import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { AppError } from '../errors';
import type { OrderId } from '../ids';
import type { FullOrder } from './answers';
import { getOrder } from './get-order';
import { changeStatus } from './internal/change-status';
import { lockOrder } from './internal/lock-order';
import { restoreProposals } from './internal/withdraw-proposals';

/** Takes a message that was put aside for an order after all. Throws `not_found`, `order_not_set_aside`, `order_changed`. */
export async function readAsOrder(
  ctx: Context,
  input: { orderId: OrderId; ifMatch?: number | undefined },
): Promise<{ success: true; order: FullOrder }> {
  return inTenant(ctx, async (tx) => {
    const order = await lockOrder(tx, ctx, input.orderId, input.ifMatch);
    if (order.closedAs !== 'NOT_AN_ORDER') {
      throw new AppError(
        'order_not_set_aside',
        'Only a message that was put aside can be taken for an order again.',
      );
    }
    const told = {
      kind: 'ORDER',
      kindConfidence: 1,
      kindReason: 'a person said so',
      closedAs: null,
    } as const;
    await changeStatus(tx, ctx, order.id, 'readAsOrder', told, { kind: order.kind });
    await restoreProposals(tx, ctx, order);
    return { success: true, order: await getOrder(ctx, { orderId: order.id }) };
  });
}
