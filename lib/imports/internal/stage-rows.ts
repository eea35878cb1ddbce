import { sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import type { Context } from '../../context';
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
