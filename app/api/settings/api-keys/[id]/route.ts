import { answer, route } from '@/lib/http/route';
import { revokeApiKeyEndpoint, updateApiKeyEndpoint } from '@/lib/settings/key-contract';
import { revokeApiKey } from '@/lib/settings/revoke-api-key';
import { updateApiKey } from '@/lib/settings/update-api-key';

export const PUT = route(updateApiKeyEndpoint, ({ ctx, params, body }) =>
  updateApiKey(ctx, { apiKeyId: params.id, changes: body }),
);

export const DELETE = route(revokeApiKeyEndpoint, async ({ ctx, params }) => {
  await revokeApiKey(ctx, params.id);
  return answer(204, undefined);
});
