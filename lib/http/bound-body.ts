import { AppError } from '../errors';
import { asAppError } from './as-app-error';
import { problemResponse } from './problem';
import { readBytes } from './read-body';
import { requestIdOf } from './request-id';
import { securityHeaders } from './security-headers';

/**
 * Hands a request with a JSON body to a library that would read any length of it, and throw on what is no JSON, before
 * it asks who sends it. A body that is longer than `maxBytes`, or no JSON, is answered with a problem.
 */
export async function withBoundBody(
  request: Request,
  maxBytes: number,
  handle: (bounded: Request) => Promise<Response>,
): Promise<Response> {
  try {
    const text = (await readBytes(request, maxBytes)).toString('utf8');
    if (text !== '') requireJson(text);
    const { url, method, headers } = request;
    return await handle(new Request(url, { method, headers, ...(text === '' ? {} : { body: text }) }));
  } catch (error) {
    // Whoever has gone away in the middle of the body broke their own request, and hears no answer.
    if (!(error instanceof AppError) && !request.signal.aborted) throw error;
    const requestId = requestIdOf(request);
    const answer = problemResponse(asAppError(error), requestId);
    for (const [name, value] of Object.entries({ ...securityHeaders, 'x-request-id': requestId })) {
      answer.headers.set(name, value);
    }
    return answer;
  }
}

function requireJson(text: string): void {
  try {
    JSON.parse(text);
  } catch {
    throw new AppError('invalid_json', 'The body is not valid JSON.');
  }
}
