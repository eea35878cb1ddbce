import { type SQL, sql } from 'drizzle-orm';
import { clock } from '../../clock';
import { normaliseAlias } from '../../matching/index/normalise-alias';
import { readDay } from '../parsing/read-day';
import { withPhone } from './codes';
import { positive, text } from './read-values';
import { customerNotes, customersNamed, dueOf, linesOf, notesWhere, productsNamed } from './row-sql';
import type { ImportKind, TargetField } from './target';

/** A day's orders are there before midnight of wherever the tenant is. */
const aheadMs = 24 * 60 * 60_000;

const day: TargetField['read'] = (found, { country }) => {
  const value = readDay(found, country);
  if (value === null) return { expected: 'a day, as in 2026-03-31' };
  const isToCome = Date.parse(value) > clock.now().getTime() + aheadMs;
  return isToCome ? { expected: 'a day that has been' } : { value };
};

/** What customers ordered before, line by line. */
export const history: ImportKind = {
  label: 'Order history',
  permissions: ['customers:read'],
  fields: [
    { name: 'customer', label: 'Customer', titles: 'customer', required: true, read: text(200) },
    { name: 'orderedOn', label: 'Date', titles: 'orderedOn', required: true, read: day },
    { name: 'sku', label: 'SKU', titles: 'sku', read: text(64) },
    { name: 'words', label: 'The customer’s words', titles: 'words', read: text(200) },
    {
      name: 'quantity',
      label: 'Quantity',
      titles: 'quantity',
      required: true,
      isNumber: true,
      read: positive,
    },
    { name: 'unit', label: 'Unit', titles: 'unitOfMeasure', read: text(32) },
    { name: 'reference', label: 'Order number', titles: 'orderReference', read: text(64) },
  ],
  refine: (values, ways) => {
    const { words } = values;
    const normalised = typeof words === 'string' ? { normalisedWords: normaliseAlias(words) } : {};
    return { ...withPhone(values, ways), ...normalised };
  },
  keyOf: ({ customer, orderedOn, sku, words, quantity, unit, reference }) =>
    customer === undefined || orderedOn === undefined
      ? null
      : JSON.stringify([customer, orderedOn, sku ?? words, words, quantity, unit, reference]).toLowerCase(),

  match: (scope) => sql`
    with line as materialized (${linesOf(scope)}), ${productsNamed(scope.tenantId)}, ${customersNamed(scope.tenantId)},
    ${productsCalled(scope.tenantId)},
    read as materialized (
      select line.row_number, line.values, line.values ->> 'sku' as sku, line.values ->> 'words' as words,
        naming.id as customer_id,
        coalesce(stocked.id, own.product_id, shared.product_id, titled.product_id) as product_id
      from line
      left join stocked on stocked.said = line.values ->> 'sku'
      left join naming on naming.said = line.values ->> 'customer'
      left join own on own.customer_id = naming.id and own.words = line.values ->> 'normalisedWords' and not line.values ? 'sku'
      left join shared on shared.words = line.values ->> 'normalisedWords' and not line.values ? 'sku'
      left join titled on titled.words = lower(line.values ->> 'words') and not line.values ? 'sku'
    ),
    told as materialized (
      select read.*, case when customer_id is not null then ${lineIdFor(sql`customer_id`, sql``)} end as line_id from read
    ), ${kinOf(scope.tenantId)}
    select told.row_number, held.id as subject_id, told.customer_id, case when held.id is not null then 'kept' end as stamp,
      'kept' as next_stamp,
      jsonb_build_object('lineId', line_id, 'customerId', told.customer_id, 'productId', told.product_id) as current,
      ${notesWhere([
        [
          sql`told.sku is not null and told.product_id is null`,
          'sku',
          sql`told.sku`,
          sql`'a SKU of the catalogue'::text`,
        ],
        ...customerNotes,
        [
          sql`told.sku is null and told.words is null`,
          'sku',
          sql`''`,
          sql`'a SKU, or the customer’s words'::text`,
        ],
      ])} as faults,
      ${notesWhere([
        [
          sql`told.sku is null and told.words is not null and told.product_id is null`,
          'words',
          sql`told.words`,
          sql`'words that name a product; the line is kept without one'::text`,
        ],
      ])} as warnings
    from told left join naming on naming.said = told.values ->> 'customer'
    left join lateral (
      select h.id from order_history h where h.tenant_id = ${scope.tenantId} and h.id = told.line_id
      union all
      select h.id from kin join order_history h
        on h.tenant_id = ${scope.tenantId} and h.id = ${lineIdFor(sql`kin.id`, sql`told.`)}
      where kin.customer_id = told.customer_id
      limit 1
    ) held on true`,

  stampsAhead: true,
  store: (scope, wanted) => [
    sql`insert into order_history (tenant_id, id, customer_id, product_id, ordered_on, quantity, unit, words, reference)
      select ${scope.tenantId}, (wanted ->> 'lineId')::uuid, (wanted ->> 'customerId')::uuid, (wanted ->> 'productId')::uuid,
        (wanted ->> 'orderedOn')::date, (wanted ->> 'quantity')::numeric, wanted ->> 'unit', wanted ->> 'words',
        wanted ->> 'reference'
      from (${dueOf(scope, wanted)}) due where due.action = 'CREATE'
      on conflict (tenant_id, id) do nothing`,
  ],
  remove: ({ tenantId, importId }) => sql`
    delete from order_history where tenant_id = ${tenantId} and id in (
      select (after ->> 'lineId')::uuid from import_rows
      where tenant_id = ${tenantId} and import_id = ${importId} and action = 'CREATE')`,
};

