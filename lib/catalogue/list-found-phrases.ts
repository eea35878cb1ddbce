import { sql } from 'drizzle-orm';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { countFound } from './internal/count-found';
import { unmatchedPhrases } from './internal/unmatched-phrases';

/** A page of the phrases for which no product was found, the most frequent first, with how many there are, up to 1,000. */
export async function listFoundPhrases(ctx: Context, { limit, offset }: { limit: number; offset: number }) {
  return inTenant(ctx, async (tx) => {
    const found = unmatchedPhrases(ctx.tenantId);
    const rows = await tx.execute<{
      phrase: string;
      times: number;
      customers: number;
      lastAt: string;
      orderId: string;
    }>(sql`
      select phrase, times, customers, order_id as "orderId",
        to_char(last_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastAt"
      from (${found}) found order by times desc, last_at desc, phrase limit ${limit} offset ${offset}`);
    return { phrases: [...rows], ...(await countFound(tx, found)), limit, offset };
  });
}
