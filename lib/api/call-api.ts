import type { z } from 'zod';
import type { ErrorCode, InputFault } from '../errors';
import type { EndpointByKey, EndpointKey } from './endpoints';

// Types only: neither Zod nor any contract reaches the browser.
type Part<K extends EndpointKey, P extends 'params' | 'query' | 'body'> = z.input<EndpointByKey[K][P]>;
type IsEmpty<T> = keyof T extends never ? true : T extends Record<string, never> ? true : false;
type Member<Name extends string, T> =
  IsEmpty<T> extends true
    ? { [N in Name]?: undefined }
    : Partial<T> extends T
      ? { [N in Name]?: T }
      : { [N in Name]: T };

export type CallOptions<K extends EndpointKey> = Member<'params', Part<K, 'params'>> &
  Member<'query', Query<Part<K, 'query'>>> &
  Member<'body', Part<K, 'body'>> & {
    /** The order's version that was looked at; the answer is `order_changed` when it has moved on. */
    ifMatch?: number | undefined;
    /** The same for every repeat of one intention, so that it is carried out once. */
    idempotencyKey?: string;
    signal?: AbortSignal;
    /** Lets the request finish after the page has gone. */
    keepalive?: boolean;
    /** The page does it by itself: it does not keep the session of somebody who has gone away. */
    isUnattended?: boolean;
  };
/** Numbers of a query may be given as numbers. */
type Query<T> = { [N in keyof T]: T[N] | (N extends 'limit' | 'offset' ? number : never) };

type Schemas<K extends EndpointKey> = Extract<
  EndpointByKey[K]['answers'][keyof EndpointByKey[K]['answers']],
  z.ZodType
>;
/** What an endpoint answers, of any success status. */
export type Answer<K extends EndpointKey> = z.output<Schemas<K>>;

/** The problem document of an answer that is not a success; `code` is `network` when there was no answer at all. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly code: ErrorCode | 'network',
    readonly detail: string,
    readonly errors: readonly InputFault[] = [],
    readonly requestId: string | null = null,
  ) {
    super(detail);
  }
}

/** Calls an endpoint of the service from its own pages. Throws ApiError. */
export async function callApi<K extends EndpointKey>(key: K, options: CallOptions<K>): Promise<Answer<K>> {
  const [method = 'GET', path = ''] = key.split(' ');
  const { params, query, body, ifMatch, idempotencyKey, signal, keepalive, isUnattended } =
    options as LooseOptions;
  const headers = new Headers({ accept: 'application/json' });
  if (ifMatch !== undefined) headers.set('if-match', `"${ifMatch}"`);
  if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey);
  if (isUnattended) headers.set('x-unattended', '1');
  const sent = encode(body, headers);
  let response: Response;
  try {
    response = await fetch(addressOf(path, params, query), {
      method,
      headers,
      ...(sent === undefined ? {} : { body: sent }),
      ...(signal ? { signal } : {}),
      ...(keepalive ? { keepalive } : {}),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, 'network', 'The service could not be reached. Check the connection and try again.');
  }
  if (!response.ok) throw await readProblem(response);
  return (response.status === 204 ? undefined : await response.json()) as Answer<K>;
}

interface LooseOptions {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: Record<string, unknown>;
  ifMatch?: number | undefined;
  idempotencyKey?: string;
  signal?: AbortSignal;
  keepalive?: boolean;
  isUnattended?: boolean;
}

/** `/api/orders/:id` with its parameters and query filled in. */
export function addressOf(
  path: string,
  params: LooseOptions['params'] = {},
  query: LooseOptions['query'] = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? filled : `${filled}?${new URLSearchParams(given)}`;
}

/** JSON, or a form as soon as a file is part of it. */
function encode(body: LooseOptions['body'], headers: Headers): BodyInit | undefined {
  if (body === undefined) return undefined;
  if (Object.values(body).some((value) => value instanceof Blob)) {
    const form = new FormData();
    for (const [name, value] of Object.entries(body)) {
      if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value));
    }
    return form;
  }
  headers.set('content-type', 'application/json');
  return JSON.stringify(body);
}

async function readProblem(response: Response): Promise<ApiError> {
  const problem: Partial<ApiError> & { title?: string } = await response.json().catch(() => ({}));
  return new ApiError(
    response.status,
    problem.code ?? 'internal',
    problem.detail ?? problem.title ?? `The service answered with status ${response.status}.`,
    problem.errors ?? [],
    problem.requestId ?? response.headers.get('x-request-id'),
  );
}

/** A new idempotency key; `crypto.randomUUID` is missing on plain http outside localhost. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
