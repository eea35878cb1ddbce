import { sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { clock } from '../../clock';
import type { Context } from '../../context';
import type { HistoryEntry } from '../../matching/catalogue';

const dayMs = 24 * 60 * 60_000;
/** How far back a customer's orders tell what is usual. */
export const rememberedDays = 180;

/**
 * What a customer has ordered in the last half year, here or as imported from before: how often, when and how much last,
 * and the usual (median) quantity. Of those who were merged into them the imported part is theirs too.
 */
export async function historyOf(tx: Transaction, ctx: Context, customerId: string): Promise<HistoryEntry[]> {
  const now = clock.now().getTime();
  const since = new Date(now - rememberedDays * dayMs).toISOString();
  const rows = await tx.execute<OrderedProduct>(sql`
    with recursive same(id) as (
      select ${customerId}::uuid
      union select customers.id from customers join same on customers.merged_into = same.id
        where customers.tenant_id = ${ctx.tenantId}
    ), here as (
      select line.product_id, orders.id::text as occasion, orders.created_at as taken_at, line.quantity, line.unit,
        line.order_quantity, orders.id as order_id, orders.erp_sales_order_id,
        (orders.created_at at time zone tenants.time_zone)::date as day
      from orders join order_lines line on line.tenant_id = ${ctx.tenantId} and line.order_id = orders.id
      join tenants on tenants.id = orders.tenant_id
      where orders.tenant_id = ${ctx.tenantId} and orders.customer_id = ${customerId} and orders.status = 'COMPLETED'
        and orders.created_at > ${since} and line.product_id is not null
    ), taken as (
      select product_id, occasion, taken_at, quantity, unit from here
      union all
      select past.product_id, ordered_on || coalesce(' ' || reference, ''), ordered_on::timestamp at time zone 'UTC',
        past.quantity, past.unit
      from order_history past
      where past.tenant_id = ${ctx.tenantId} and past.customer_id in (select id from same)
        and ordered_on > ${since}::timestamptz::date and past.product_id is not null
        and not exists (select from here where ${isSameOrdered})
    )
    select product_id as "productId", count(distinct occasion)::int as times, max(taken_at)::text as last,
      ((array_agg(quantity order by taken_at desc))[1])::float as "lastQuantity",
      (array_agg(unit order by taken_at desc))[1] as "lastUnit",
      (percentile_cont(0.5) within group (order by quantity))::float as usual
    from taken group by product_id`);
  return rows.map(({ productId, times, last, lastQuantity, lastUnit, usual }) => ({
    productId,
    times,
    lastOrderedDaysAgo: Math.max(0, (now - new Date(last).getTime()) / dayMs),
    last: { quantity: lastQuantity, unit: lastUnit },
    usualQuantity: usual,
  }));
}

/**
 * Whether an imported line `past` is of an order that was made `here`, as the ERP has both: by its number, or the same
 * goods and quantity on the same day.
 */
export const isSameOrdered = sql`here.product_id = past.product_id and (
  lower(past.reference) in (lower(here.erp_sales_order_id), here.order_id::text)
  or (past.ordered_on = here.day and past.quantity in (here.quantity, here.order_quantity)))`;

type OrderedProduct = {
  productId: string;
  times: number;
  last: string;
  lastQuantity: number;
  lastUnit: string | null;
  usual: number;
};
