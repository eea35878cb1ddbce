import { type SQL, sql } from 'drizzle-orm';

/** Lines looked at, the newest: what was written long ago is not worth teaching. */
const mostLines = 20_000;

/**
 * Phrases of lines that have no product, however capitals and blanks go: `phrase, times, customers, lastAt, orderId`. Left
 * out are those of rejected orders and of customers who were erased, and those that mean a product by now.
 */
export const unmatchedPhrases = (tenantId: string): SQL => sql`
  select (array_agg(line.raw_item_text order by line.created_at desc))[1] as phrase, count(*)::int as times,
    count(distinct line.customer_id)::int as customers, max(line.created_at) as last_at,
    (array_agg(line.order_id order by line.created_at desc))[1] as order_id
  from (
    select l.raw_item_text, l.order_id, o.customer_id, o.created_at
    from order_lines l
    join orders o on o.tenant_id = ${tenantId} and o.id = l.order_id and o.status <> 'CANCELLED'
    where l.tenant_id = ${tenantId} and l.product_id is null and trim(l.raw_item_text) <> ''
    order by o.created_at desc limit ${mostLines}
  ) line
  where not exists (
    select from product_aliases held where held.tenant_id = ${tenantId} and held.customer_id is null
      and lower(held.alias_text) = lower(trim(line.raw_item_text))
  )
  group by lower(regexp_replace(trim(line.raw_item_text), '\\s+', ' ', 'g'))`;
