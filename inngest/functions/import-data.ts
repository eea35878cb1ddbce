import { checkImport } from '@/lib/imports/check-import';
import { giveUpImport } from '@/lib/imports/give-up-import';
import { runCommit } from '@/lib/imports/run-commit';
import { runUndo } from '@/lib/imports/run-undo';
import { workHandler } from '../work-function';

/**
 * Does with an import what its status asks for. Each part finds out whether it is its turn, so that a run that is repeated
 * after a restart goes on where nothing had been stored.
 */
export const importDataWork = workHandler({
  id: 'import-data',
  work: 'import/due',
  // Large ones take a processor and much of the database's time: one for each tenant, and two for all.
  concurrency: { perTenant: 1, total: 2 },
  steps: 'remembered',
  run: async ({ ctx, workId, importId }, runStep) => {
    const status = await runStep('check', () => checkImport(ctx, { importId, workId }));
    if (status === 'COMMITTING') await runStep('commit', () => runCommit(ctx, { importId, workId }));
    if (status === 'UNDOING') await runStep('undo', () => runUndo(ctx, { importId, workId }));
  },
  onGivenUp: ({ ctx, workId, importId }, message) => giveUpImport(ctx, { importId, workId, message }),
});
