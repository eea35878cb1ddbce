import { sql } from 'drizzle-orm';
import { noteCrossings } from '../../stock/note-crossings';
import { amount, flag, isActive, isEnded, list, packSize, stock, text } from './read-values';
import { dueOf, linesOf, notesWhere, storedOf } from './row-sql';
import { linkSubstitutes, substitutesNow, unknownSubstitutes } from './substitutes';
import type { ImportKind } from './target';

/** Products by SKU, with prices of price tiers in columns of their own. */
export const products: ImportKind = {
  label: 'Products',
  permissions: [],
  withTiers: true,
  fields: [
    { name: 'sku', label: 'SKU', titles: 'sku', required: true, read: text(64) },
    { name: 'name', label: 'Name', titles: 'name', read: text(200) },
    { name: 'basePrice', label: 'Base price', titles: 'basePrice', isNumber: true, read: amount },
    { name: 'unitOfMeasure', label: 'Unit of measure', titles: 'unitOfMeasure', read: text(16) },
    { name: 'packSize', label: 'Pack size', titles: 'packSize', isNumber: true, read: packSize },
    { name: 'binLocation', label: 'Bin location', titles: 'binLocation', read: text(64) },
    { name: 'reorderPoint', label: 'Reorder point', titles: 'reorderPoint', isNumber: true, read: stock },
    { name: 'safetyStock', label: 'Safety stock', titles: 'safetyStock', isNumber: true, read: stock },
    { name: 'category', label: 'Category', titles: 'category', mayBeNone: true, read: text(100) },
    { name: 'isZeroRated', label: 'Zero-rated for VAT', titles: 'isZeroRated', read: flag },
    { name: 'barcode', label: 'Barcode', titles: 'barcode', mayBeNone: true, read: text(64) },
    { name: 'isDiscontinued', label: 'Discontinued', titles: 'isDiscontinued', read: isEnded },
    { name: 'isActive', label: 'Active (still sold)', titles: 'isActive', read: isActive },
    { name: 'substitutes', label: 'Substitutes (SKUs)', titles: 'substitutes', read: list(20, 64) },
  ],
  blanks: {
    ...{ unitOfMeasure: 'EA', packSize: 1, binLocation: '', reorderPoint: 0, safetyStock: 0 },
    ...{ isZeroRated: false, isDiscontinued: false },
  },
  // Programs keep one or the other; the column that says it outright goes before.
  refine: ({ isActive, ...values }) =>
    typeof isActive === 'boolean' ? { isDiscontinued: !isActive, ...values } : values,
  keyOf: ({ sku }) => (typeof sku === 'string' ? sku.toLowerCase() : null),

  compareRows: ({ tenantId, importId }) => sql`
    with twice as materialized (
      select values ->> 'barcode' as barcode from import_rows
      where tenant_id = ${tenantId} and import_id = ${importId} and values ->> 'barcode' is not null
      group by 1 having count(distinct key) > 1
    )
    update import_rows line set warnings = line.warnings || ${notesWhere([
      [sql`true`, 'barcode', sql`twice.barcode`, sql`'more than one product of the file has it'::text`],
    ])}
    from twice where line.tenant_id = ${tenantId} and line.import_id = ${importId} and line.values ->> 'barcode' = twice.barcode
      and (line.action is null or line.action not in ('SUPERSEDED', 'SKIPPED'))`,

  match: (scope) => sql`
    with line as materialized (${linesOf(scope)}),
    keyed as materialized (
      select row_number, values, values ->> 'sku' as sku, lower(values ->> 'sku') as folded, values ->> 'barcode' as barcode
      from line
    ),
    near as materialized (
      select distinct on (lower(p.sku)) lower(p.sku) as folded, p.id from products p
      where p.tenant_id = ${scope.tenantId} and lower(p.sku) in (select folded from keyed)
      order by lower(p.sku), p.sku
    ),
    bars as materialized (
      select barcode, min(sku) as sku, max(sku) as other from products
      where tenant_id = ${scope.tenantId} and barcode in (select barcode from keyed where barcode is not null)
      group by barcode
    ), ${unknownSubstitutes(scope)}
    select keyed.row_number, p.id as subject_id, null::uuid as customer_id,
      case when p.id is not null then jsonb_build_object(
        'sku', keyed.sku, 'name', p.name, 'basePrice', p.base_price, 'unitOfMeasure', p.unit_of_measure,
        'packSize', p.pack_size, 'binLocation', p.bin_location, 'reorderPoint', p.reorder_point,
        'safetyStock', p.safety_stock, 'category', p.category, 'isZeroRated', p.is_zero_rated, 'barcode', p.barcode,
        'isDiscontinued', p.is_discontinued
      ) || case when keyed.values ? 'prices' then jsonb_build_object('prices', (
        select jsonb_object_agg(tier, held.price) from jsonb_object_keys(keyed.values -> 'prices') tier
        left join product_prices held on held.tenant_id = ${scope.tenantId} and held.product_id = p.id and held.price_tier = tier
      )) else '{}'::jsonb end || ${substitutesNow(scope.tenantId)} end as current,
      ${notesWhere([
        [
          sql`p.id is null and not keyed.values ? 'name'`,
          'name',
          sql`''`,
          sql`'a name, for the product is new'::text`,
        ],
        [
          sql`p.id is null and not keyed.values ? 'basePrice'`,
          'basePrice',
          sql`''`,
          sql`'a price, for the product is new'::text`,
        ],
        [
          sql`(keyed.values ->> 'packSize')::numeric = 0`,
          'packSize',
          sql`'0'`,
          sql`'a whole number of 1 or more'::text`,
        ],
      ])} as faults,
      ${notesWhere([
        [
          sql`p.sku <> keyed.sku`,
          'sku',
          sql`keyed.sku`,
          sql`'taken as ' || p.sku || ', which differs in capitals alone'`,
        ],
        [
          sql`(keyed.values ->> 'basePrice')::numeric <= p.base_price / 2 and p.base_price > 0`,
          'basePrice',
          sql`keyed.values ->> 'basePrice'`,
          sql`'half of the ' || p.base_price || ' that it is now, or less'`,
        ],
        [
          sql`bars.barcode is not null and (bars.sku is distinct from p.sku or bars.other is distinct from p.sku)`,
          'barcode',
          sql`keyed.barcode`,
          sql`'it is the barcode of ' || case when bars.sku = p.sku then bars.other else bars.sku end || ' too'`,
        ],
        [
          sql`keyed.values ? 'substitutes' and exists (select from stray where keyed.values -> 'substitutes' ? stray.sku)`,
          'substitutes',
          sql`(select string_agg(stray.sku, ', ') from stray where keyed.values -> 'substitutes' ? stray.sku)`,
          sql`'SKUs of the catalogue or of the file; these are left out'::text`,
        ],
      ])} as warnings
    from keyed
    left join products exact on exact.tenant_id = ${scope.tenantId} and exact.sku = keyed.sku
    left join near on near.folded = keyed.folded and exact.id is null
    left join products p on p.tenant_id = ${scope.tenantId} and p.id = coalesce(exact.id, near.id)
    left join bars on bars.barcode = keyed.barcode`,

  // What the product is, not its version: one that was changed and changed back is as it was left.
  stamps: (scope) => sql`
    select line.row_number, null::uuid as customer_id, md5(concat_ws(' ', to_jsonb(p) - array['version', 'updated_at', 'search_text', 'letters'],
      (select jsonb_object_agg(held.price_tier, held.price) from product_prices held
        where held.tenant_id = p.tenant_id and held.product_id = p.id),
      (select jsonb_agg(other.substitute_id order by other.position, other.substitute_id) from product_substitutes other
        where other.tenant_id = p.tenant_id and other.product_id = p.id))) as stamp
    from (${storedOf(scope)}) line join products p on p.tenant_id = ${scope.tenantId} and p.id = line.subject_id`,

  store: (scope, wanted) => {
    const due = sql`due as materialized (${dueOf(scope, wanted)}),
      field as materialized (
        select due.subject_id, due.action, due.wanted, v.* from due, jsonb_to_record(due.wanted) as v(
          sku text, name text, "basePrice" numeric, "unitOfMeasure" text, "packSize" integer, "binLocation" text,
          "reorderPoint" numeric, "safetyStock" numeric, category text, "isZeroRated" boolean, barcode text,
          "isDiscontinued" boolean)
      )`;
    return [
      sql`with ${due}
        insert into products (tenant_id, id, sku, name, base_price, unit_of_measure, pack_size, bin_location, reorder_point,
          safety_stock, category, is_zero_rated, barcode, is_discontinued)
        select ${scope.tenantId}, subject_id, sku, name, "basePrice", coalesce("unitOfMeasure", 'EA'), coalesce("packSize", 1),
          coalesce("binLocation", ''), coalesce("reorderPoint", 0), coalesce("safetyStock", 0), category,
          coalesce("isZeroRated", false), barcode, coalesce("isDiscontinued", false)
        from field where action = 'CREATE'`,
      sql`with ${due}
        update products p set
          name = coalesce(field.name, p.name), base_price = coalesce("basePrice", p.base_price),
          unit_of_measure = coalesce("unitOfMeasure", p.unit_of_measure), pack_size = coalesce("packSize", p.pack_size),
          bin_location = coalesce("binLocation", p.bin_location), reorder_point = coalesce("reorderPoint", p.reorder_point),
          safety_stock = coalesce("safetyStock", p.safety_stock),
          category = case when wanted ? 'category' then field.category else p.category end,
          is_zero_rated = coalesce("isZeroRated", p.is_zero_rated),
          barcode = case when wanted ? 'barcode' then field.barcode else p.barcode end,
          is_discontinued = coalesce("isDiscontinued", p.is_discontinued),
          version = p.version + 1, updated_at = now()
        from field where p.tenant_id = ${scope.tenantId} and p.id = field.subject_id and field.action = 'UPDATE'`,
      sql`with ${due}
        insert into product_prices (tenant_id, product_id, price_tier, price)
        select ${scope.tenantId}, subject_id, tier.key, tier.value::numeric
        from due, jsonb_each_text(due.wanted -> 'prices') tier
        where jsonb_typeof(due.wanted -> 'prices') = 'object' and tier.value is not null
        on conflict (tenant_id, product_id, price_tier) do update set price = excluded.price`,
      sql`with ${due}
        delete from product_prices held using due, jsonb_each_text(due.wanted -> 'prices') tier
        where held.tenant_id = ${scope.tenantId} and held.product_id = due.subject_id and held.price_tier = tier.key
          and jsonb_typeof(due.wanted -> 'prices') = 'object' and tier.value is null`,
    ];
  },
  // A new reorder point may have been crossed without any stock moving, and what is no longer sold is bought no more.
  finish: async (tx, ctx, importId) => {
    for (const statement of linkSubstitutes({ tenantId: ctx.tenantId, importId }))
      await tx.execute(statement);
    await noteCrossings(
      tx,
      ctx,
      sql`select subject_id from import_rows where tenant_id = ${ctx.tenantId} and import_id = ${importId} and action = 'UPDATE'`,
    );
  },
};
