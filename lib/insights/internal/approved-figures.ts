import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { orders } from '@/db/schema/orders';
import { withinDays } from '@/db/within-days';
import type { Context } from '../../context';
import { channelOf } from '../../orders/channel-of';
import { wasTouched } from '../../orders/touched';
import type { InsightFigures, Insights } from '../contract';
import { stepOf } from './step-of';
import type { Wanted } from './wanted';

type Approved = Omit<InsightFigures, 'corrections'>;

/** The orders that were approved on the days of the period. */
export const approvedIn = (ctx: Context, { period, timeZone }: Wanted): SQL =>
  sql`${mine(orders, ctx)} and ${withinDays(orders.approvedAt, period, timeZone)}`;

const sums = sql`count(*)::int as approved, (count(*) filter (where not ${wasTouched}))::int as touchless,
  coalesce(sum(${orders.totalAmount}), 0)::float8 as value`;

/** What was approved on each day or week, by its first day; under '' in the whole period. */
export async function approvedFigures(
  tx: Transaction,
  ctx: Context,
  wanted: Wanted,
): Promise<Map<string, Approved>> {
  const waited = sql`extract(epoch from ${orders.approvedAt} - ${orders.createdAt})`;
  const share = (part: number) => sql`percentile_cont(${part}::float8) within group (order by ${waited})`;
  const rows = await tx.execute<Approved & { day: string }>(sql`
    select coalesce(day::text, '') as day, ${sums}, ${share(0.5)}::float8 as "p50Seconds", ${share(0.9)}::float8 as "p90Seconds"
    from ${orders}, lateral (select ${stepOf(orders.approvedAt, wanted)} as day) step
    where ${approvedIn(ctx, wanted)} group by grouping sets ((day), ())`);
  return new Map(rows.map(({ day, ...figures }) => [day, figures]));
}

/** The same by how the orders came in, the most first. */
export async function channelFigures(
  tx: Transaction,
  ctx: Context,
  wanted: Wanted,
): Promise<Insights['channels']> {
  const rows = await tx.execute<Insights['channels'][number]>(sql`
    select ${channelOf} as channel, ${sums} from ${orders} where ${approvedIn(ctx, wanted)}
    group by 1 order by 2 desc, 1`);
  return [...rows];
}
