import { mintOrderId } from '@/lib/ids';
import { ingestMessage } from '@/lib/messaging/ingest-message';
import { giveUpReading } from '@/lib/orders/give-up-reading';
import { readOrder } from '@/lib/orders/read-order';
import { workHandler } from '../work-function';

/** A stored message becomes an order with matched lines; a voice note becomes one that is still to be heard. */
export const ingestMessageWork = workHandler({
  id: 'ingest-message',
  work: 'message/received',
  concurrency: { perTenant: 3, total: 4 },
  run: async ({ ctx, workId, messageId }, runStep) => {
    const received = await runStep('receive', () => ingestMessage(ctx, { messageId, workId }));
    if (received.orderId === null || received.isVoiceNote) return;
    const orderId = mintOrderId(received.orderId);
    await runStep('read', () => readOrder(ctx, { orderId, workId }));
  },
  onGivenUp: ({ ctx, workId, messageId }, message) => giveUpReading(ctx, { messageId, workId, message }),
});
