import { imports } from '@/db/schema/imports';
import { inTenant } from '@/db/tenant';
import { clock } from '../clock';
import type { Context } from '../context';
import { AppError } from '../errors';
import { oweWork } from '../ledger/owe-work';
import type { Import } from './import-contract';
import { lockImport, oneImport, requireStatus } from './internal/find-import';
import { viewImport } from './internal/import-view';

/** Owes the storing of what the dry run showed. Throws `not_found`, `import_not_ready`, `import_has_errors`. */
export async function beginCommit(
  ctx: Context,
  { importId, leaveOutRejected }: { importId: string; leaveOutRejected: boolean },
): Promise<Import> {
  return inTenant(ctx, async (tx) => {
    const row = await lockImport(tx, ctx, importId);
    if (row.status === 'COMMITTING' || row.status === 'COMMITTED') return viewImport(row);
    requireStatus(row, ['CHECKED']);
    const rejected = row.counts?.REJECTED ?? 0;
    if (rejected > 0 && !leaveOutRejected) {
      const message = `${rejected} rows have errors. Mend the file, or say that they may be left out.`;
      throw new AppError('import_has_errors', message, { extra: { rejected } });
    }
    await oweWork(tx, ctx, 'import/due', { importId });
    const [begun] = await tx
      .update(imports)
      .set({ status: 'COMMITTING', rowsDone: 0, startedAt: clock.now(), problem: null })
      .where(oneImport(ctx, importId))
      .returning();
    if (!begun) throw new Error('the import was not changed');
    return viewImport(begun);
  });
}
