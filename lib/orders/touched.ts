import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { auditEvents } from '@/db/schema/audit-events';
import { orderLines } from '@/db/schema/order-lines';
import { orders } from '@/db/schema/orders';
import type { Context } from '../context';
import type { OrderRow } from './internal/lock-order';

/** Whether a person has changed what was read of an order: a line edited or added stands in its lines, one removed in the trail. */
export async function isTouched(
  tx: Transaction,
  ctx: Context,
  { id }: OrderRow,
  lines: readonly { edited: boolean }[],
): Promise<boolean> {
  if (lines.some(({ edited }) => edited)) return true;
  const changes = await tx
    .select({ action: auditEvents.action, lineId: auditEvents.subjectId })
    .from(auditEvents)
    .where(
      and(
        mine(auditEvents, ctx),
        eq(auditEvents.orderId, id),
        inArray(auditEvents.action, ['line.removed', 'line.restored', 'left_out.ordered']),
      ),
    )
    .orderBy(auditEvents.sequence);
  const removed = new Set<string | null>();
  for (const { action, lineId } of changes) {
    if (action === 'left_out.ordered') return true;
    if (action === 'line.removed') removed.add(lineId);
    else removed.delete(lineId);
  }
  return removed.size > 0;
}

/** The same of an approved order, as SQL over its row; of approvals from before it was kept its lines alone tell. */
export const wasTouched: SQL<boolean> = sql<boolean>`coalesce(${orders.touched}, exists (
  select from ${orderLines} where ${orderLines.tenantId} = ${orders.tenantId}
    and ${orderLines.orderId} = ${orders.id} and ${orderLines.edited}))`;
