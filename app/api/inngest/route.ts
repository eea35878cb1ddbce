import { serve } from 'inngest/next';
import { NextRequest } from 'next/server';
import { isSignatureAsked } from '@/inngest/client';
import { serveOptions } from '@/inngest/serve-options';
import { withBoundBody } from '@/lib/http/bound-body';

type Handlers = ReturnType<typeof serve>;
let handlers: Handlers | undefined;

/** Made at the first request: the build has no configuration to make a client with. */
function served(): Handlers {
  handlers ??= serve(serveOptions());
  return handlers;
}

/** What a run has done so far comes with each call; ours hold ids, not recordings. A registration says next to nothing. */
const maxBodyBytes = { GET: 0, POST: 8 * 1024 * 1024, PUT: 64 * 1024 };

/** The executor's door; calls are signed with the signing key that it shares with the service. */
function door(method: 'GET' | 'POST' | 'PUT'): Handlers['GET'] {
  return (request, context) => {
    // A signature is over the body, so that is read first: but only of whoever claims to have signed it.
    if (isSignatureAsked() && !request.headers.has('x-inngest-signature')) {
      return served()[method](new NextRequest(request.url, { method }), context);
    }
    return withBoundBody(request, maxBodyBytes[method], (bounded) =>
      served()[method](new NextRequest(bounded), context),
    );
  };
}
export const GET = door('GET');
export const POST = door('POST');
export const PUT = door('PUT');
