import { z } from 'zod';
import { errorCodes } from '../errors';
import type { Endpoint } from '../http/endpoint';
import { endpoints } from './endpoints';

type Json = Record<string, unknown>;

/** The API as an OpenAPI 3.1 document, made from the schemas that validate its requests and answers. */
export function describeApi({ url, version }: { url: string; version: string }): Json {
  const paths: Record<string, Json> = {};
  for (const each of endpoints) {
    const path = each.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [each.method.toLowerCase()]: describeEndpoint(each) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Order Intake',
      version,
      description: [
        'Errors are RFC 9457 problem documents; `code` is one of the codes listed under Problem.',
        'Requests are limited per user or key, per tenant and, where no credentials are needed, per address: `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers-10) say what the limits are and what is left, and 429 `rate_limited` comes with `Retry-After`.',
      ].join(' '),
    },
    servers: [{ url }],
    security: [{ bearer: [] }, { apiKey: [] }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
      },
      schemas: { Problem: problemSchema },
      headers: rateLimitHeaders,
    },
  };
}

function describeEndpoint(each: Endpoint): Json {
  return {
    summary: each.summary,
    tags: [each.path.split('/')[2]],
    ...(each.permission === 'public' ? { security: [] } : { 'x-permission': each.permission }),
    parameters: [...parametersOf(each, 'path'), ...parametersOf(each, 'query')],
    ...(each.method === 'POST' || each.method === 'PUT' ? { requestBody: bodyOf(each) } : {}),
    responses: { ...answersOf(each), default: problemAnswer(each) },
  };
}

function parametersOf(each: Endpoint, where: 'path' | 'query'): Json[] {
  const schema = jsonSchema(where === 'path' ? each.params : each.query, 'input');
  const required = new Set((schema.required as string[] | undefined) ?? []);
  return Object.entries((schema.properties as Record<string, Json> | undefined) ?? {}).map(
    ([name, property]) => ({
      name,
      in: where,
      required: where === 'path' || required.has(name),
      schema: property,
    }),
  );
}

function bodyOf({ body, bodyType, example }: Endpoint): Json {
  const content = { schema: jsonSchema(body, 'input'), ...(example.body ? { example: example.body } : {}) };
  const form = { 'multipart/form-data': content };
  if (bodyType === 'multipart') return { content: form };
  return { content: { ...(bodyType === 'form-or-json' ? form : {}), 'application/json': content } };
}

function answersOf({ answers, answerType }: Endpoint): Json {
  return Object.fromEntries(
    Object.entries(answers).map(([status, schema]) => [
      status,
      status === '204'
        ? { description: 'Done', headers: limited }
        : {
            description: status === '503' ? 'Not yet' : 'Success',
            headers: limited,
            content: answerType
              ? { [answerType]: {} }
              : { 'application/json': { schema: jsonSchema(schema, 'output') } },
          },
    ]),
  );
}

function problemAnswer({ errors = [] }: Endpoint): Json {
  const own = errors.map((code) => `\`${code}\` (${errorCodes[code][0]})`).join(', ');
  return {
    headers: { ...limited, 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
    description: own ? `A problem; beside the usual ones: ${own}` : 'A problem',
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  };
}

const rateLimitHeaders: Json = {
  RateLimitPolicy: {
    description: 'Each limit that the request counts for: `q` requests in `w` seconds',
    schema: { type: 'string' },
    example: '"caller";q=3000;w=60, "tenant";q=6000;w=60',
  },
  RateLimit: {
    description: 'What is left of each limit: `r` requests in the next `t` seconds',
    schema: { type: 'string' },
    example: '"caller";r=2871;t=42, "tenant";r=5512;t=17',
  },
  RetryAfter: { description: 'With 429 and 503: seconds to wait', schema: { type: 'integer' } },
};
const limited: Json = {
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimitPolicy' },
  RateLimit: { $ref: '#/components/headers/RateLimit' },
};

const problemSchema: Json = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code', 'requestId'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { type: 'string', enum: Object.keys(errorCodes) },
    requestId: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
