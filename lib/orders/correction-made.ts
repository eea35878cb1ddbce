import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { auditEvents } from '@/db/schema/audit-events';
import { type Days, withinDays } from '@/db/within-days';
import type { Context } from '../context';
import type { CorrectionCause } from './correction-causes';

/** Whether a line was removed and then brought back, as by an undo. */
export const isBroughtBack: SQL = sql`exists (
  select from audit_events back where back.tenant_id = ${auditEvents.tenantId} and back.order_id = ${auditEvents.orderId}
    and back.subject_id = ${auditEvents.subjectId} and back.action = 'line.restored' and back.sequence > ${auditEvents.sequence})`;

const field = (path: string): SQL => sql`${auditEvents.data} #>> ${`{${path}}`}::text[]`;

/** What an event of the trail corrected; null for events that correct nothing. Units are part of the quantity. */
export const causeOf: SQL = sql`case ${auditEvents.action}
  when 'line.added' then 'ADDED'
  when 'left_out.ordered' then 'ADDED'
  when 'order.head_set' then 'HEAD'
  when 'line.removed' then case when not ${isBroughtBack} then 'REMOVED' end
  when 'line.corrected' then case
    when ${field('from,productId')} is null and ${field('to,productId')} is not null then 'UNMATCHED'
    when ${field('from,productId')} is distinct from ${field('to,productId')} then 'PRODUCT'
    else 'QUANTITY' end
  end`;

/** Events of these days that may be corrections: those for which `causeOf` tells a cause are. */
export function mayCorrect(ctx: Context, days: Days, timeZone: string | SQL): SQL | undefined {
  return and(
    mine(auditEvents, ctx),
    withinDays(auditEvents.createdAt, days, timeZone),
    inArray(auditEvents.action, [
      ...['line.corrected', 'line.added', 'line.removed'],
      ...['left_out.ordered', 'order.head_set'],
    ]),
  );
}

/** The orders in which people made a correction within these days, of one cause or of any. */
export function ordersCorrected(
  tx: Transaction,
  ctx: Context,
  { cause, ...days }: Days & { cause: CorrectionCause | undefined },
  timeZone: string | SQL,
) {
  return tx
    .select({ id: auditEvents.orderId })
    .from(auditEvents)
    .where(
      and(
        mayCorrect(ctx, days, timeZone),
        isNotNull(auditEvents.orderId),
        cause === undefined ? sql`${causeOf} is not null` : eq(causeOf, cause),
      ),
    );
}
