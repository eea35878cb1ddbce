import { sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { clock, localDate } from '../clock';
import type { Context } from '../context';
import type { Decimal } from '../money';
import { getTenant } from '../tenancy/get-tenant';

/** Where a price comes from; each is asked for before those behind it. */
export const priceSources = ['CUSTOMER', 'TIER_PERIOD', 'TIER', 'BASE'] as const;
export type PriceSource = (typeof priceSources)[number];

/** What a customer gets a product for, and in which unit. */
export interface PriceInForce extends Record<string, unknown> {
  productId: string;
  unitPrice: Decimal;
  source: PriceSource;
  /** The days for which it holds, where it was set for some. */
  from: string | null;
  to: string | null;
  priceTier: string;
  tierPrice: Decimal | null;
  basePrice: Decimal;
  unitOfMeasure: string;
  packSize: number;
}

/**
 * What a customer pays for products today, as the tenant counts days: a price of their own, else one that their price tier
 * has for a time, else the tier's, else the base price. Tiers that differ in capitals alone are one. Of several for a time, the one that began last;
 * prices of a customer that was merged into them hold for them, behind their own.
 */
export async function pricesInForce(
  tx: Transaction,
  ctx: Context,
  { customerId, productIds }: { customerId: string; productIds: readonly string[] },
): Promise<ReadonlyMap<string, PriceInForce>> {
  if (productIds.length === 0) return new Map();
  const { timeZone } = await getTenant(tx, ctx);
  const today = localDate(clock.now(), timeZone);
  const rows = await tx.execute<PriceInForce>(sql`
    with payer as materialized (
      select id from customers
      where tenant_id = ${ctx.tenantId} and (id = ${customerId} or merged_into = ${customerId})
    )
    select product.id as "productId", coalesce(special.price, tier.price, product.base_price)::text as "unitPrice",
      case when special.customer_id is not null then 'CUSTOMER' when special.price is not null then 'TIER_PERIOD'
        when tier.price is not null then 'TIER' else 'BASE' end as source,
      special.valid_from::text as "from", special.valid_to::text as "to",
      customer.price_tier as "priceTier", tier.price::text as "tierPrice", product.base_price::text as "basePrice",
      product.unit_of_measure as "unitOfMeasure", product.pack_size as "packSize"
    from products product
    join customers customer on customer.tenant_id = product.tenant_id and customer.id = ${customerId}
    left join lateral (
      select held.price from product_prices held
      where held.tenant_id = product.tenant_id and held.product_id = product.id
        and lower(held.price_tier) = lower(customer.price_tier)
      order by held.price_tier = customer.price_tier desc, held.price_tier limit 1
    ) tier on true
    left join lateral (
      select held.* from special_prices held
      where held.tenant_id = product.tenant_id and held.product_id = product.id
        and (lower(held.price_tier) = lower(customer.price_tier) or held.customer_id in (select id from payer))
        and coalesce(held.valid_from <= ${today}::date, true) and coalesce(held.valid_to >= ${today}::date, true)
      order by held.customer_id is null, held.customer_id is distinct from customer.id,
        held.valid_from desc nulls last limit 1
    ) special on true
    where product.tenant_id = ${ctx.tenantId}
      and product.id = any(${`{${[...new Set(productIds)].join(',')}}`}::uuid[])`);
  return new Map(rows.map((row) => [row.productId, row]));
}
