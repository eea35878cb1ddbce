import { giveUpErpRead, readErpNightly } from '@/lib/imports/read-erp-nightly';
import { workHandler } from '../work-function';

/** Reads customers or products from a tenant's ERP, once a night; what comes of it is an import of its own. */
export const readErpNightlyWork = workHandler({
  id: 'read-erp-nightly',
  work: 'erp/read.due',
  concurrency: { perTenant: 1, total: 2 },
  run: async ({ ctx, workId, target }, runStep) => {
    await runStep('read', () => readErpNightly(ctx, { target, workId }));
  },
  onGivenUp: ({ ctx, workId, target }, message) => giveUpErpRead(ctx, { target, workId, message }),
});
