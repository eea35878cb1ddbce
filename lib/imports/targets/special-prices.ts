import { sql } from 'drizzle-orm';
import { readDay } from '../parsing/read-day';
import { withPhone } from './codes';
import { amount, text, tier } from './read-values';
import {
  customerNotes,
  customersNamed,
  dueOf,
  linesOf,
  notesWhere,
  productNote,
  productsNamed,
} from './row-sql';
import type { ImportKind, TargetField } from './target';

const day: TargetField['read'] = (found, { country }) => {
  const value = readDay(found, country);
  return value === null ? { expected: 'a day, as in 2026-03-31' } : { value };
};

const one = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : '');

/** What one customer pays for a product, or a price tier for a time; two prices that begin on the same day are one. */
export const specialPrices: ImportKind = {
  label: 'Prices of customers, or for a time',
  permissions: ['customers:read'],
  fields: [
    { name: 'customer', label: 'Customer', titles: 'customer', read: text(200) },
    { name: 'priceTier', label: 'Price tier', titles: 'priceTier', read: tier },
    { name: 'sku', label: 'SKU', titles: 'sku', required: true, read: text(64) },
    { name: 'price', label: 'Price', titles: 'price', required: true, isNumber: true, read: amount },
    { name: 'from', label: 'First day', titles: 'validFrom', read: day },
    { name: 'to', label: 'Last day', titles: 'validTo', read: day },
  ],
  refine: withPhone,
  keyOf: ({ customer, priceTier, sku, from }) =>
    typeof sku === 'string' ? [one(customer), priceTier ?? '', one(sku), from ?? ''].join('\n') : null,

  match: (scope) => sql`
    with line as materialized (${linesOf(scope)}), ${productsNamed(scope.tenantId)}, ${customersNamed(scope.tenantId)},
    asked as materialized (
      select line.row_number, line.values, line.values ->> 'priceTier' as tier, (line.values ->> 'from')::date as first_day,
        (line.values ->> 'price')::numeric as price, stocked.id as product_id, naming.id as customer_id
      from line
      left join stocked on stocked.said = line.values ->> 'sku'
      left join naming on naming.said = line.values ->> 'customer'
    )
    select asked.row_number, held.id as subject_id, asked.customer_id,
      held.price || ' to ' || coalesce(held.valid_to::text, '') as stamp,
      jsonb_build_object('productId', asked.product_id, 'customerId', asked.customer_id) ||
        case when held.id is null then '{}'::jsonb
          else jsonb_build_object('price', held.price, 'to', held.valid_to, 'priceTier', held.price_tier, 'from', held.valid_from) end as current,
      ${notesWhere([
        productNote,
        ...customerNotes,
        [
          sql`(asked.values ? 'customer') = (asked.tier is not null)`,
          'customer',
          sql`asked.values ->> 'customer'`,
          sql`'either a customer or a price tier'::text`,
        ],
        [
          sql`asked.tier is not null and not asked.values ?| array['customer', 'from', 'to']`,
          'from',
          sql`''`,
          sql`'a first or a last day; a price of a tier without days is imported as a price'::text`,
        ],
        [
          sql`asked.first_day > coalesce((asked.values ->> 'to')::date, held.valid_to)`,
          'to',
          sql`coalesce(asked.values ->> 'to', held.valid_to::text)`,
          sql`'a day that is not before the first one'::text`,
        ],
      ])} as faults,
      ${notesWhere([
        [
          sql`stocked.sku <> stocked.said`,
          'sku',
          sql`stocked.said`,
          sql`'taken as ' || stocked.sku || ', which differs in capitals alone'`,
        ],
        [
          sql`asked.price <= product.base_price / 2 and product.base_price > 0`,
          'price',
          sql`asked.values ->> 'price'`,
          sql`'half of the base price of ' || product.base_price || ', or less'`,
        ],
      ])} as warnings
    from asked
    left join stocked on stocked.said = asked.values ->> 'sku'
    left join naming on naming.said = asked.values ->> 'customer'
    left join products product on product.tenant_id = ${scope.tenantId} and product.id = asked.product_id
    left join special_prices held on held.tenant_id = ${scope.tenantId} and held.product_id = asked.product_id
      and held.customer_id is not distinct from asked.customer_id and held.price_tier is not distinct from asked.tier
      and held.valid_from is not distinct from asked.first_day`,

  store: (scope, wanted) => [
    // A customer can be named in two ways in one file; the later row counts.
    sql`with due as materialized (${dueOf(scope, wanted)}),
      field as (
        select distinct on (product_id, customer_id, price_tier, valid_from) * from (
          select row_number, subject_id, (wanted ->> 'productId')::uuid as product_id, (wanted ->> 'customerId')::uuid as customer_id,
            wanted ->> 'priceTier' as price_tier, (wanted ->> 'price')::numeric as price,
            (wanted ->> 'from')::date as valid_from, (wanted ->> 'to')::date as valid_to
          from due
        ) read order by product_id, customer_id, price_tier, valid_from, row_number desc
      )
      insert into special_prices (tenant_id, id, product_id, customer_id, price_tier, price, valid_from, valid_to, set_by)
      select ${scope.tenantId}, subject_id, product_id, customer_id, price_tier, price, valid_from, valid_to, ${scope.actorName}
      from field
      on conflict (tenant_id, product_id, customer_id, price_tier, valid_from)
      do update set price = excluded.price, valid_to = excluded.valid_to, set_by = excluded.set_by`,
  ],
  remove: ({ tenantId, importId }) => sql`
    delete from special_prices where tenant_id = ${tenantId} and id in (
      select subject_id from import_rows where tenant_id = ${tenantId} and import_id = ${importId} and action = 'CREATE')`,
};
