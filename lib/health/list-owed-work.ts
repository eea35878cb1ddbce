import type { Context } from '../context';
import { describeHealth } from './describe-health';

/** The work that the tenant is owed, by kind. Moments are ISO 8601. */
export async function listOwedWork(ctx: Context) {
  const { work } = await describeHealth(ctx);
  return {
    work: work.map(({ name, owed, givenUp, owedSince }) => ({
      work: name,
      owed,
      givenUp,
      owedSince: owedSince?.toISOString() ?? null,
    })),
  };
}
