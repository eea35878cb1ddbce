import { z } from 'zod';
import type { Endpoint } from '../../http/endpoint';
import { type Args, Refusal } from '../tools';

export type Handler = (
  request: Request,
  next: { params: Promise<Record<string, string>> },
) => Promise<Response>;

/** Who calls and from where: what the gate of an endpoint asks of a request. */
const callersHeaders = [
  ...['x-api-key', 'authorization', 'cookie', 'origin', 'host', 'user-agent'],
  ...['x-forwarded-for', 'x-forwarded-proto', 'x-request-id', 'x-unattended', 'traceparent'],
];

/**
 * Sends the arguments to an endpoint's own handler in a request of the caller's, so that the same door decides: credentials,
 * scopes, limits, tenant, faults of the input, the audit trail. Throws Refusal with the problem that it answers.
 */
export async function callEndpoint(
  { endpoint, handler, request }: { endpoint: Endpoint; handler: Handler; request: Request },
  args: Args,
  version?: number,
): Promise<unknown> {
  const { params, query, body } = sorted(endpoint, args);
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const url = new URL(path, request.url);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const headers = new Headers({ accept: 'application/json' });
  for (const name of callersHeaders) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (version !== undefined) headers.set('if-match', `"${version}"`);
  const { method } = endpoint;
  const isRead = method === 'GET' || method === 'DELETE';
  if (!isRead) headers.set('content-type', 'application/json');
  const sent = new Request(url, { method, headers, ...(isRead ? {} : { body: JSON.stringify(body) }) });
  const response = await handler(sent, { params: Promise.resolve(params) });
  const answer: unknown = await response.json();
  if (response.ok) return answer;
  const problem = problemShape.parse(answer);
  throw new Refusal(problem.code, problem.detail, problem.errors);
}

const problemShape = z.object({
  code: z.string(),
  detail: z.string(),
  errors: z.array(z.unknown()).default([]),
});

/** Each argument where the endpoint takes it; what it does not know goes along, for the endpoint to name it. */
function sorted(endpoint: Endpoint, args: Args) {
  const inPath = new Set([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name));
  const entries = Object.entries(args).filter(([, value]) => value !== undefined);
  const words = (all: typeof entries) =>
    Object.fromEntries(
      all.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
    );
  const others = entries.filter(([name]) => !inPath.has(name));
  const isRead = endpoint.method === 'GET';
  return {
    params: words(entries.filter(([name]) => inPath.has(name))),
    query: isRead ? words(others) : {},
    body: isRead ? {} : Object.fromEntries(others),
  };
}
