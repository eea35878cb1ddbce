import { sql } from 'drizzle-orm';
import { readPhoneNumber } from '../../customers/read-phone-number';
import { itemCodeKey } from '../../matching/index/item-code-key';
import { text } from './read-values';
import {
  customerNotes,
  customersNamed,
  dueOf,
  linesOf,
  notesWhere,
  productNote,
  productsNamed,
} from './row-sql';
import type { ImportKind, ReadingWays } from './target';

/** Customers' own codes for products. */
export const codes: ImportKind = {
  label: 'Customer item codes',
  permissions: ['customers:read'],
  fields: [
    { name: 'customer', label: 'Customer', titles: 'customer', required: true, read: text(200) },
    { name: 'code', label: 'Their code', titles: 'code', required: true, read: text(64) },
    { name: 'sku', label: 'SKU', titles: 'sku', required: true, read: text(64) },
  ],
  refine: (values, ways) => ({
    ...withPhone(values, ways),
    normalisedCode: itemCodeKey(String(values.code ?? '')),
  }),
  keyOf: ({ customer, normalisedCode }) =>
    typeof customer === 'string' && normalisedCode !== ''
      ? `${customer.toLowerCase()}\n${String(normalisedCode)}`
      : null,

  match: (scope) => sql`
    with line as materialized (${linesOf(scope)}), ${productsNamed(scope.tenantId)}, ${customersNamed(scope.tenantId)}
    select line.row_number, held.id as subject_id, naming.id as customer_id, held.product_id::text as stamp,
      case when naming.id is not null then jsonb_build_object('customerId', naming.id) || case when held.id is null then '{}' else
        jsonb_build_object('code', held.code, 'normalisedCode', held.normalised_code,
          'sku', case when held.product_id = stocked.id then stocked.said else meant.sku end) end end as current,
      ${notesWhere([productNote, ...customerNotes, [sql`line.values ->> 'normalisedCode' = ''`, 'code', sql`line.values ->> 'code'`, sql`'a code with letters or digits'::text`]])} as faults,
      ${notesWhere([
        [
          sql`held.product_id <> stocked.id`,
          'code',
          sql`line.values ->> 'code'`,
          sql`'it means ' || meant.sku || ' for this customer now'`,
        ],
      ])} as warnings
    from line
    left join stocked on stocked.said = line.values ->> 'sku'
    left join naming on naming.said = line.values ->> 'customer'
    left join customer_item_codes held on held.tenant_id = ${scope.tenantId} and held.customer_id = naming.id
      and held.normalised_code = line.values ->> 'normalisedCode'
    left join products meant on meant.tenant_id = ${scope.tenantId} and meant.id = held.product_id`,

  store: (scope, wanted) => [
    sql`with due as materialized (${dueOf(scope, wanted)}),
        ${productsNamed(scope.tenantId, sql`select distinct wanted ->> 'sku' as said from due`)}
      insert into customer_item_codes (tenant_id, id, customer_id, product_id, code, normalised_code, taught_by)
      select ${scope.tenantId}, due.subject_id, (wanted ->> 'customerId')::uuid, stocked.id, wanted ->> 'code',
        wanted ->> 'normalisedCode', ${scope.actorName}
      from due join stocked on stocked.said = due.wanted ->> 'sku'
      on conflict (tenant_id, customer_id, normalised_code)
      do update set product_id = excluded.product_id, code = excluded.code, taught_by = excluded.taught_by`,
  ],
  remove: ({ tenantId, importId }) => sql`
    delete from customer_item_codes where tenant_id = ${tenantId} and id in (
      select subject_id from import_rows where tenant_id = ${tenantId} and import_id = ${importId} and action = 'CREATE')`,
};

/** A customer who is named by phone number is looked for by it. */
export function withPhone(
  values: Record<string, unknown>,
  { country }: ReadingWays,
): Record<string, unknown> {
  const { customer } = values;
  const number =
    typeof customer === 'string' && /\d{6}/.test(customer.replace(/[\s()-]/g, ''))
      ? readPhoneNumber(customer, country)
      : null;
  return number === null ? values : { ...values, customerPhone: number };
}
