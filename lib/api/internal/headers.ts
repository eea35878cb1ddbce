import type { Endpoint } from '../../http/endpoint';
import type { Json } from './schemas';

const text = { type: 'string' };

/** Headers of answers, which the operations refer to. */
export const answerHeaders: Json = {
  RequestId: { description: 'The request’s id: yours, when you sent a sane one', schema: text },
  RateLimitPolicy: {
    description: 'Each limit that the request counts for: `q` requests in `w` seconds',
    schema: text,
    example: '"caller";q=3000;w=60, "tenant";q=6000;w=60',
  },
  RateLimit: {
    description: 'What is left of each limit: `r` requests in the next `t` seconds',
    schema: text,
    example: '"caller";r=2871;t=42, "tenant";r=5512;t=17',
  },
  RetryAfter: { description: 'Seconds to wait', schema: { type: 'integer' }, example: 7 },
  ETag: { description: 'The version; send it back in `If-Match`', schema: text, example: '"3"' },
  Link: {
    description: 'The pages `first`, `prev` and `next` (RFC 8288)',
    schema: text,
    example: '</api/orders?limit=50&offset=50>; rel="next"',
  },
  TotalCount: {
    description: 'How many there are, counted up to 10,000',
    schema: { type: 'integer' },
    example: 118,
  },
  Location: {
    description: 'Where the order is',
    schema: text,
    example: '/api/orders/0e9f4f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e',
  },
  IdempotencyReplayed: {
    description: '`true` when the answer is the stored one of an earlier request with this key',
    schema: text,
    example: 'true',
  },
};
const to = (name: string): Json => ({ $ref: `#/components/headers/${name}` });

/** What comes with every answer. */
export const always: Json = {
  'X-Request-Id': to('RequestId'),
  'RateLimit-Policy': to('RateLimitPolicy'),
  RateLimit: to('RateLimit'),
};

/** What comes with an endpoint's good answers beside that. */
export function headersOf(endpoint: Endpoint, status: string, answer: Json): Json {
  const properties = JSON.stringify(answer);
  return {
    ...always,
    ...(endpoint.paged ? { Link: to('Link'), 'X-Total-Count': to('TotalCount') } : {}),
    ...(/"(order|version)":/.test(properties) ? { ETag: to('ETag') } : {}),
    ...(endpoint.method === 'POST' && endpoint.bodyType !== 'raw'
      ? { 'Idempotency-Replayed': to('IdempotencyReplayed') }
      : {}),
    ...(endpoint.path === '/api/orders' && status !== '202' && endpoint.method === 'POST'
      ? { Location: to('Location') }
      : {}),
  };
}

/** Headers of requests, which the operations refer to. */
export const requestHeaders: Json = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Makes a repeat safe: within 24 hours the same key and body get the stored answer. Anything of up to 255 characters, such as a UUID.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
    example: '6f1c2b3a-4d5e-4f60-8718-293a4b5c6d7e',
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description: 'The version that you have seen, as `ETag` gave it; 409 when there is a newer one.',
    schema: { type: 'string', pattern: '^("[0-9]{1,9}"|\\*)$' },
    example: '"3"',
  },
};

export function headerParametersOf({ method, permission, bodyType, errors = [] }: Endpoint): Json[] {
  const isVersioned = errors.some((code) => code.endsWith('_changed'));
  return [
    // What is left to a raw route is not kept for a repeat.
    ...(method === 'POST' && permission !== 'public' && bodyType !== 'raw'
      ? [{ $ref: '#/components/parameters/IdempotencyKey' }]
      : []),
    ...(isVersioned ? [{ $ref: '#/components/parameters/IfMatch' }] : []),
  ];
}
