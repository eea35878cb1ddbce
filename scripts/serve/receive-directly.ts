import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '@/lib/env';
import { asAppError } from '@/lib/http/as-app-error';
import { boundLargeBodies } from '@/lib/http/bound-large-bodies';
import { problemResponse } from '@/lib/http/problem';
import { collectBytes, refuseLarge } from '@/lib/http/read-body';
import { securityHeaders } from '@/lib/http/security-headers';
import { sendResponse } from '@/lib/http/send-response';
import { withoutTrailingSlash } from '@/lib/http/without-trailing-slash';
import { logger } from '@/lib/logger';
import { acceptPayload } from '@/lib/messaging/accept-payload';
import { largestPayloadBytes } from '@/lib/messaging/largest-payload';
import { instruments } from '@/lib/metrics/instruments';
import { traced } from '@/lib/tracing/trace';

function pathOf({ url = '' }: IncomingMessage): string | undefined {
  return withoutTrailingSlash(url).split('?')[0];
}

/** Written as they are: making a Response of them takes longer than verifying the signature. */
const queued = JSON.stringify({ status: 'queued' });
const queuedHeaders = {
  ...securityHeaders,
  'content-type': 'application/json',
  'content-length': queued.length,
};

/**
 * Answers `POST /api/webhooks/messaging` without going through Next, which costs five times what the work itself
 * does. Same code, same answers as the route. False when the request is another one.
 */
export async function receiveDirectly(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  if (request.method !== 'POST' || pathOf(request) !== '/api/webhooks/messaging') return false;
  const startedAt = performance.now();
  const requestId = randomUUID();
  const signature = request.headers['x-hub-signature-256'];
  try {
    const rawBody = await takeBody(request);
    await traced({ name: 'POST /api/webhooks/messaging', kind: 'server' }, () =>
      acceptPayload({
        rawBody,
        signature: typeof signature === 'string' ? signature : null,
        appSecret: env().messaging.appSecret,
      }),
    );
    response.writeHead(200, { ...queuedHeaders, 'x-request-id': requestId }).end(queued);
  } catch (error) {
    const known = asAppError(error);
    // Whoever has gone away in the middle of the body broke their own request.
    const isHangUp = request.destroyed && !request.complete;
    if (isHangUp) logger().info({ requestId }, 'the platform hung up');
    else if (known !== error) logger().error({ err: error, requestId }, 'a delivery could not be stored');
    // What is left of a body that was too large is not waited for.
    const headers: Record<string, string> = request.complete ? {} : { connection: 'close' };
    await sendResponse(response, problemResponse(known, requestId), requestId, headers);
  }
  const status = String(response.statusCode);
  instruments().acknowledgements.observe({ status }, (performance.now() - startedAt) / 1000);
  return true;
}

/** Throws `body_too_large`, at once where the request itself says so. */
function takeBody(request: IncomingMessage): Promise<Buffer> {
  const announced = request.headers['content-length'];
  refuseLarge(Number(announced ?? 0), largestPayloadBytes);
  // Ending the reading must not end the connection, over which the answer still has to go.
  const chunks = request.iterator({ destroyOnReturn: false });
  const about = { sender: 'stranger', mostBytes: Number(announced ?? largestPayloadBytes) } as const;
  return collectBytes(boundLargeBodies(chunks, about), largestPayloadBytes);
}
