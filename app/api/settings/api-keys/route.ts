import { route } from '@/lib/http/route';
import { createApiKey } from '@/lib/settings/create-api-key';
import { createApiKeyEndpoint, listApiKeysEndpoint } from '@/lib/settings/key-contract';
import { listApiKeys } from '@/lib/settings/list-api-keys';

export const GET = route(listApiKeysEndpoint, ({ ctx, query }) => listApiKeys(ctx, query));
export const POST = route(createApiKeyEndpoint, ({ ctx, body }) => createApiKey(ctx, body));
