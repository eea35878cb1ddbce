import type { z } from 'zod';
import { type AppError, errorCodes, type InputFault } from '../errors';

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

/** Every fault that Zod found, each with the path from the body's, query's or path's root. */
export function inputFaults(error: z.ZodError, where?: string): InputFault[] {
  return error.issues.flatMap((issue) => {
    const prefix = where === undefined ? [] : [where];
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        path: [...prefix, ...issue.path, key].join('.'),
        code: 'unrecognized_key',
        message: `There is no field "${key}" here.`,
      }));
    }
    return [{ path: [...prefix, ...issue.path].join('.'), code: issue.code, message: issue.message }];
  });
}
