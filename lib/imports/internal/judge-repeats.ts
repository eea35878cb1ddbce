import { sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import type { Context } from '../../context';
import type { ImportKind } from '../targets/target';
import { ofImport } from './judge-rows';

/**
 * Judges the rows of an import of which some are about one thing: the last that can be stored counts. `judge` says of each
 * row that nothing was said of yet what becomes of it, `within` runs in a transaction.
 */
export async function judgeRepeats(
  ctx: Context,
  { importId, kind }: { importId: string; kind: ImportKind },
  within: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>,
  judge: () => Promise<void>,
): Promise<void> {
  await within(async (tx) => {
    await setAsideRepeats(tx, ctx, importId);
    if (kind.compareRows) await tx.execute(kind.compareRows({ tenantId: ctx.tenantId, importId }));
  });
  await judge();
  if (await within((tx) => standAgain(tx, ctx, importId))) {
    await judge();
    await within((tx) => setAsideRepeats(tx, ctx, importId));
  }
  await within((tx) => tellOfRefusedRepeats(tx, ctx, importId));
}

const isGood = sql`coalesce(action, 'CREATE') in ('CREATE', 'UPDATE', 'UNCHANGED') and faults = '[]'`;

/** Of good rows that are about one thing the last one counts; the others say which. */
async function setAsideRepeats(
  tx: Transaction,
  { tenantId }: Pick<Context, 'tenantId'>,
  importId: string,
): Promise<void> {
  await tx.execute(sql`
    with repeated as materialized (
      select key, max(row_number) as last from import_rows
      where ${ofImport(tenantId, importId)} and key is not null and ${isGood}
      group by key having count(*) > 1
    )
    update import_rows line set
      action = case when line.row_number < repeated.last then 'SUPERSEDED' else line.action end,
      warnings = line.warnings || jsonb_build_array(jsonb_build_object('field', '', 'found', '', 'expected',
        case when line.row_number < repeated.last then 'row ' || repeated.last || ' is about the same and counts instead'
          else 'an earlier row is about the same; this one counts' end))
    from repeated
    where line.tenant_id = ${tenantId} and line.import_id = ${importId} and line.key = repeated.key and ${isGood}`);
}

/**
 * Lets rows stand again that gave way to one which turned out to have errors: nothing was said of them yet. Says whether
 * there were any.
 */
async function standAgain(
  tx: Transaction,
  { tenantId }: Pick<Context, 'tenantId'>,
  importId: string,
): Promise<boolean> {
  const again = await tx.execute(sql`
    with refused as materialized (
      select key from import_rows where ${ofImport(tenantId, importId)} and key is not null
      group by key having bool_or(action = 'SUPERSEDED') and not bool_or(${isGood})
    )
    update import_rows line set
      action = nullif(line.action, 'SUPERSEDED'),
      warnings = coalesce((select jsonb_agg(said) from jsonb_array_elements(line.warnings) said
        where said ->> 'expected' !~ '^(row \\d+|an earlier row) is about the same'), '[]')
    from refused where line.tenant_id = ${tenantId} and line.import_id = ${importId} and line.key = refused.key
    returning line.row_number`);
  return again.length > 0;
}

/** Says of good rows that a later one about the same does not count. */
async function tellOfRefusedRepeats(
  tx: Transaction,
  { tenantId }: Pick<Context, 'tenantId'>,
  importId: string,
): Promise<void> {
  await tx.execute(sql`
    with refused as materialized (
      select key, max(row_number) as last from import_rows
      where ${ofImport(tenantId, importId)} and key is not null and action = 'REJECTED' group by key
    )
    update import_rows line set warnings = line.warnings || jsonb_build_array(jsonb_build_object(
      'field', '', 'found', '', 'expected', 'row ' || refused.last || ' is about the same and has errors; this one counts'))
    from refused
    where line.tenant_id = ${tenantId} and line.import_id = ${importId} and line.key = refused.key
      and line.row_number < refused.last and line.action in ('CREATE', 'UPDATE', 'UNCHANGED')`);
}
