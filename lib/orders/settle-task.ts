import { and, eq } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { orderTasks } from '@/db/schema/order-tasks';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import { clock } from '../clock';
import type { Context } from '../context';
import { notFound } from '../errors';
import type { OrderId } from '../ids';
import type { FullOrder } from './answers';
import { getOrder } from './get-order';
import { lockOrder } from './internal/lock-order';
import { touchOrder } from './internal/touch-order';

/** Marks a task of an order as done; one that is done already stays as it is. Throws `not_found`, `order_changed`. */
export async function settleTask(
  ctx: Context,
  { orderId, taskId, ifMatch }: { orderId: OrderId; taskId: string; ifMatch?: number | undefined },
): Promise<{ success: true; order: FullOrder }> {
  return inTenant(ctx, async (tx) => {
    await lockOrder(tx, ctx, orderId, ifMatch);
    const thisRow = and(mine(orderTasks, ctx), eq(orderTasks.orderId, orderId), eq(orderTasks.id, taskId));
    const [task] = await tx.select().from(orderTasks).where(thisRow);
    if (!task) throw notFound('task of this order');
    if (task.doneAt === null) {
      const doneBy = ctx.actor.kind === 'user' ? ctx.actor.userId : null;
      await tx.update(orderTasks).set({ doneAt: clock.now(), doneBy }).where(thisRow);
      await recordAudit(tx, ctx, {
        action: 'task.done',
        orderId,
        subjectId: taskId,
        data: { kind: task.kind, message: task.message },
      });
      await touchOrder(tx, ctx, orderId);
    }
    return { success: true, order: await getOrder(ctx, { orderId }) };
  });
}
