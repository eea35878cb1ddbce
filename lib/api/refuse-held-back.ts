import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { findHeldBack } from '../http/held-back';
import { problemResponse } from '../http/problem';
import { tooMany, tooManyWords } from '../http/rate-limit';
import { rateLimitFields } from '../http/rate-limit-fields';
import { sendResponse } from '../http/send-response';
import { endpoints } from './endpoints';

/** What nobody has to prove who they are for; signing out among it. */
const publicPaths = new Set(
  endpoints.filter(({ permission }) => permission === 'public').map(({ path }): string => path),
);
const foreign = /^\/api\/(auth|inngest)(\/|$)/;

/**
 * Answers whoever goes on asking after a quota is used up, before Next and the database hear of it: a loop gone
 * wild must slow nobody else. False for everybody else.
 */
export async function refuseHeldBack(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const path = request.url?.split('?')[0] ?? '';
  if (!path.startsWith('/api/') || foreign.test(path) || publicPaths.has(path)) return false;
  const standings = findHeldBack((name) => request.headers[name]?.toString() ?? null);
  const over = standings?.find(({ isOver }) => isOver);
  if (!standings || !over) return false;
  const requestId = randomUUID();
  const refusal = problemResponse(tooMany(over, tooManyWords(over)), requestId);
  await sendResponse(response, refusal, requestId, rateLimitFields(standings));
  return true;
}
