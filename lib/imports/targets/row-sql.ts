import { type SQL, sql } from 'drizzle-orm';
import type { RowScope } from './target';

/** The rows of a scope that can still become something, as a table `line`. */
export const linesOf = ({ tenantId, importId, from, to }: RowScope): SQL => sql`
  select row_number, values, key from import_rows
  where tenant_id = ${tenantId} and import_id = ${importId} and row_number between ${from} and ${to}
    and (action is null or action not in ('SUPERSEDED', 'SKIPPED'))`;

/** The rows of a scope that change something, with `wanted` as what is to be stored. */
export const dueOf = ({ tenantId, importId, from, to }: RowScope, wanted: SQL): SQL => sql`
  select row_number, subject_id, customer_id, action, after, ${wanted} as wanted from import_rows
  where tenant_id = ${tenantId} and import_id = ${importId} and row_number between ${from} and ${to}
    and action in ('CREATE', 'UPDATE') and ${wanted} is not null`;

/** The rows of a scope by what they made or changed. */
export const storedOf = ({ tenantId, importId, from, to }: RowScope): SQL => sql`
  select row_number, subject_id from import_rows
  where tenant_id = ${tenantId} and import_id = ${importId} and row_number between ${from} and ${to}
    and action in ('CREATE', 'UPDATE')`;

/** A JSON list of what is said where its condition holds: `[field, found, expected]` each. */
export function notesWhere(
  notes: readonly (readonly [when: SQL, field: string, found: SQL, words: SQL])[],
): SQL {
  const each = notes.map(
    ([when, field, found, words]) => sql`case when ${when}
      then jsonb_build_array(jsonb_build_object('field', ${field}::text, 'found', coalesce(${found}, ''), 'expected', ${words})) else '[]'::jsonb end`,
  );
  return each.length === 0 ? sql`'[]'::jsonb` : sql.join(each, sql` || `);
}

/**
 * The customers whom rows name in `customer`: by ERP account, else by phone number, else by name; as further tables of a
 * query that has `line`: `naming(said, id, fitting)`, where `fitting` counts those who fit.
 */
export const customersNamed = (tenantId: string): SQL => sql`
  names as materialized (
    select distinct values ->> 'customer' as said, values ->> 'customerPhone' as phone from line
  ), fits as materialized (
    select names.said, c.id, 1 as place from names join customers c on c.erp_customer_id = names.said
    where ${isThere(tenantId)}
    union all
    select names.said, c.id, 2 from names
    join customer_identities i on i.tenant_id = ${tenantId} and i.kind = 'PHONE' and i.canonical = canonical_phone(names.phone)
    join customers c on c.id = i.customer_id where ${isThere(tenantId)}
    union all
    select names.said, c.id, 3 from names join customers c on lower(c.name) = lower(names.said)
    where ${isThere(tenantId)}
  ), naming as materialized (
    select names.said, min(best.id::text)::uuid as id, count(distinct best.id) as fitting
    from names left join (
      select said, id, rank() over (partition by said order by place) as ranked from fits
    ) best on best.said = names.said and best.ranked = 1
    group by names.said
  )`;

const isThere = (tenantId: string): SQL =>
  sql`c.tenant_id = ${tenantId} and c.merged_into is null and c.erased_at is null`;

/** What to say of a row's customer that is nobody or several. */
export const customerNotes = [
  [
    sql`naming.said is not null and naming.fitting = 0`,
    'customer',
    sql`naming.said`,
    sql`'a customer’s ERP account, phone number or name'::text`,
  ],
  [
    sql`naming.fitting > 1`,
    'customer',
    sql`naming.said`,
    sql`'one customer: several are called so, give the ERP account'::text`,
  ],
] as const;

/**
 * The products that rows name in `sku`, exactly, else by a SKU that differs in capitals alone, as a further table of a query:
 * `stocked(said, id, sku)`.
 */
export const productsNamed = (
  tenantId: string,
  said: SQL = sql`select distinct values ->> 'sku' as said from line`,
): SQL => sql`
  called as materialized (
    select wanted.said, exact.id, exact.sku from (${said}) wanted
    left join products exact on exact.tenant_id = ${tenantId} and exact.sku = wanted.said
  ), alike as materialized (
    select distinct on (lower(p.sku)) lower(p.sku) as folded, p.id, p.sku from products p
    where p.tenant_id = ${tenantId} and lower(p.sku) in (select lower(said) from called where id is null)
    order by lower(p.sku), p.sku
  ), stocked as materialized (
    select called.said, coalesce(called.id, alike.id) as id, coalesce(called.sku, alike.sku) as sku
    from called left join alike on called.id is null and alike.folded = lower(called.said)
  )`;

export const productNote = [
  sql`stocked.said is not null and stocked.id is null`,
  'sku',
  sql`stocked.said`,
  sql`'a SKU of the catalogue'::text`,
] as const;
