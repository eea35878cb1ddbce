import { answer, route } from '@/lib/http/route';
import { revokeApiKeyEndpoint } from '@/lib/settings/contract';
import { revokeApiKey } from '@/lib/settings/revoke-api-key';

export const DELETE = route(revokeApiKeyEndpoint, async ({ ctx, params }) => {
  await revokeApiKey(ctx, params.id);
  return answer(204, undefined);
});
