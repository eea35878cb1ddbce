import { serve } from 'inngest/next';
import { createClient } from '@/inngest/client';
import { allFunctions } from '@/inngest/functions';

type Handlers = ReturnType<typeof serve>;
let handlers: Handlers | undefined;

/** Made at the first request: the build has no configuration to make a client with. */
function served(): Handlers {
  if (!handlers) {
    const client = createClient();
    handlers = serve({ client, functions: allFunctions(client) });
  }
  return handlers;
}

/** The executor's door; calls are signed with the signing key that it shares with the service. */
export const GET: Handlers['GET'] = (request, context) => served().GET(request, context);
export const POST: Handlers['POST'] = (request, context) => served().POST(request, context);
export const PUT: Handlers['PUT'] = (request, context) => served().PUT(request, context);
