import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import type { Context } from '../../context';
import { kinds } from '../targets/kinds';
import type { RowScope } from '../targets/target';
import type { ImportRow } from './find-import';
import { rowsAtOnce } from './judge-rows';

/** The rows of an import in scopes of so many, each with what to do. */
export async function forEachScope(
  ctx: Context,
  row: Pick<ImportRow, 'id' | 'createdBy'>,
  last: number,
  work: (scope: RowScope) => Promise<void>,
): Promise<void> {
  for (let from = 1; from <= last; from += rowsAtOnce) {
    const to = from + rowsAtOnce - 1;
    await work({ tenantId: ctx.tenantId, importId: row.id, actorName: row.createdBy, from, to });
  }
}

/**
 * Stores what the rows of a scope change: `after`, or when it is taken back `before` of those that were there. Foreign keys
 * are looked up by plans that are kept, for planning anew costs more than the look-up itself; and kept for this scope
 * alone, for a plan made for an empty table goes through all of it once it is full.
 */
export async function storeRows(
  tx: Transaction,
  row: Pick<ImportRow, 'target'>,
  scope: RowScope,
  wanted: 'after' | 'before',
): Promise<void> {
  await tx.execute(sql`select set_config('plan_cache_mode', 'auto', true)`);
  await tx.execute(sql`discard plans`);
  for (const statement of kinds[row.target].store(scope, wantedOf[wanted])) await tx.execute(statement);
  await tx.execute(sql`select set_config('plan_cache_mode', 'force_custom_plan', true)`);
}

/**
 * Within it the catalogue counts no changes; it counts one when it ends. The row of the counter would else be held by the
 * first statement, and whoever teaches a phrase would wait for the import.
 */
export async function countingOnce(tx: Transaction, work: () => Promise<void>): Promise<void> {
  await tx.execute(sql`select set_config('app.import_under_way', 'yes', true)`);
  await work();
  await tx.execute(sql`select set_config('app.import_under_way', '', true)`);
  // Changes nothing; the counter goes by statements.
  await tx.execute(sql`update products set sku = sku where false`);
}

const wantedOf: Record<'after' | 'before', SQL> = { after: sql`after`, before: sql`before` };
