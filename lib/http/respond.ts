import { endOfSession } from '../auth/session';
import { env } from '../env';
import { logger } from '../logger';
import { instruments } from '../metrics/instruments';
import { traced } from '../tracing/trace';
import { asAppError } from './as-app-error';
import { problemResponse } from './problem';
import { rateLimitOf } from './rate-limit';
import { requestIdOf } from './request-id';
import { securityHeaders } from './security-headers';

/**
 * Runs one request to its answer: every error becomes a problem document, every answer carries the request's id,
 * the security headers and how the caller stands against the limits, and one line is logged.
 */
export async function respond(
  request: Request,
  endpoint: { method: string; path: string },
  work: (requestId: string) => Promise<Response>,
): Promise<Response> {
  const requestId = requestIdOf(request);
  const startedAt = performance.now();
  const log = logger().child({ requestId, method: endpoint.method, path: endpoint.path });
  let response: Response;
  try {
    response = await traced(spanOf(request, endpoint, requestId), () => work(requestId));
  } catch (error) {
    const known = asAppError(error);
    // Whoever has gone away broke their own request; nothing here is at fault.
    if (request.signal.aborted) log.info('the caller hung up');
    else if (known !== error) log.error({ err: error }, 'request failed');
    response = problemResponse(known, requestId);
    const end = known.code === 'unauthenticated' ? endOfSession(request) : null;
    if (end !== null) response.headers.append('set-cookie', end);
  }
  response.headers.set('x-request-id', requestId);
  for (const [name, value] of Object.entries({ ...securityHeaders, ...rateLimitOf(request) })) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  const durationMs = performance.now() - startedAt;
  const labels = { method: endpoint.method, path: endpoint.path, status: String(response.status) };
  instruments().requests.observe(labels, durationMs / 1000);
  log.info({ status: response.status, durationMs: Math.round(durationMs) }, 'answered');
  return response;
}

/** A request as a trace shows it; one of the caller's is gone on with where a proxy of ours vouches for it. */
function spanOf({ headers }: Request, { method, path }: { method: string; path: string }, requestId: string) {
  const attributes = { 'http.request.method': method, 'http.route': path, 'order_intake.request': requestId };
  const parent = env().trustProxy ? headers.get('traceparent') : undefined;
  return { name: `${method} ${path}`, kind: 'server' as const, parent, attributes };
}
