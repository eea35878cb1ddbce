import { sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { auditEvents } from '@/db/schema/audit-events';
import type { Context } from '../../context';
import { type CorrectionCause, correctionCauses } from '../../orders/correction-causes';
import { causeOf, mayCorrect } from '../../orders/correction-made';
import { stepOf } from './step-of';
import type { Wanted } from './wanted';

type Counts = Record<CorrectionCause, number>;

export const noCorrections = (): Counts => ({
  ...{ UNMATCHED: 0, PRODUCT: 0, QUANTITY: 0 },
  ...{ ADDED: 0, REMOVED: 0, HEAD: 0 },
});

/** How much people corrected on each day or week, by its first day and by cause; under '' in the whole period. */
export async function correctionCounts(
  tx: Transaction,
  ctx: Context,
  wanted: Wanted,
): Promise<Map<string, Counts>> {
  const rows = await tx.execute<{ day: string; cause: string; times: number }>(sql`
    select day::text, cause, count(*)::int as times from ${auditEvents},
      lateral (select ${stepOf(auditEvents.createdAt, wanted)} as day, ${causeOf} as cause) told
    where ${mayCorrect(ctx, wanted.period, wanted.timeZone)} and cause is not null
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
