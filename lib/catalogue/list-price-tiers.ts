import { sql } from 'drizzle-orm';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import type { PriceTier } from './price-contract';

/** The price tiers that customers have or prices are for, in alphabetical order. */
export async function listPriceTiers(ctx: Context): Promise<{ tiers: PriceTier[] }> {
  const { tenantId } = ctx;
  const tiers = await inTenant(ctx, (tx) =>
    tx.execute<PriceTier & Record<string, unknown>>(sql`
      select name, sum(customers)::int as customers, sum(prices)::int as prices,
        sum(for_a_time)::int as "pricesForATime"
      from (
        select price_tier as name, count(*) as customers, 0 as prices, 0 as for_a_time from customers
        where tenant_id = ${tenantId} and merged_into is null and erased_at is null group by price_tier
        union all
        select price_tier, 0, count(*), 0 from product_prices where tenant_id = ${tenantId} group by price_tier
        union all
        select price_tier, 0, 0, count(*) from special_prices
        where tenant_id = ${tenantId} and price_tier is not null group by price_tier
      ) as counted
      group by name order by name`),
  );
  return { tiers: [...tiers] };
}
