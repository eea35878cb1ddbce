import { sql } from 'drizzle-orm';
import { imports } from '@/db/schema/imports';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import { clock } from '../clock';
import type { Context } from '../context';
import { finishWork } from '../ledger/settle-work';
import { lockImport, oneImport } from './internal/find-import';
import { expectManyRows, lastRow } from './internal/judge-rows';
import { nameRows } from './internal/name-rows';
import { showProgress } from './internal/progress';
import { changedRows } from './internal/stamp-rows';
import { countingOnce, forEachScope, storeRows } from './internal/store-rows';
import { kinds } from './targets/kinds';

/** Why an import cannot be undone, for a person. */
class NotUndoable extends Error {}

/**
 * Takes an import back as a whole: what it changed is as it was, what it made is gone. When anything of it has changed
 * since or is in use, nothing is taken back, and the import says why.
 */
export async function runUndo(
  ctx: Context,
  { importId, workId }: { importId: string; workId: string },
): Promise<void> {
  const progress = showProgress(ctx, importId);
  try {
    await undo(ctx, { importId, workId }, progress);
  } catch (error) {
    const problem = problemOf(error);
    if (problem === null) throw error;
    await inTenant(ctx, async (tx) => {
      const row = await lockImport(tx, ctx, importId);
      if (row.status === 'UNDOING')
        await tx.update(imports).set({ status: 'COMMITTED', problem }).where(oneImport(ctx, importId));
      await recordAudit(tx, ctx, { action: 'import.undo_refused', subjectId: importId, data: { problem } });
      await finishWork(tx, ctx, workId);
    });
  } finally {
    await progress.end();
  }
}

function undo(
  ctx: Context,
  { importId, workId }: { importId: string; workId: string },
  progress: { done(rows: number): void },
): Promise<void> {
  return inTenant(ctx, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`import ${ctx.tenantId}`}, 0))`);
    const [row] = await tx.select().from(imports).where(oneImport(ctx, importId));
    if (row?.status !== 'UNDOING') return finishWork(tx, ctx, workId);
    const kind = kinds[row.target];
    await expectManyRows(tx);
    const last = await lastRow(tx, ctx, importId);
    await countingOnce(tx, async () => {
      await forEachScope(ctx, row, last, async (scope) => {
        const changed = await changedRows(tx, kind, scope, mostLookedAt);
        if (changed.length > 0) throw new NotUndoable(changedSince(changed));
        await storeRows(tx, row, scope, 'before');
        progress.done(Math.min(last, scope.to));
      });
      const scope = { tenantId: ctx.tenantId, importId, actorName: row.createdBy };
      if (kind.remove) await tx.execute(kind.remove(scope));
      else await tx.execute(sql`select remove_imported(${importId}::uuid)`);
    });
    await kind.finish?.(tx, ctx, importId);
    await lockImport(tx, ctx, importId);
    await tx
      .update(imports)
      .set({ status: 'UNDONE', undoneAt: clock.now(), problem: null })
      .where(oneImport(ctx, importId));
    const data = { target: row.target, fileName: row.fileName, ...row.counts };
    await recordAudit(tx, ctx, { action: 'import.undone', subjectId: importId, data });
    await finishWork(tx, ctx, workId);
  });
}

/** More are not named; see nameRows. */
const mostLookedAt = 6;

const changedSince = (rows: readonly number[]): string =>
  `What the import stored was changed since, of ${nameRows(rows)}; nothing was undone.`;

/** Postgres says so when something refers to what was to be removed. */
function problemOf(error: unknown): string | null {
  if (error instanceof NotUndoable) return error.message;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof Error && 'code' in cause && cause.code === '23503')
    return 'Something that the import made is in use by now: in an order, as stock or as an alias. Nothing was undone.';
  return null;
}
