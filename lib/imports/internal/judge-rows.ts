import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import type { Context } from '../../context';
import type { ImportCounts, ImportTarget, RowAction } from '../import-status';
import { rowActions } from '../import-status';
import { kinds } from '../targets/kinds';
import type { RowScope } from '../targets/target';
import { partsOf, type Taking } from './erp-values';

/** So many rows are judged or stored by one statement: few enough that progress is seen. */
export const rowsAtOnce = 10_000;

/**
 * Makes the statements of the transaction fit for thousands of rows. PostgreSQL has no statistics of what was staged or
 * stored a moment ago, takes it for a handful and goes through all of it for each row: 5,000 rows took half a minute.
 */
export async function expectManyRows(tx: Transaction): Promise<void> {
  await tx.execute(sql`select set_config('enable_nestloop', 'off', true), set_config('jit', 'off', true),
    set_config('plan_cache_mode', 'force_custom_plan', true), set_config('work_mem', '32MB', true),
    set_config('statement_timeout', '300000', true)`);
}

/**
 * Says of each row of the scope that nothing was said of yet what would become of it, held against what the tenant has
 * now. `isAnew` says it again of those that could be stored; what they were warned of stays. Gives the numbers of rows that
 * would replace something else than they were seen to: it was changed here since.
 */
export async function judgeRows(
  tx: Transaction,
  target: ImportTarget,
  scope: RowScope,
  { isAnew = false, taking = 'EVERYTHING' }: { isAnew?: boolean; taking?: Taking } = {},
): Promise<number[]> {
  const kind = kinds[target];
  const part = partsOf(taking, target, scope);
  const judged = await tx.execute<{ row: number; overtaken: boolean }>(sql`
    update import_rows line set
      subject_id = found.subject, customer_id = found.customer_id, before = found.before, after = found.after,
      stamp = found.stamped, action = found.action,
      -- What could not be read is not missing besides.
      faults = line.faults || coalesce((select jsonb_agg(fault) from jsonb_array_elements(found.faults) fault
        where not exists (select from jsonb_array_elements(line.faults) told where told -> 'field' = fault -> 'field')), '[]'),
      warnings = ${isAnew ? sql`line.warnings` : sql`line.warnings || found.warnings`}
    from (
      select judged.*,
        case when not judged.is_gone then coalesce(judged.subject_id,
          case when judged.action_before = 'CREATE' then judged.subject_before end, gen_random_uuid()) end as subject,
        case when judged.change = 'UPDATE' then judged.current end as before,
        case when judged.change in ('CREATE', 'UPDATE') then coalesce(judged.current, '{}') || judged.values end as after,
        case when not judged.is_gone and (judged.faults_before <> '[]' or judged.faults <> '[]') then 'REJECTED' else judged.change end as action
      from (
        select held.*, case
            when held.is_gone then 'UNCHANGED'
            when held.subject_id is null then 'CREATE'
            when held.current || coalesce((
              select jsonb_object_agg(one.field, one.value) from jsonb_each(held.values) one(field, value)
              where held.current ? one.field
            ), '{}') = held.current then 'UNCHANGED'
            else 'UPDATE' end as change
        from (
          select matched.row_number, matched.subject_id, matched.customer_id, matched.current,
            ${kind.stampsAhead ? sql`matched.next_stamp` : sql`read.stamp`} as stamped,
            ${part.values} as values, ${part.isGone} as is_gone, ${part.faults} as faults, ${part.warnings} as warnings,
            read.action as action_before, read.before as before_then, read.subject_id as subject_before, read.faults as faults_before
          from (${kind.match(scope)}) matched
          join (${rowsOf(scope)}) read on read.row_number = matched.row_number
          ${part.join}
          where ${isAnew ? sql`read.action in ('CREATE', 'UPDATE', 'UNCHANGED')` : sql`read.action is null`}
        ) held
      ) judged
    ) found
    where line.tenant_id = ${scope.tenantId} and line.import_id = ${scope.importId}
      and line.row_number between ${scope.from} and ${scope.to} and line.row_number = found.row_number
      ${isAnew ? sql`and ${hasChanged}` : sql``}
    returning line.row_number as row, ${isAnew ? isOvertaken : sql`false`} as overtaken`);
  return judged.filter(({ overtaken }) => overtaken).map(({ row }) => row);
}

/** Of a field that the row changes, there is another value now than the dry run found. */
const isOvertaken = sql`(found.change = 'UPDATE' and exists (
  select from jsonb_each(found.values) one(field, value) where value is distinct from found.current -> field
    and found.current -> field is distinct from case found.action_before
      when 'UPDATE' then found.before_then -> field when 'UNCHANGED' then value end))`;

/** Most rows are as the dry run found them: those are not written a second time. */
const hasChanged = sql`(line.action, line.subject_id, line.customer_id, line.before, line.after, line.stamp)
  is distinct from (found.action, found.subject, found.customer_id, found.before, found.after, found.stamped)`;

/** The rows of a scope by their bounds: nothing else keeps PostgreSQL from going through the whole import for each scope. */
const rowsOf = ({ tenantId, importId, from, to }: RowScope): SQL => sql`
  select row_number, values, action, before, subject_id, stamp, faults from import_rows
  where tenant_id = ${tenantId} and import_id = ${importId} and row_number between ${from} and ${to}`;

export async function countRows(
  tx: Transaction,
  { tenantId }: Pick<Context, 'tenantId'>,
  importId: string,
): Promise<ImportCounts> {
  const rows = await tx.execute<{ action: RowAction; rows: number; warned: number }>(sql`
    select action, count(*)::int as rows, (count(*) filter (where warnings <> '[]' and action <> 'SKIPPED'))::int as warned
    from import_rows where ${ofImport(tenantId, importId)} group by action`);
  const counts = Object.fromEntries(rowActions.map((action) => [action, 0])) as Record<RowAction, number>;
  for (const { action, rows: many } of rows) counts[action] = many;
  return { ...counts, warnings: rows.reduce((sum, { warned }) => sum + warned, 0) };
}

/** The number of the import's last row, as in the file. */
export async function lastRow(
  tx: Transaction,
  { tenantId }: Pick<Context, 'tenantId'>,
  importId: string,
): Promise<number> {
  const [row] = await tx.execute<{ last: number | null }>(
    sql`select max(row_number) as last from import_rows where ${ofImport(tenantId, importId)}`,
  );
  return row?.last ?? 0;
}

export const ofImport = (tenantId: string, importId: string): SQL =>
  sql`tenant_id = ${tenantId} and import_id = ${importId}`;
