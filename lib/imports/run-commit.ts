import { sql } from 'drizzle-orm';
import { imports } from '@/db/schema/imports';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import { clock } from '../clock';
import type { Context } from '../context';
import { finishWork } from '../ledger/settle-work';
import { dropFile } from './check-import';
import { rememberErpValues, takingOf } from './internal/erp-values';
import { lockImport, oneImport } from './internal/find-import';
import { countRows, expectManyRows, judgeRows, lastRow } from './internal/judge-rows';
import { nameRows } from './internal/name-rows';
import { showProgress } from './internal/progress';
import { stampRows } from './internal/stamp-rows';
import { countingOnce, forEachScope, storeRows } from './internal/store-rows';
import { kinds } from './targets/kinds';

/**
 * Stores everything that an import changes in one transaction, so that nobody ever sees half of it, and whatever ends it
 * leaves nothing behind. Each row is held against the data once more first: they may have changed since the dry run.
 */
export async function runCommit(
  ctx: Context,
  { importId, workId }: { importId: string; workId: string },
): Promise<void> {
  const progress = showProgress(ctx, importId);
  try {
    await commit(ctx, { importId, workId }, progress);
  } catch (error) {
    if (!(error instanceof ChangedSince)) throw error;
    await inTenant(ctx, async (tx) => {
      const { status } = await lockImport(tx, ctx, importId);
      if (status === 'COMMITTING')
        await tx
          .update(imports)
          .set({ status: 'FAILED', problem: error.message })
          .where(oneImport(ctx, importId));
      await finishWork(tx, ctx, workId);
    });
  } finally {
    await progress.end();
  }
}

/** What is here is no longer what the dry run was held against, and somebody has agreed to. */
class ChangedSince extends Error {}

const moreErrors =
  'Something has changed since the dry run, so that more rows have errors now; nothing was stored. Begin it anew.';
const overtaken = (rows: readonly number[]): string =>
  `What ${nameRows(rows)} would replace was changed here since the dry run; nothing was stored. Begin it anew.`;

async function commit(
  ctx: Context,
  { importId, workId }: { importId: string; workId: string },
  progress: { done(rows: number): void },
): Promise<void> {
  await inTenant(ctx, async (tx) => {
    // Not the import's row, which shows the progress meanwhile.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`import ${ctx.tenantId}`}, 0))`);
    const [row] = await tx.select().from(imports).where(oneImport(ctx, importId));
    if (row?.status !== 'COMMITTING') return finishWork(tx, ctx, workId);
    const kind = kinds[row.target];
    const taking = await takingOf(tx, ctx, row);
    await expectManyRows(tx);
    const last = await lastRow(tx, ctx, importId);
    await countingOnce(tx, () =>
      forEachScope(ctx, row, last, async (scope) => {
        const changed = await judgeRows(tx, row.target, scope, { isAnew: true, taking });
        if (changed.length > 0 && !kind.movesByItself && row.source !== 'ERP_NIGHTLY')
          throw new ChangedSince(overtaken(changed));
        await storeRows(tx, row, scope, 'after');
        await rememberErpValues(tx, row, scope);
        progress.done(Math.min(last, scope.to));
      }),
    );
    await kind.finish?.(tx, ctx, importId);
    if (!kind.stampsAhead) await forEachScope(ctx, row, last, (scope) => stampRows(tx, kind, scope));
    const counts = await countRows(tx, ctx, importId);
    if (counts.REJECTED > (row.counts?.REJECTED ?? 0)) throw new ChangedSince(moreErrors);
    await lockImport(tx, ctx, importId);
    await tx
      .update(imports)
      .set({ status: 'COMMITTED', counts, rowsDone: last, committedAt: clock.now() })
      .where(oneImport(ctx, importId));
    await recordAudit(tx, ctx, {
      action: 'import.committed',
      subjectId: importId,
      data: {
        target: row.target,
        source: row.source,
        fileName: row.fileName,
        startedBy: row.createdBy,
        ...counts,
      },
    });
    await dropFile(ctx, importId);
    await finishWork(tx, ctx, workId);
  });
}
