import { AppError } from '../errors';
import { logger } from '../logger';
import { problemResponse } from './problem';
import { requestIdOf } from './request-id';

const securityHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/**
 * Runs one request to its answer: every error becomes a problem document, every answer carries the request's id
 * and the security headers, and one line is logged.
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
    response = await work(requestId);
  } catch (error) {
    const known = error instanceof AppError;
    if (!known) log.error({ err: error }, 'request failed');
    response = problemResponse(
      known
        ? error
        : new AppError(
            'internal',
            'The request could not be completed. Nothing that was saved before is lost.',
          ),
      requestId,
    );
  }
  response.headers.set('x-request-id', requestId);
  for (const [name, value] of Object.entries(securityHeaders)) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  log.info({ status: response.status, durationMs: Math.round(performance.now() - startedAt) }, 'answered');
  return response;
}
