import { route } from '@/lib/http/route';
import { createWebhookEndpoint, listWebhooksEndpoint } from '@/lib/webhooks/contract';
import { createWebhook } from '@/lib/webhooks/create-webhook';
import { listWebhooks } from '@/lib/webhooks/list-webhooks';

export const GET = route(listWebhooksEndpoint, ({ ctx, query }) => listWebhooks(ctx, query));
export const POST = route(createWebhookEndpoint, ({ ctx, body }) => createWebhook(ctx, body));
