import { mine } from '@/db/mine';
import { orderLines } from '@/db/schema/order-lines';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import type { OrderId } from '../ids';
import type { FullOrder } from './answers';
import { requireLine } from './correct-line';
import { getOrder } from './get-order';
import { finishEdit } from './internal/finish-edit';
import { lockEditableOrder } from './internal/lock-order';

/** All of a line but whose it is: what brings it back. */
export type RemovedLine = Omit<typeof orderLines.$inferSelect, 'tenantId' | 'id' | 'orderId'>;

/** Removes a line that the reader invented. Throws `not_found`, `order_not_editable`, `order_changed`. */
export async function removeLine(
  ctx: Context,
  input: { orderId: OrderId; lineId: string; ifMatch?: number | undefined },
): Promise<{ success: true; order: FullOrder }> {
  return inTenant(ctx, async (tx) => {
    const order = await lockEditableOrder(tx, ctx, input.orderId, input.ifMatch);
    const line = await requireLine(tx, ctx, order.id, input.lineId);
    const { tenantId: _tenant, id: _id, orderId: _order, ...removed } = line;
    await tx.delete(orderLines).where(mine(orderLines, ctx, line.id));
    await recordAudit(tx, ctx, {
      action: 'line.removed',
      orderId: order.id,
      subjectId: line.id,
      data: {
        ...{ phrase: line.rawItemText, productId: line.productId, quantity: line.quantity, unit: line.unit },
        line: removed satisfies RemovedLine,
      },
    });
    await finishEdit(tx, ctx, order);
    return { success: true, order: await getOrder(ctx, { orderId: order.id }) };
  });
}
