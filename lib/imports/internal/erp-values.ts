import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import type { Context } from '../../context';
import { getTenant } from '../../tenancy/get-tenant';
import type { ImportTarget } from '../import-status';
import { kinds } from '../targets/kinds';
import type { RowScope } from '../targets/target';
import type { ImportRow } from './find-import';

/**
 * What of a row is taken. `EVERYTHING`: a person sent it. By night `NEW_ALONE`: what nobody has changed here since the ERP's
 * last value; or, where the ERP wins, `ALL_THERE_IS`: but for what is gone from here because somebody was erased.
 * `ALL_TOLD`: the same, read by a person, who is told who stays erased and which changes of theirs are replaced.
 */
export type Taking = 'EVERYTHING' | 'NEW_ALONE' | 'ALL_THERE_IS' | 'ALL_TOLD';

export async function takingOf(
  tx: Transaction,
  ctx: Pick<Context, 'tenantId'>,
  { source }: Pick<ImportRow, 'source'>,
): Promise<Taking> {
  if (source === 'SENT') return 'EVERYTHING';
  if (source === 'ERP') return 'ALL_TOLD';
  return (await getTenant(tx, ctx)).erpWins ? 'ALL_THERE_IS' : 'NEW_ALONE';
}

/** What a row is known by for good. Keys of customers may be phone numbers, which erasing must be able to forget. */
const keyHash = (tenantId: string): SQL =>
  sql`encode(sha256(convert_to(${tenantId} || ' ' || key, 'UTF8')), 'hex')`;

/** Parts of the judgement of a row, where `matched` is what is here and `read` is the row. */
interface Parts {
  join: SQL;
  /** The values that are taken. */
  values: SQL;
  /** There was one, and it is no more: it is left so. */
  isGone: SQL;
  faults: SQL;
  warnings: SQL;
}

const everything: Parts = {
  join: sql``,
  values: sql`read.values`,
  isGone: sql`false`,
  faults: sql`matched.faults`,
  warnings: sql`matched.warnings`,
};

/** How a row of the scope is judged when so much of it is taken. */
export function partsOf(taking: Taking, target: ImportTarget, scope: RowScope): Parts {
  if (taking === 'EVERYTHING') return everything;
  const join = sql`left join (
    select line.row_number, known.values from import_rows line
    join erp_values known on known.tenant_id = line.tenant_id and known.target = ${target}
      and known.key_hash = ${keyHash(scope.tenantId)}
    where line.tenant_id = ${scope.tenantId} and line.import_id = ${scope.importId}
      and line.row_number between ${scope.from} and ${scope.to} and line.key is not null
  ) known on known.row_number = matched.row_number`;
  const isErased = sql`(matched.subject_id is null and coalesce(known.values = '{}', false))`;
  if (taking === 'ALL_THERE_IS') return { ...everything, join, isGone: isErased };
  const blanks = JSON.stringify(kinds[target].blanks ?? {});
  const isOurs = sql`matched.subject_id is not null and ${heldAt(sql`matched.current`, blanks)} <> ${heldAt(sql`known.values`, blanks)}`;
  const told = (words: string) => sql`(
    select jsonb_agg(jsonb_build_object('field', case when tier is null then field else 'tierPrice' end,
      'found', concat_ws(' ', tier, value #>> '{}'), 'expected', ${words}::text))
    from ${fieldsOf(sql`read.values`)}
    where ${isOurs} and value <> ${heldAt(sql`matched.current`, blanks)})`;
  if (taking === 'ALL_TOLD')
    return {
      ...everything,
      join,
      isGone: isErased,
      warnings: sql`matched.warnings || case
        when ${isErased} then jsonb_build_array(jsonb_build_object('field', 'name', 'found', read.values ->> 'name',
          'expected', 'somebody who was erased here, and stays so'))
        when known.values is not null then coalesce(${told('what was changed here, which this replaces')}, '[]')
        else '[]' end`,
    };
  // Said already, and seen to as far as it could be.
  const isKnown = sql`(known.values is not null and known.values || read.values = known.values)`;
  return {
    join,
    values: sql`(
      select coalesce(jsonb_object_agg(field, value) filter (where tier is null), '{}') || case
        when bool_or(tier is not null)
        then jsonb_build_object('prices', jsonb_object_agg(tier, value) filter (where tier is not null))
        else '{}'::jsonb end
      from ${fieldsOf(sql`read.values`)} where not (${isOurs}))`,
    isGone: sql`(matched.subject_id is null and known.values is not null)`,
    faults: sql`case when ${isKnown} then '[]'::jsonb else matched.faults end`,
    warnings: sql`case when ${isKnown} then '[]'::jsonb else matched.warnings || coalesce(${told('what was changed here, which stays')}, '[]') end`,
  };
}

/** The fields of a row's values as `field, tier, value`; each price of a price tier by itself. */
const fieldsOf = (values: SQL): SQL => sql`(
  select field, null as tier, value from jsonb_each(${values}) one(field, value) where field <> 'prices'
  union all select 'prices', tier, value from jsonb_each(${values} -> 'prices') one(tier, value)) each`;

/** The value of such a field among others; where it has none, what a new one gets. */
const heldAt = (among: SQL, blanks: string): SQL => sql`coalesce(
  case when tier is null then ${among} -> field else ${among} -> 'prices' -> tier end, ${blanks}::jsonb -> field, 'null')`;

/** Notes what the ERP said of the rows of a scope that are taken into the tenant's data, or are there already. */
export async function rememberErpValues(
  tx: Transaction,
  { source, target }: Pick<ImportRow, 'source' | 'target'>,
  { tenantId, importId, from, to }: RowScope,
): Promise<void> {
  if (source === 'SENT') return;
  await tx.execute(sql`
    insert into erp_values as known (tenant_id, target, key_hash, subject_id, values)
    select tenant_id, ${target}, ${keyHash(tenantId)}, subject_id, values from import_rows
    where tenant_id = ${tenantId} and import_id = ${importId} and row_number between ${from} and ${to}
      and action in ('CREATE', 'UPDATE', 'UNCHANGED') and key is not null and subject_id is not null
    on conflict (tenant_id, target, key_hash) do update set
      subject_id = excluded.subject_id,
      values = known.values || excluded.values || case
        when known.values ? 'prices' and excluded.values ? 'prices'
        then jsonb_build_object('prices', (known.values -> 'prices') || (excluded.values -> 'prices')) else '{}' end
    where known.subject_id <> excluded.subject_id or known.values || excluded.values <> known.values`);
}
