import { mintOrderId } from '@/lib/ids';
import { fetchRecording } from '@/lib/messaging/fetch-recording';
import { ingestMessage } from '@/lib/messaging/ingest-message';
import { giveUpReading } from '@/lib/orders/give-up-reading';
import { readOrder } from '@/lib/orders/read-order';
import { transcribeOrder } from '@/lib/orders/transcribe-order';
import { workHandler } from '../work-function';

/**
 * A voice note that is an order already is fetched, transcribed and read. It has room of its own: a platform or a
 * transcriber that does not answer holds each call for half a minute, and no text may wait for that.
 */
export const hearVoiceNoteWork = workHandler({
  id: 'hear-voice-note',
  work: 'voice/received',
  concurrency: { perTenant: 2, total: 6 },
  steps: 'remembered',
  run: async ({ ctx, workId, messageId }, runStep) => {
    const received = await runStep('receive', () => ingestMessage(ctx, { messageId, workId }));
    if (received.orderId === null) return;
    const orderId = mintOrderId(received.orderId);
    const { mediaId } = received;
    if (mediaId !== null) await runStep('fetch-recording', () => fetchRecording(ctx, { orderId, mediaId }));
    await runStep('transcribe', () => transcribeOrder(ctx, { orderId }));
    await runStep('read', () => readOrder(ctx, { orderId, workId }));
  },
  onGivenUp: ({ ctx, workId, messageId }, message) => giveUpReading(ctx, { messageId, workId, message }),
});
