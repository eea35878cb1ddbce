import { serve } from 'inngest/next';
import { NextRequest } from 'next/server';
import { serveOptions } from '@/inngest/serve-options';
import { withBoundBody } from '@/lib/http/bound-body';

type Handlers = ReturnType<typeof serve>;
let handlers: Handlers | undefined;

/** Made at the first request: the build has no configuration to make a client with. */
function served(): Handlers {
  handlers ??= serve(serveOptions());
  return handlers;
}

/** What a run has done so far comes with each call; ours hold ids, not recordings. */
const maxBodyBytes = 8 * 1024 * 1024;

/** The executor's door; calls are signed with the signing key that it shares with the service. */
function door(method: 'GET' | 'POST' | 'PUT'): Handlers['GET'] {
  return (request, context) =>
    withBoundBody(request, maxBodyBytes, (bounded) => served()[method](new NextRequest(bounded), context));
}
export const GET = door('GET');
export const POST = door('POST');
export const PUT = door('PUT');
