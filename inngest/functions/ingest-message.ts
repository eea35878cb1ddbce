import { mintOrderId } from '@/lib/ids';
import { fetchRecording } from '@/lib/messaging/fetch-recording';
import { ingestMessage } from '@/lib/messaging/ingest-message';
import { giveUpReading } from '@/lib/orders/give-up-reading';
import { readOrder } from '@/lib/orders/read-order';
import { transcribeOrder } from '@/lib/orders/transcribe-order';
import { workHandler } from '../work-function';

/** A stored message becomes an order with matched lines; a voice note is fetched and transcribed on the way. */
export const ingestMessageWork = workHandler({
  id: 'ingest-message',
  work: 'message/received',
  concurrency: { perTenant: 3, total: 4 },
  run: async ({ ctx, workId, messageId }, runStep) => {
    const received = await runStep('receive', () => ingestMessage(ctx, { messageId, workId }));
    if (received.orderId === null) return;
    const orderId = mintOrderId(received.orderId);
    const { mediaId, isVoiceNote } = received;
    if (mediaId !== null) await runStep('fetch-recording', () => fetchRecording(ctx, { orderId, mediaId }));
    if (isVoiceNote) await runStep('transcribe', () => transcribeOrder(ctx, { orderId }));
    await runStep('read', () => readOrder(ctx, { orderId, workId }));
  },
  onGivenUp: ({ ctx, workId, messageId }, message) => giveUpReading(ctx, { messageId, workId, message }),
});
