import { sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import type { Context } from '../../context';
import type { ImportKind } from '../targets/target';
import type { ReadRow } from './read-row';

/** Writes rows beside those of the import that are there. */
export async function stageRows(
  tx: Transaction,
  { tenantId }: Pick<Context, 'tenantId'>,
  importId: string,
  rows: readonly ReadRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into import_rows (tenant_id, import_id, row_number, cells, values, key, action, faults, warnings)
    select ${tenantId}, ${importId}, "rowNumber", cells, values, key, action, faults, warnings
    from jsonb_to_recordset(${JSON.stringify(rows).replaceAll('\\u0000', '')}::jsonb) as one(
      "rowNumber" integer, cells jsonb, values jsonb, key text, action text, faults jsonb, warnings jsonb)`);
}

/** Of rows that are about one thing the last one counts; the others say which. Then what the kind asks of all rows together. */
export async function setAsideRepeats(
  tx: Transaction,
  { tenantId }: Pick<Context, 'tenantId'>,
  importId: string,
  kind: ImportKind,
): Promise<void> {
  await tx.execute(sql`
    with repeated as materialized (
      select key, max(row_number) as last from import_rows
      where tenant_id = ${tenantId} and import_id = ${importId} and key is not null and action is null and faults = '[]'
      group by key having count(*) > 1
    )
    update import_rows line set
      action = case when line.row_number < repeated.last then 'SUPERSEDED' end,
      warnings = line.warnings || jsonb_build_array(jsonb_build_object('field', '', 'found', '', 'expected',
        case when line.row_number < repeated.last then 'row ' || repeated.last || ' is about the same and counts instead'
          else 'an earlier row is about the same; this one counts' end))
    from repeated
    where line.tenant_id = ${tenantId} and line.import_id = ${importId} and line.key = repeated.key
      and line.action is null and line.faults = '[]'`);
  if (kind.compareRows) await tx.execute(kind.compareRows({ tenantId, importId }));
}
