import { applyRetention, giveUpRetention } from '@/lib/privacy/apply-retention';
import { workHandler } from '../work-function';

/** Removes what a tenant no longer wants to keep, once a night. */
export const applyRetentionWork = workHandler({
  id: 'apply-retention',
  work: 'retention/due',
  concurrency: { perTenant: 1, total: 1 },
  run: async ({ ctx, workId }, runStep) => {
    await runStep('remove', () => applyRetention(ctx, { workId }));
  },
  onGivenUp: ({ ctx, workId }, message) => giveUpRetention(ctx, { workId, message }),
});