/** The id of a row's line: the same for the same words about the same customer, so that it is there once. */
const lineIdFor = (
  customer: SQL,
  of: SQL,
): SQL => sql`md5(concat_ws(E'\n', ${customer}, ${of}values ->> 'orderedOn',
  coalesce(${of}product_id::text, ''), coalesce(${of}words, ''), ${of}values ->> 'quantity',
  coalesce(${of}values ->> 'unit', ''), coalesce(${of}values ->> 'reference', '')))::uuid`;

/**
 * Those who were merged into the customers of the rows, whose lines were stored as theirs, as a further table of a query:
 * `kin(customer_id, id)`.
 */
const kinOf = (tenantId: string): SQL => sql`
  kin as materialized (
    with recursive merged(customer_id, id) as (
      select naming.id, c.id from naming join customers c on c.tenant_id = ${tenantId} and c.merged_into = naming.id
      union
      select merged.customer_id, c.id from merged join customers c on c.tenant_id = ${tenantId} and c.merged_into = merged.id
    )
    select customer_id, id from merged
  )`;

/**
 * What the customer, everybody or the catalogue calls a product, as further tables of a query: `own(customer_id, words,
 * product_id)`, `shared(words, product_id)`, `titled(words, product_id)`.
 */
const productsCalled = (tenantId: string): SQL => sql`
  said as materialized (
    select distinct values ->> 'normalisedWords' as words, lower(values ->> 'words') as title from line where not values ? 'sku'
  ),
  own as materialized (
    select a.customer_id, a.normalised_text as words, a.product_id from product_aliases a
    where a.tenant_id = ${tenantId} and a.customer_id is not null and a.normalised_text in (select words from said)
  ),
  shared as materialized (
    select a.normalised_text as words, a.product_id from product_aliases a
    where a.tenant_id = ${tenantId} and a.customer_id is null and a.normalised_text in (select words from said)
  ),
  titled as materialized (
    select lower(p.name) as words, min(p.id::text)::uuid as product_id from products p
    where p.tenant_id = ${tenantId} and lower(p.name) in (select title from said)
    group by 1 having count(*) = 1
  )`;
