import { sql } from 'drizzle-orm';
import { normaliseAlias } from '../../matching/index/normalise-alias';
import { withPhone } from './codes';
import { phrase, text } from './read-values';
import {
  customerNotes,
  customersNamed,
  dueOf,
  linesOf,
  notesWhere,
  productNote,
  productsNamed,
} from './row-sql';
import type { ImportKind } from './target';

/** Phrases that mean a product, for one customer or for all. */
export const aliases: ImportKind = {
  label: 'Aliases',
  permissions: ['aliases:write', 'customers:read'],
  fields: [
    { name: 'aliasText', label: 'Phrase', titles: 'aliasText', required: true, read: phrase },
    { name: 'sku', label: 'SKU', titles: 'sku', required: true, read: text(64) },
    { name: 'customer', label: 'Customer', titles: 'customer', read: text(200) },
  ],
  refine: (values, ways) => ({
    ...withPhone(values, ways),
    normalisedText: normaliseAlias(String(values.aliasText ?? '')),
  }),
  keyOf: ({ customer, normalisedText }) =>
    normalisedText === '' ? null : `${String(customer ?? '').toLowerCase()}\n${String(normalisedText)}`,

  match: (scope) => sql`
    with line as materialized (${linesOf(scope)}), ${productsNamed(scope.tenantId)}, ${customersNamed(scope.tenantId)}
    select line.row_number, held.id as subject_id, naming.id as customer_id, held.product_id::text as stamp,
      jsonb_build_object('customerId', naming.id) || case when held.id is null then '{}' else
        jsonb_build_object('aliasText', held.alias_text, 'normalisedText', held.normalised_text,
          'sku', case when held.product_id = stocked.id then stocked.said else meant.sku end) end as current,
      ${notesWhere([
        productNote,
        ...customerNotes,
        [
          sql`line.values ->> 'normalisedText' = ''`,
          'aliasText',
          sql`line.values ->> 'aliasText'`,
          sql`'a phrase with letters or digits'::text`,
        ],
        [
          sql`called.sku is not null and held.product_id is distinct from stocked.id`,
          'aliasText',
          sql`line.values ->> 'aliasText'`,
          sql`'a phrase that is not what ' || called.sku || ' is called'`,
        ],
      ])} as faults,
      ${notesWhere([
        [
          sql`held.product_id <> stocked.id`,
          'aliasText',
          sql`line.values ->> 'aliasText'`,
          sql`'it means ' || meant.sku || ' now'`,
        ],
      ])} as warnings
    from line
    left join stocked on stocked.said = line.values ->> 'sku'
    left join naming on naming.said = line.values ->> 'customer'
    left join product_aliases held on held.tenant_id = ${scope.tenantId} and held.customer_id is not distinct from naming.id
      and held.normalised_text = line.values ->> 'normalisedText' and (naming.id is not null or not line.values ? 'customer')
    left join lateral (
      select named.sku from (
        select p.* from products p where p.tenant_id = ${scope.tenantId} and p.letters = letters_of(line.values ->> 'aliasText')
        union all select p.* from products p where p.tenant_id = ${scope.tenantId} and p.sku = line.values ->> 'aliasText'
      ) named
      where naming.id is null and not line.values ? 'customer' and named.id <> stocked.id and not named.is_discontinued
        and letters_of(line.values ->> 'aliasText') not in ('', (
          select own.letters from products own where own.tenant_id = ${scope.tenantId} and own.id = stocked.id))
      order by named.sku limit 1
    ) called on true
    left join products meant on meant.tenant_id = ${scope.tenantId} and meant.id = held.product_id`,

  store: (scope, wanted) => [
    sql`with due as materialized (${dueOf(scope, wanted)}),
        ${productsNamed(scope.tenantId, sql`select distinct wanted ->> 'sku' as said from due`)}
      insert into product_aliases (tenant_id, id, customer_id, product_id, alias_text, normalised_text, taught_by)
      select ${scope.tenantId}, due.subject_id, (wanted ->> 'customerId')::uuid, stocked.id, wanted ->> 'aliasText',
        wanted ->> 'normalisedText', ${scope.actorName}
      from due join stocked on stocked.said = due.wanted ->> 'sku'
      on conflict (tenant_id, customer_id, normalised_text)
      do update set product_id = excluded.product_id, alias_text = excluded.alias_text, taught_by = excluded.taught_by,
        updated_at = now()`,
  ],
  remove: ({ tenantId, importId }) => sql`
    delete from product_aliases where tenant_id = ${tenantId} and id in (
      select subject_id from import_rows where tenant_id = ${tenantId} and import_id = ${importId} and action = 'CREATE')`,
};
