import { giveUpRemoving, removeRecordings } from '@/lib/privacy/remove-recordings';
import { workHandler } from '../work-function';

/** Removes recordings and files from the store, once nothing says any more where they lie. */
export const removeRecordingsWork = workHandler({
  id: 'remove-recordings',
  work: 'recordings/unwanted',
  concurrency: { perTenant: 1, total: 2 },
  run: async ({ ctx, workId, keys }, runStep) => {
    await runStep('remove', () => removeRecordings(ctx, { keys, workId }));
  },
  onGivenUp: ({ ctx, workId }, message) => giveUpRemoving(ctx, { workId, message }),
});
