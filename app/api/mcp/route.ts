import { rawRoute } from '@/lib/http/raw-route';
import { mcpEndpoint } from '@/lib/mcp/contract';
import { serveMcp } from '@/lib/mcp/serve-mcp';
import { handlerOf } from './handlers';

export const POST = rawRoute(mcpEndpoint, ({ request, ctx }) => serveMcp({ request, ctx, handlerOf }));
