import { type SQL, sql } from 'drizzle-orm';
import type { RowScope } from './target';

/** A product's substitutes as a file lists them, where the row says any; of the tables `keyed` and `p`. */
export const substitutesNow = (tenantId: string): SQL => sql`
  case when keyed.values ? 'substitutes' then jsonb_build_object('substitutes', (
    select coalesce(jsonb_agg(other.sku order by held.position), '[]') from product_substitutes held
    join products other on other.tenant_id = ${tenantId} and other.id = held.substitute_id
    where held.tenant_id = ${tenantId} and held.product_id = p.id
  )) else '{}'::jsonb end`;

/** Substitutes that neither the catalogue nor the file has, as a further table of a query that has `line`: `stray(sku)`. */
export const unknownSubstitutes = ({
  tenantId,
  importId,
}: Pick<RowScope, 'tenantId' | 'importId'>): SQL => sql`
  offered as materialized (
    select distinct jsonb_array_elements_text(values -> 'substitutes') as sku from line where values ? 'substitutes'
  ), stray as materialized (
    select offered.sku from offered
    left join products held on held.tenant_id = ${tenantId} and held.sku = offered.sku
    where held.id is null and not exists (
      select from import_rows other where other.tenant_id = ${tenantId} and other.import_id = ${importId}
        and other.values ->> 'sku' = offered.sku)
  )`;

/**
 * Gives the products of an import the substitutes that their rows name, or those that they had when it is taken back; once
 * all products are stored, for a row may name one that stands below it. Notes of those that stay are kept.
 */
export const linkSubstitutes = ({ tenantId, importId }: Pick<RowScope, 'tenantId' | 'importId'>): SQL[] => {
  const named = sql`
    named as materialized (
      select line.subject_id as product_id, other.id as substitute_id, said.place::int as position
      from listed line cross join lateral jsonb_array_elements_text(line.list) with ordinality said(sku, place)
      join products other on other.tenant_id = ${tenantId} and other.sku = said.sku and other.id <> line.subject_id
      join products own on own.tenant_id = ${tenantId} and own.id = line.subject_id
    )`;
  const listed = sql`
    listed as materialized (
      select row_number, subject_id, case under.status when 'UNDOING' then before else after end -> 'substitutes' as list
      from import_rows join imports under on under.tenant_id = ${tenantId} and under.id = ${importId}
      where import_rows.tenant_id = ${tenantId} and import_id = ${importId} and action in ('CREATE', 'UPDATE')
        and values ? 'substitutes'
    )`;
  return [
    sql`with ${listed}, ${named}
      delete from product_substitutes held using listed
      where held.tenant_id = ${tenantId} and held.product_id = listed.subject_id and not exists (
        select from named where named.product_id = held.product_id and named.substitute_id = held.substitute_id)`,
    sql`with ${listed}, ${named}
      insert into product_substitutes (tenant_id, product_id, substitute_id, position)
      select ${tenantId}, product_id, substitute_id, position from named
      on conflict (tenant_id, product_id, substitute_id) do update set position = excluded.position`,
  ];
};
