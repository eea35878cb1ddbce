import { route } from '@/lib/http/route';
import { recoverEventsEndpoint } from '@/lib/webhooks/contract';
import { recoverEvents } from '@/lib/webhooks/recover-events';

export const POST = route(recoverEventsEndpoint, ({ ctx, params, body }) =>
  recoverEvents(ctx, { webhookId: params.id, ...body }),
);
