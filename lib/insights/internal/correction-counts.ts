import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { auditEvents } from '@/db/schema/audit-events';
import { withinDays } from '@/db/within-days';
import type { Context } from '../../context';
import { type CorrectionCause, correctionCauses } from '../choices';
import { stepOf } from './step-of';
import type { Wanted } from './wanted';

type Counts = Record<CorrectionCause, number>;

export const noCorrections = (): Counts => ({
  ...{ UNMATCHED: 0, PRODUCT: 0, QUANTITY: 0 },
  ...{ ADDED: 0, REMOVED: 0, HEAD: 0 },
});

/** Whether a line was removed and then brought back, as by an undo. */
export const isBroughtBack: SQL = sql`exists (
  select from audit_events back where back.tenant_id = ${auditEvents.tenantId} and back.order_id = ${auditEvents.orderId}
    and back.subject_id = ${auditEvents.subjectId} and back.action = 'line.restored' and back.sequence > ${auditEvents.sequence})`;

const field = (path: string): SQL => sql`${auditEvents.data} #>> ${`{${path}}`}::text[]`;

/** What an event of the trail corrected; null for events that correct nothing. Units are part of the quantity. */
const causeOf: SQL = sql`case ${auditEvents.action}
  when 'line.added' then 'ADDED'
  when 'left_out.ordered' then 'ADDED'
  when 'order.head_set' then 'HEAD'
  when 'line.removed' then case when not ${isBroughtBack} then 'REMOVED' end
  when 'line.corrected' then case
    when ${field('from,productId')} is null and ${field('to,productId')} is not null then 'UNMATCHED'
    when ${field('from,productId')} is distinct from ${field('to,productId')} then 'PRODUCT'
    else 'QUANTITY' end
  end`;

/** How much people corrected on each day or week, by its first day and by cause; under '' in the whole period. */
export async function correctionCounts(
  tx: Transaction,
  ctx: Context,
  wanted: Wanted,
): Promise<Map<string, Counts>> {
  const rows = await tx.execute<{ day: string; cause: string; times: number }>(sql`
    select day::text, cause, count(*)::int as times from ${auditEvents},
      lateral (select ${stepOf(auditEvents.createdAt, wanted)} as day, ${causeOf} as cause) told
    where ${mine(auditEvents, ctx)} and ${withinDays(auditEvents.createdAt, wanted.period, wanted.timeZone)}
      and ${auditEvents.action} in ('line.corrected', 'line.added', 'line.removed', 'left_out.ordered', 'order.head_set')
      and cause is not null
    group by day, cause`);
  const counted = new Map<string, Counts>();
  for (const row of rows) {
    const cause = correctionCauses.find((each) => each === row.cause);
    if (!cause) continue;
    for (const day of [row.day, '']) {
      const counts = counted.get(day) ?? noCorrections();
      counts[cause] += row.times;
      counted.set(day, counts);
    }
  }
  return counted;
}
