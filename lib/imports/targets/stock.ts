import { sql } from 'drizzle-orm';
import { noteCrossings } from '../../stock/note-crossings';
import { onHand, text } from './read-values';
import { dueOf, linesOf, notesWhere, productNote, productsNamed } from './row-sql';
import type { ImportKind } from './target';

/** What lies at a location, as counted; reservations stay. */
export const stock: ImportKind = {
  label: 'Stock',
  movesByItself: true,
  permissions: [],
  fields: [
    { name: 'sku', label: 'SKU', titles: 'sku', required: true, read: text(64) },
    { name: 'location', label: 'Location code', titles: 'location', required: true, read: text(64) },
    { name: 'onHand', label: 'On hand', titles: 'onHand', required: true, isNumber: true, read: onHand },
  ],
  keyOf: ({ sku, location }) =>
    typeof sku === 'string' && typeof location === 'string'
      ? `${sku.toLowerCase()}\n${location.toLowerCase()}`
      : null,

  match: (scope) => sql`
    with line as materialized (${linesOf(scope)}), ${productsNamed(scope.tenantId)}
    select line.row_number, level.product_id as subject_id, null::uuid as customer_id, level.on_hand::text as stamp,
      case when stocked.id is not null and place.id is not null then
        jsonb_build_object('productId', stocked.id, 'locationId', place.id, 'onHand', level.on_hand) end as current,
      ${notesWhere([
        productNote,
        [
          sql`line.values ? 'location' and place.id is null`,
          'location',
          sql`line.values ->> 'location'`,
          sql`'the code, ERP warehouse or name of a location'::text`,
        ],
        // Nobody counts less than nothing; what is below zero already may stay so.
        [
          sql`(line.values ->> 'onHand')::numeric < 0 and (line.values ->> 'onHand')::numeric is distinct from level.on_hand`,
          'onHand',
          sql`line.values ->> 'onHand'`,
          sql`'a quantity of 0 or more, or what it is now'::text`,
        ],
      ])} as faults,
      ${notesWhere([
        [
          sql`stocked.sku <> stocked.said`,
          'sku',
          sql`stocked.said`,
          sql`'taken as ' || stocked.sku || ', which differs in capitals alone'`,
        ],
      ])} as warnings
    from line
    left join stocked on stocked.said = line.values ->> 'sku'
    left join lateral (
      select id from locations where tenant_id = ${scope.tenantId}
        and lower(line.values ->> 'location') in (lower(code), lower(name), lower(warehouse_code))
      order by lower(code) = lower(line.values ->> 'location') desc, lower(name) = lower(line.values ->> 'location') desc, code limit 1
    ) place on true
    left join stock_levels level on level.tenant_id = ${scope.tenantId} and level.product_id = stocked.id and level.location_id = place.id`,

  store: (scope, wanted) => [
    sql`with due as materialized (${dueOf(scope, wanted)})
      insert into stock_levels (tenant_id, product_id, location_id, on_hand, counted_at, updated_at)
      select ${scope.tenantId}, (wanted ->> 'productId')::uuid, (wanted ->> 'locationId')::uuid, (wanted ->> 'onHand')::numeric, now(), now()
      from due
      on conflict (tenant_id, product_id, location_id)
      do update set on_hand = excluded.on_hand, counted_at = excluded.counted_at, updated_at = excluded.updated_at`,
  ],
  finish: (tx, ctx, importId) =>
    noteCrossings(
      tx,
      ctx,
      sql`select (after ->> 'productId')::uuid from import_rows where tenant_id = ${ctx.tenantId} and import_id = ${importId}`,
    ),
};
