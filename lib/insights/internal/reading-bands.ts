import { sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { auditEvents } from '@/db/schema/audit-events';
import { orderLines } from '@/db/schema/order-lines';
import { orders } from '@/db/schema/orders';
import { exactFrom, likelyFrom } from '../../certainty';
import type { Context } from '../../context';
import { isBroughtBack } from '../../orders/correction-made';
import type { Insights } from '../contract';
import { approvedIn } from './approved-figures';
import type { Wanted } from './wanted';

type Band = Insights['bands'][number];

/** Where the bands begin, the surest first: exact, likely, and three in which a clerk looks. */
const beginnings = [exactFrom, likelyFrom, 0.8, 0.5, 0];
/** A line is removed while its order is reviewed, and hardly any waits longer. */
const longestReviewDays = 31;

/**
 * How often the product that was read was the one that was ordered, by how sure the reader was. Counted are the lines
 * for which it found one, of orders that were approved in the period; those of before it was kept are not.
 */
export async function readingBands(tx: Transaction, ctx: Context, wanted: Wanted): Promise<Band[]> {
  const approved = approvedIn(ctx, wanted);
  const removed = (name: string) => sql`${auditEvents.data} #>> ${`{line,${name}}`}::text[]`;
  const rows = await tx.execute<{ band: number; lines: number; right: number; expected: number }>(sql`
    with read as (
      select ${orderLines.readConfidence} as sure, ${orderLines.productId} = ${orderLines.readProductId} as "right"
      from ${orders} join ${orderLines} on ${orderLines.tenantId} = ${orders.tenantId} and ${orderLines.orderId} = ${orders.id}
      where ${approved} and ${orderLines.readProductId} is not null
      union all
      select (${removed('readConfidence')})::real, false
      from ${auditEvents} join ${orders} on ${orders.tenantId} = ${auditEvents.tenantId} and ${orders.id} = ${auditEvents.orderId}
      where ${mine(auditEvents, ctx)} and ${auditEvents.action} = 'line.removed'
        and ${auditEvents.createdAt} >= ${wanted.period.from}::date - ${longestReviewDays}::int
        and ${removed('readProductId')} is not null and not ${isBroughtBack} and ${approved})
    select ${bandOf()} as band, count(*)::int as lines, (count(*) filter (where "right"))::int as right,
      avg(sure)::float8 as expected
    from read group by 1`);
  return beginnings.map((from, at) => {
    const found = rows.find(({ band }) => band === at);
    const { lines, right, expected } = found ?? { lines: 0, right: 0, expected: null };
    return { from, to: beginnings[at - 1] ?? 1, lines, right, expected };
  });
}

/** Confidences are kept with half the digits, in which 0.97 is a little less than itself. */
function bandOf() {
  const cases = beginnings.map((from, at) => sql`when sure >= ${from}::real then ${at}::int`);
  return sql`case ${sql.join(cases, sql` `)} end`;
}
