import { fetchAttachment, giveUpFetching } from '@/lib/messaging/fetch-attachment';
import { workHandler } from '../work-function';

/** Fetches one picture, document or video from the platform; its order does not wait for it. */
export const fetchAttachmentWork = workHandler({
  id: 'fetch-attachment',
  work: 'attachment/due',
  concurrency: { perTenant: 3, total: 8 },
  run: async ({ ctx, workId, attachmentId }, runStep) => {
    await runStep('fetch', () => fetchAttachment(ctx, { attachmentId, workId }));
  },
  onGivenUp: ({ ctx, workId, attachmentId }, message) =>
    giveUpFetching(ctx, { attachmentId, workId, message }),
});
