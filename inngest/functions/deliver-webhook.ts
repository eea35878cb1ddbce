import { deliverWebhook } from '@/lib/webhooks/deliver-webhook';
import { giveUpDelivering } from '@/lib/webhooks/give-up-delivering';
import { workHandler } from '../work-function';

/** One attempt to deliver an event to one endpoint; the next is scheduled in the ledger. */
export const deliverWebhookWork = workHandler({
  id: 'deliver-webhook',
  work: 'webhook/delivery.due',
  concurrency: { perTenant: 16, per: 'endpointId', each: 4 },
  run: async ({ ctx, workId, deliveryId }, runStep) => {
    await runStep('deliver', () => deliverWebhook(ctx, { deliveryId, workId }));
  },
  onGivenUp: ({ ctx, workId, deliveryId }, message) => giveUpDelivering(ctx, { deliveryId, workId, message }),
});
