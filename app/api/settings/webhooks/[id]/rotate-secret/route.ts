import { route } from '@/lib/http/route';
import { rotateSecretEndpoint } from '@/lib/webhooks/contract';
import { rotateSecret } from '@/lib/webhooks/rotate-secret';

export const POST = route(rotateSecretEndpoint, ({ ctx, params, body }) =>
  rotateSecret(ctx, { webhookId: params.id, ...body }),
);
