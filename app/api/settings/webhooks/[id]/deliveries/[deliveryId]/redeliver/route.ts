import { route } from '@/lib/http/route';
import { redeliverEndpoint } from '@/lib/webhooks/contract';
import { redeliver } from '@/lib/webhooks/redeliver';

export const POST = route(redeliverEndpoint, ({ ctx, params }) =>
  redeliver(ctx, { webhookId: params.id, deliveryId: params.deliveryId }),
);
