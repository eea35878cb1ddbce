import { mintOrderId } from '@/lib/ids';
import { askByItself, giveUpAsking } from '@/lib/orders/ask-by-itself';
import { workHandler } from '../work-function';

/** Asks a customer, once they have been quiet for a while, which goods a doubtful line of theirs means. */
export const askByItselfWork = workHandler({
  id: 'ask-by-itself',
  work: 'order/quiet',
  concurrency: { perTenant: 2, total: 16 },
  run: async ({ ctx, workId, orderId }, runStep) => {
    await runStep('ask', () => askByItself(ctx, { orderId: mintOrderId(orderId), workId }));
  },
  onGivenUp: ({ ctx, workId }, message) => giveUpAsking(ctx, { workId, message }),
});
