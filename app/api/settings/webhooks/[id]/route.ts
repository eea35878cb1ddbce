import { answer, route } from '@/lib/http/route';
import { deleteWebhookEndpoint, updateWebhookEndpoint } from '@/lib/webhooks/contract';
import { deleteWebhook } from '@/lib/webhooks/delete-webhook';
import { updateWebhook } from '@/lib/webhooks/update-webhook';

export const PUT = route(updateWebhookEndpoint, ({ ctx, params, body }) =>
  updateWebhook(ctx, { webhookId: params.id, changes: body }),
);
export const DELETE = route(deleteWebhookEndpoint, async ({ ctx, params }) => {
  await deleteWebhook(ctx, params.id);
  return answer(204, undefined);
});
