import { imports } from '@/db/schema/imports';
import { inTenant } from '@/db/tenant';
import { clock } from '../clock';
import type { Context } from '../context';
import { AppError } from '../errors';
import { oweWork } from '../ledger/owe-work';
import type { Import } from './import-contract';
import { lockImport, oneImport, requireStatus } from './internal/find-import';
import { viewImport } from './internal/import-view';

/** As long as the rows are kept that say how it was before. */
const undoableMs = 7 * 24 * 60 * 60_000;

/** Owes that an import is taken back. Throws `not_found`, `import_not_ready`, `import_not_undoable` after a week. */
export async function beginUndo(ctx: Context, { importId }: { importId: string }): Promise<Import> {
  return inTenant(ctx, async (tx) => {
    const row = await lockImport(tx, ctx, importId);
    if (row.status === 'UNDOING' || row.status === 'UNDONE') return viewImport(row);
    requireStatus(row, ['COMMITTED']);
    const now = clock.now();
    if (row.committedAt === null || now.getTime() - row.committedAt.getTime() > undoableMs)
      throw new AppError('import_not_undoable', 'An import can be undone for a week.');
    await oweWork(tx, ctx, 'import/due', { importId });
    const [begun] = await tx
      .update(imports)
      .set({ status: 'UNDOING', rowsDone: 0, startedAt: now, problem: null })
      .where(oneImport(ctx, importId))
      .returning();
    if (!begun) throw new Error('the import was not changed');
    return viewImport(begun);
  });
}
