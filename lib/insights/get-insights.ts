import { inTenant } from '@/db/tenant';
import { clock, localDate } from '../clock';
import type { Context } from '../context';
import { getTenant } from '../tenancy/get-tenant';
import type { InsightFigures, Insights } from './contract';
import { approvedFigures, channelFigures } from './internal/approved-figures';
import { correctionCounts, noCorrections } from './internal/correction-counts';
import { type Asked, periodOf } from './internal/period';
import { readingBands } from './internal/reading-bands';

/** How the desk did on some days, as the tenant counts days. Throws `invalid_input` for days that make no period. */
export async function getInsights(ctx: Context, asked: Asked): Promise<Insights> {
  return inTenant(ctx, async (tx) => {
    const { timeZone } = await getTenant(tx, ctx);
    const period = periodOf(asked, localDate(clock.now(), timeZone));
    const wanted = { period, timeZone };
    const approved = await approvedFigures(tx, ctx, wanted);
    const corrections = await correctionCounts(tx, ctx, wanted);
    const figuresOf = (day: string): InsightFigures => ({
      ...(approved.get(day) ?? nothingApproved),
      corrections: corrections.get(day) ?? noCorrections(),
    });
    const { from, to, step, steps } = period;
    return {
      ...{ from, to, step },
      total: figuresOf(''),
      steps: steps.map((day) => ({ day, ...figuresOf(day) })),
      channels: await channelFigures(tx, ctx, wanted),
      bands: await readingBands(tx, ctx, wanted),
    };
  });
}

const nothingApproved = { approved: 0, touchless: 0, value: 0, p50Seconds: null, p90Seconds: null };
