import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import type { ImportKind, RowScope } from '../targets/target';

/** Notes in which state the import leaves what it stored. */
export async function stampRows(tx: Transaction, kind: ImportKind, scope: RowScope): Promise<void> {
  await tx.execute(sql`
    update import_rows line set stamp = now.stamp, customer_id = coalesce(line.customer_id, now.customer_id)
    from (${stampsOf(kind, scope)}) now
    where line.tenant_id = ${scope.tenantId} and line.import_id = ${scope.importId}
      and line.row_number between ${scope.from} and ${scope.to}
      and line.row_number = now.row_number and line.action in ('CREATE', 'UPDATE')`);
}

/** The first rows of a scope, at most so many, of which what the import stored is no more as it left it. */
export async function changedRows(
  tx: Transaction,
  kind: ImportKind,
  scope: RowScope,
  most: number,
): Promise<number[]> {
  const rows = await tx.execute<{ rowNumber: number }>(sql`
    select line.row_number as "rowNumber"
    from import_rows line left join (${stampsOf(kind, scope)}) now using (row_number)
    where line.tenant_id = ${scope.tenantId} and line.import_id = ${scope.importId}
      and line.row_number between ${scope.from} and ${scope.to}
      and line.action in ('CREATE', 'UPDATE') and line.stamp is distinct from now.stamp
    order by 1 limit ${most}`);
  return rows.map(({ rowNumber }) => rowNumber);
}

const stampsOf = (kind: ImportKind, scope: RowScope): SQL => kind.stamps?.(scope) ?? kind.match(scope);
