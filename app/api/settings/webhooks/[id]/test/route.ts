import { route } from '@/lib/http/route';
import { testWebhookEndpoint } from '@/lib/webhooks/contract';
import { sendTestDelivery } from '@/lib/webhooks/send-test-delivery';

export const POST = route(testWebhookEndpoint, ({ ctx, params, body }) =>
  sendTestDelivery(ctx, { webhookId: params.id, ...body }),
);
