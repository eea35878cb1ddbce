import { and, eq } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { orderTasks } from '@/db/schema/order-tasks';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import { clock } from '../clock';
import type { Context } from '../context';
import { AppError, notFound } from '../errors';
import { mintOrderId, type OrderId } from '../ids';
import type { FullOrder } from './answers';
import { getOrder } from './get-order';
import { followCancellation } from './internal/follow-cancellation';
import { lockOrder } from './internal/lock-order';
import { viewTask } from './internal/tasks';

interface Choice {
  /** The message's own order. */
  orderId: OrderId;
  taskId: string;
  /** The order that is meant. */
  chosenId: string;
  ifMatch?: number | undefined;
}

/**
 * Says which of a customer's orders a cancellation means; it then stands on that one. Throws `not_found` (also for an order
 * that is none of the choices), `task_done`, `order_changed`.
 */
export async function chooseOrder(
  ctx: Context,
  { orderId, taskId, chosenId, ifMatch }: Choice,
): Promise<{ success: true; order: FullOrder }> {
  return inTenant(ctx, async (tx) => {
    const source = await lockOrder(tx, ctx, orderId, ifMatch);
    const thisRow = and(
      mine(orderTasks, ctx),
      eq(orderTasks.orderId, orderId),
      eq(orderTasks.id, taskId),
      eq(orderTasks.kind, 'WHICH_ORDER'),
    );
    const [task] = await tx.select().from(orderTasks).where(thisRow).for('update');
    if (!task) throw notFound('task of this order');
    if (task.doneAt !== null)
      throw new AppError('task_done', 'Somebody has said already which order is meant.');
    const { choices, after } = viewTask(task);
    if (!choices.includes(chosenId)) throw notFound('order among the choices');
    const doneBy = ctx.actor.kind === 'user' ? ctx.actor.userId : null;
    await tx.update(orderTasks).set({ doneAt: clock.now(), doneBy }).where(thisRow);
    await recordAudit(tx, ctx, {
      action: 'task.order_chosen',
      orderId,
      subjectId: taskId,
      data: { chosen: chosenId },
    });
    const chosen = mintOrderId(chosenId);
    await followCancellation(tx, ctx, { source, words: after ?? '', orderIds: [chosen] });
    return { success: true, order: await getOrder(ctx, { orderId: chosen }) };
  });
}
