import { sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import type { Context } from '../context';

/**
 * A price tier as it is written already: tiers that differ in capitals alone are one. Where prices and customers write it
 * differently, it is as prices have it, and what is written exactly so before all. What nobody has written stays.
 */
export async function tierAsWritten(tx: Transaction, ctx: Context, typed: string): Promise<string> {
  const same = sql`tenant_id = ${ctx.tenantId} and lower(price_tier) = lower(${typed})`;
  const exact = sql`(price_tier = ${typed}) desc`;
  const [written] = await tx.execute<{ name: string }>(sql`
    select name from (
      (select 1 as place, price_tier as name from product_prices where ${same} order by ${exact} limit 1)
      union all
      (select 2, price_tier from special_prices where ${same} order by ${exact} limit 1)
      union all
      (select 3, price_tier from customers where ${same} and merged_into is null and erased_at is null
        order by ${exact} limit 1)
    ) as written order by place limit 1`);
  return written?.name ?? (typed.toUpperCase() === standard ? standard : typed);
}

/** What customers have who have no other. */
const standard = 'STANDARD';
