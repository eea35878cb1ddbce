import { type AppError, errorCodes } from '../errors';

/** An error as RFC 9457 `application/problem+json`, with our `code`, the request's id and every input fault. */
export function problemResponse(error: AppError, requestId: string): Response {
  const [status, title] = errorCodes[error.code];
  const body = {
    type: `/docs/api#error-${error.code}`,
    title,
    status,
    detail: error.message,
    code: error.code,
    requestId,
    ...(error.details.errors ? { errors: error.details.errors } : {}),
    ...error.details.extra,
  };
  const headers = new Headers({ 'content-type': 'application/problem+json' });
  if (status === 401) headers.set('www-authenticate', 'Bearer realm="order-intake"');
  const wait = error.details.retryAfterSeconds;
  if (wait !== undefined) headers.set('retry-after', String(Math.ceil(wait)));
  if (error.details.contentRange) headers.set('content-range', error.details.contentRange);
  return new Response(JSON.stringify(body), { status, headers });
}
