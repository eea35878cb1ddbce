import createFetchClient from 'openapi-fetch';

/** The problem document (RFC 9457) of an answer that is no success. */
export class ProblemError extends Error {
  name = 'ProblemError';

  constructor(problem, response) {
    super(problem?.detail ?? `The service answered with status ${response.status}.`);
    this.status = response.status;
    this.code = problem?.code ?? 'internal';
    this.problem = problem;
    // Not shown with the error when it is logged: it is long.
    Object.defineProperty(this, 'response', { value: response });
  }
}

export function createClient({ url, apiKey, token, ...options }) {
  const client = createFetchClient({ ...options, baseUrl: url });
  client.use({
    onRequest({ request }) {
      if (apiKey !== undefined) request.headers.set('x-api-key', apiKey);
      if (token !== undefined) request.headers.set('authorization', `Bearer ${token}`);
      if (request.method === 'POST' && !request.headers.has('idempotency-key'))
        request.headers.set('idempotency-key', crypto.randomUUID());
      return request;
    },
  });
  return client;
}

export async function take(call) {
  const { data, error, response } = await call;
  if (!response.ok) throw new ProblemError(error, response);
  return data;
}
