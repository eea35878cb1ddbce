import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '@/lib/errors';
import { describeProcess, startingRetrySeconds } from '@/lib/health/readiness';
import { problemResponse } from '@/lib/http/problem';
import { sendResponse } from '@/lib/http/send-response';

/**
 * Answers while the service is still being loaded, so that whoever asks hears that it is coming and not that nobody
 * is there: the health check in its own shape, everything else with a problem, both 503 with Retry-After.
 */
export async function answerWhileStarting(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const requestId = randomUUID();
  const isHealth =
    request.url?.split('?')[0] === '/api/health' && ['GET', 'HEAD'].includes(request.method ?? '');
  const answer = isHealth
    ? Response.json(describeProcess('starting'), { status: 503 })
    : problemResponse(new AppError('unavailable', 'The service is starting.'), requestId);
  await sendResponse(response, answer, requestId, {
    'retry-after': String(startingRetrySeconds),
    // What is left of a body that nobody will read is not waited for.
    ...(request.complete || isHealth ? {} : { connection: 'close' }),
  });
}
