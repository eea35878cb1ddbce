import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { auditEvents } from '@/db/schema/audit-events';
import type { Context } from '../../context';
import type { BodyOf } from '../../http/endpoint';
import type { resolveErpDoubtEndpoint } from '../contract';
import type { OrderRow } from './lock-order';

export type DoubtResolution = BodyOf<typeof resolveErpDoubtEndpoint>;

/** What the audit trail calls each resolution; by it a repeat is known. */
export const doubtActions = {
  FOUND: 'order.reference_entered',
  NOT_THERE: 'order.not_in_erp',
  GIVE_UP: 'order.doubt_given_up',
} as const satisfies Record<DoubtResolution['resolution'], string>;

/** The order has the reference already, or this was the last thing that a person said of it. */
export async function isRepeatOf(
  tx: Transaction,
  ctx: Context,
  order: OrderRow,
  resolution: DoubtResolution,
): Promise<boolean> {
  if (resolution.resolution === 'FOUND') return order.erpSalesOrderId === resolution.erpSalesOrderId;
  if (resolution.resolution === 'GIVE_UP' && order.status !== 'FAILED') return false;
  const [last] = await tx
    .select({ action: auditEvents.action })
    .from(auditEvents)
    .where(
      and(
        mine(auditEvents, ctx),
        eq(auditEvents.orderId, order.id),
        inArray(auditEvents.action, Object.values(doubtActions)),
      ),
    )
    .orderBy(desc(auditEvents.sequence))
    .limit(1);
  return last?.action === doubtActions[resolution.resolution];
}
