import { sql } from 'drizzle-orm';
import { amount, text, tier } from './read-values';
import { dueOf, linesOf, notesWhere, productNote, productsNamed } from './row-sql';
import type { ImportKind } from './target';

/** Prices by SKU and price tier; the base price where no tier is named. */
export const prices: ImportKind = {
  label: 'Prices',
  permissions: [],
  fields: [
    { name: 'sku', label: 'SKU', titles: 'sku', required: true, read: text(64) },
    { name: 'price', label: 'Price', titles: 'price', required: true, isNumber: true, read: amount },
    { name: 'priceTier', label: 'Price tier', titles: 'priceTier', read: tier },
  ],
  keyOf: ({ sku, priceTier }) =>
    typeof sku === 'string' ? `${sku.toLowerCase()}\n${String(priceTier ?? '')}` : null,

  match: (scope) => sql`
    with line as materialized (${linesOf(scope)}), ${productsNamed(scope.tenantId)},
    priced as materialized (
      select line.row_number, line.values, stocked.said, stocked.id, stocked.sku, p.version,
        case when line.values ? 'priceTier' then held.price else p.base_price end as price,
        line.values ? 'priceTier' and held.price is null as is_new
      from line left join stocked on stocked.said = line.values ->> 'sku'
      left join products p on p.tenant_id = ${scope.tenantId} and p.id = stocked.id
      left join product_prices held on held.tenant_id = ${scope.tenantId} and held.product_id = stocked.id
        and held.price_tier = line.values ->> 'priceTier'
    )
    select row_number, case when is_new then null else stocked.id end as subject_id, null::uuid as customer_id,
      stocked.price::text as stamp,
      case when stocked.id is not null and not is_new
        then jsonb_build_object('price', price, 'sku', said, 'priceTier', values -> 'priceTier') end as current,
      ${notesWhere([productNote])} as faults,
      ${notesWhere([
        [sql`sku <> said`, 'sku', sql`said`, sql`'taken as ' || sku || ', which differs in capitals alone'`],
        [
          sql`(values ->> 'price')::numeric <= price / 2 and price > 0`,
          'price',
          sql`values ->> 'price'`,
          sql`'half of the ' || price || ' that it is now, or less'`,
        ],
      ])} as warnings
    from priced stocked`,

  store: (scope, wanted) => {
    const due = sql`due as materialized (${dueOf(scope, wanted)}), line as materialized (${linesOf(scope)}),
      ${productsNamed(scope.tenantId)},
      field as materialized (
        select stocked.id, due.wanted ->> 'priceTier' as tier, (due.wanted ->> 'price')::numeric as price
        from due join line using (row_number) join stocked on stocked.said = line.values ->> 'sku'
      )`;
    return [
      sql`with ${due}
        update products p set base_price = field.price, version = p.version + 1, updated_at = now()
        from field where p.tenant_id = ${scope.tenantId} and p.id = field.id and field.tier is null`,
      sql`with ${due}
        insert into product_prices (tenant_id, product_id, price_tier, price)
        select ${scope.tenantId}, id, tier, price from field where tier is not null
        on conflict (tenant_id, product_id, price_tier) do update set price = excluded.price`,
    ];
  },
  remove: ({ tenantId, importId }) => sql`
    delete from product_prices held using import_rows line, products p
    where line.tenant_id = ${tenantId} and line.import_id = ${importId} and line.action = 'CREATE'
      and p.tenant_id = ${tenantId} and lower(p.sku) = lower(line.values ->> 'sku')
      and held.tenant_id = ${tenantId} and held.product_id = p.id and held.price_tier = line.values ->> 'priceTier'`,
};
