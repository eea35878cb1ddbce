import { route } from '@/lib/http/route';
import { rotateApiKeyEndpoint } from '@/lib/settings/key-contract';
import { rotateApiKey } from '@/lib/settings/rotate-api-key';

export const POST = route(rotateApiKeyEndpoint, ({ ctx, params, body }) =>
  rotateApiKey(ctx, { apiKeyId: params.id, ...body }),
);
