import { type ErrorCode, errorCodes } from '../../errors';
import { type Endpoint, refusesUnknownFields } from '../../http/endpoint';
import type { Json } from './schemas';

/** Errors that an endpoint can answer: its own, and those that come with what it takes. */
export function codesOf(endpoint: Endpoint): ErrorCode[] {
  const { method, path, permission, bodyType, errors = [], params, query, body } = endpoint;
  const takes = (schema: unknown) => hasFields(schema);
  const hasBody = ['POST', 'PUT', 'PATCH'].includes(method);
  // What is left to a raw route is not kept for a repeat.
  const isKept = method === 'POST' && bodyType !== 'raw';
  const usual: (ErrorCode | false)[] = [
    hasBody && 'invalid_json',
    (hasBody || refusesUnknownFields(endpoint) || takes(query) || takes(params) || takes(body)) &&
      'invalid_input',
    permission !== 'public' && 'unauthenticated',
    permission !== 'public' && 'forbidden',
    permission !== 'public' && permission !== 'account:manage' && 'second_factor_missing',
    permission !== 'public' && method !== 'GET' && 'origin_not_allowed',
    path.includes(':') && 'not_found',
    isKept && 'idempotency_key_reused',
    isKept && 'idempotency_in_flight',
    hasBody && 'body_too_large',
    hasBody && 'unsupported_media_type',
    'rate_limited',
    'internal',
    'unavailable',
  ];
  return [...new Set([...errors, ...usual.filter((code) => code !== false)])];
}

function hasFields(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null || !('shape' in schema)) return true;
  return Object.keys(schema.shape as object).length > 0;
}

export interface Response {
  description: string;
  headers: Json;
  content?: Json;
}

/** The problem responses of an endpoint by status; each status names its codes, each with an example. */
export function problemResponses(endpoint: Endpoint, headers: Json): Record<string, Response> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codesOf(endpoint)) {
    const [status] = errorCodes[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => {
      const isPlain = codes.every((code) => endpoint.plainErrors?.includes(code));
      return [status, problemResponse(codes, withWait(status, headers), isPlain)];
    }),
  );
}

const withWait = (status: number, headers: Json): Json =>
  status === 429 || status === 503
    ? { ...headers, 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }
    : headers;

function problemResponse(codes: readonly ErrorCode[], headers: Json, isPlain: boolean): Response {
  return {
    description: codes.map((code) => `\`${code}\`: ${errorCodes[code][1]}`).join('; '),
    headers,
    content: isPlain ? { 'text/plain': {} } : problemContent(codes),
  };
}

function problemContent(codes: readonly ErrorCode[]): Json {
  return {
    'application/problem+json': {
      schema: { $ref: '#/components/schemas/Problem' },
      examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
    },
  };
}

/** One example of each error that some endpoint answers. */
export function problemExamplesOf(endpoints: readonly Endpoint[]): Json {
  const codes = new Set(endpoints.flatMap(codesOf));
  return Object.fromEntries([...codes].sort().map((code) => [code, problemExample(code)]));
}

/** What a problem with this code looks like. */
export function problemExample(code: ErrorCode): { summary: string; value: Json } {
  const [status, title] = errorCodes[code];
  const requestId = 'b3f0c1d2-4e5f-4a6b-8c7d-9e0f1a2b3c4d';
  return {
    summary: title,
    value: {
      type: `/docs/api#error-${code}`,
      ...{ title, status, detail: `${title}.`, code, requestId },
      ...(code === 'invalid_input' ? { errors: [exampleFault] } : {}),
    },
  };
}

const exampleFault = {
  path: 'lines.0.quantity',
  code: 'too_small',
  message: 'Too small: expected number to be >0',
};

export const problemSchema: Json = {
  type: 'object',
  description: 'A problem (RFC 9457). `type` opens the page that says what causes it and what helps.',
  required: ['type', 'title', 'status', 'detail', 'code', 'requestId'],
  properties: {
    type: { type: 'string', description: 'Relative to this service.' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { type: 'string', enum: Object.keys(errorCodes) },
    requestId: { type: 'string' },
    errors: {
      type: 'array',
      description: 'Of input: every fault, not only the first.',
      items: {
        type: 'object',
        required: ['path', 'code', 'message'],
        properties: { path: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};
