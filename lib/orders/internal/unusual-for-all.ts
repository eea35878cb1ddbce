import { sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { clock } from '../../clock';
import type { Context } from '../../context';
import type { OrderingCustomer } from '../../matching/catalogue';
import { unusualFloor } from '../../matching/lines/line-warnings';
import { isSameOrdered, rememberedDays } from './order-history';
import type { ReadLine } from './read-sent-items';

const dayMs = 24 * 60 * 60_000;
/** Fewer orders of some goods tell nothing of what is much of them. */
const fewestOrders = 5;
/** How many times the most that anybody took is out of the ordinary. */
const factor = 2;

/**
 * The lines, with a word on each quantity far above what any customer took of those goods in the last half year, where
 * this customer took none: a customer who did is held against their own orders. Asks nothing of the database for
 * ordinary quantities.
 */
export async function withUnusualForAll(
  tx: Transaction,
  ctx: Context,
  customer: OrderingCustomer,
  lines: readonly ReadLine[],
): Promise<ReadLine[]> {
  const isLarge = ({ productId, quantity, warnings }: ReadLine) =>
    productId !== null &&
    quantity >= unusualFloor &&
    !warnings.some(({ code }) => code === 'quantity_unusual') &&
    !customer.history?.some((earlier) => earlier.productId === productId);
  const large = lines.filter(isLarge).flatMap(({ productId }) => productId ?? []);
  if (large.length === 0) return [...lines];
  const since = new Date(clock.now().getTime() - rememberedDays * dayMs).toISOString();
  const rows = await tx.execute<{ productId: string; orders: number; most: number }>(sql`
    with wanted as materialized (
      select jsonb_array_elements_text(${JSON.stringify([...new Set(large)])}::jsonb)::uuid as id
    ), here as (
      select line.product_id, line.quantity, line.order_quantity, orders.id as order_id, orders.customer_id,
        orders.erp_sales_order_id, (orders.created_at at time zone tenants.time_zone)::date as day
      from wanted join order_lines line on line.tenant_id = ${ctx.tenantId} and line.product_id = wanted.id
      join orders on orders.tenant_id = ${ctx.tenantId} and orders.id = line.order_id
      join tenants on tenants.id = orders.tenant_id
      where orders.status = 'COMPLETED' and orders.created_at > ${since}
    ), taken as (
      select product_id, order_id::text as occasion, quantity from here
      union all
      select past.product_id, concat_ws(' ', past.customer_id, past.ordered_on, past.reference), past.quantity
      from wanted join order_history past on past.tenant_id = ${ctx.tenantId} and past.product_id = wanted.id
      where past.ordered_on > ${since}::timestamptz::date
        and not exists (select from here where here.customer_id = past.customer_id and ${isSameOrdered})
    )
    select product_id as "productId", count(distinct occasion)::int as orders, max(quantity)::float as most
    from taken group by product_id`);
  const most = new Map<string | null, number>(
    rows.filter((row) => row.orders >= fewestOrders).map((row) => [row.productId, row.most]),
  );
  return lines.map((line) => {
    const known = isLarge(line) ? most.get(line.productId) : undefined;
    if (known === undefined || line.quantity <= known * factor) return line;
    const message = `${line.quantity} ordered; nobody has ordered more than ${known} in half a year.`;
    return { ...line, warnings: [...line.warnings, { code: 'quantity_unusual', message }] };
  });
}
