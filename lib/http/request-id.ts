import { randomUUID } from 'node:crypto';

/** The caller's `X-Request-Id` when it is short and plain, else a new one. */
export function requestIdOf(request: Request): string {
  const sent = request.headers.get('x-request-id');
  return sent !== null && /^[\w.:-]{1,100}$/.test(sent) ? sent : randomUUID();
}
