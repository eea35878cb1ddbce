import { route } from '@/lib/http/route';
import { listDeliveriesEndpoint } from '@/lib/webhooks/contract';
import { listDeliveries } from '@/lib/webhooks/list-deliveries';

export const GET = route(listDeliveriesEndpoint, ({ ctx, params, query }) =>
  listDeliveries(ctx, { webhookId: params.id, ...query }),
);
