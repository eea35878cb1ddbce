import { and, desc, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { auditEvents } from '@/db/schema/audit-events';
import { orderLines } from '@/db/schema/order-lines';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import { notFound } from '../errors';
import type { OrderId } from '../ids';
import type { FullOrder } from './answers';
import { getOrder } from './get-order';
import { finishEdit } from './internal/finish-edit';
import { lockEditableOrder } from './internal/lock-order';
import type { RemovedLine } from './remove-line';

/**
 * Brings a removed line back as it was, in its place. One that is there already stays. Throws `not_found`,
 * `order_not_editable`, `order_changed`.
 */
export async function restoreLine(
  ctx: Context,
  input: { orderId: OrderId; lineId: string; ifMatch?: number | undefined },
): Promise<{ success: true; order: FullOrder }> {
  return inTenant(ctx, async (tx) => {
    const order = await lockEditableOrder(tx, ctx, input.orderId, input.ifMatch);
    const lines = await tx
      .select({ id: orderLines.id, position: orderLines.position })
      .from(orderLines)
      .where(and(mine(orderLines, ctx), eq(orderLines.orderId, order.id)));
    if (!lines.some(({ id }) => id === input.lineId)) {
      const line = await findRemoved(tx, ctx, order.id, input.lineId);
      const taken = lines.map(({ position }) => position);
      // The place of the last line goes to the next one that is added.
      const position = taken.includes(line.position) ? Math.max(...taken) + 1 : line.position;
      await tx
        .insert(orderLines)
        .values({ ...line, position, id: input.lineId, tenantId: ctx.tenantId, orderId: order.id });
      await recordAudit(tx, ctx, {
        action: 'line.restored',
        orderId: order.id,
        subjectId: input.lineId,
        data: {
          phrase: line.rawItemText,
          productId: line.productId,
          quantity: line.quantity,
          unit: line.unit,
        },
      });
      await finishEdit(tx, ctx, order);
    }
    return { success: true, order: await getOrder(ctx, { orderId: order.id }) };
  });
}

/** The trail keeps what a line was when it was removed. */
async function findRemoved(
  tx: Transaction,
  ctx: Context,
  orderId: OrderId,
  lineId: string,
): Promise<RemovedLine> {
  const [removal] = await tx
    .select({ data: auditEvents.data })
    .from(auditEvents)
    .where(
      and(
        mine(auditEvents, ctx),
        eq(auditEvents.orderId, orderId),
        eq(auditEvents.action, 'line.removed'),
        eq(auditEvents.subjectId, lineId),
      ),
    )
    .orderBy(desc(auditEvents.sequence))
    .limit(1);
  const line = removal?.data.line;
  if (!isRemovedLine(line)) throw notFound('line in this order');
  return line;
}

/** Only removeLine writes them; those of before, and of customers who were erased, say nothing of the line. */
function isRemovedLine(line: unknown): line is RemovedLine {
  return typeof line === 'object' && line !== null && 'rawItemText' in line;
}
