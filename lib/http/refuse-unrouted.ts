import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '../errors';
import { endpoints } from './endpoints';
import { problemResponse } from './problem';
import { sendResponse } from './send-response';

const patterns = endpoints.map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/:[A-Za-z]+/g, '[^/]+')}/?$`),
}));

/** Paths under /api that are served by libraries, but for the endpoints of ours that lie among them. */
const foreign = /^\/api\/(auth|inngest)(\/|$)/;

/**
 * Answers an `/api` request that no endpoint is there for with a problem document, 404 or 405, where Next would
 * send a page or an empty body. False when there is an endpoint, or the path is not ours to refuse.
 */
export async function refuseUnrouted(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const path = request.url?.split('?')[0] ?? '';
  if (!path.startsWith('/api/')) return false;
  const allowed = patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  if (allowed.length === 0 && foreign.test(path)) return false;
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  if (allowed.some((each) => each === method) || method === 'OPTIONS') return false;

  const requestId = randomUUID();
  const error = allowed.length
    ? new AppError('method_not_allowed', `Allowed here: ${allowed.join(', ')}.`)
    : new AppError('not_found', `There is no ${path}.`);
  const allow: Record<string, string> = allowed.length ? { allow: allowed.join(', ') } : {};
  await sendResponse(response, problemResponse(error, requestId), requestId, allow);
  return true;
}
