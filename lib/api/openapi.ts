import type { Endpoint } from '../http/endpoint';
import { eventNames } from '../webhooks/event-names';
import { eventSchemas, eventWords } from '../webhooks/event-schemas';
import { sampleEvent } from '../webhooks/sample-events';
import { endpointNames, endpoints } from './endpoints';
import { always, answerHeaders, headerParametersOf, headersOf, requestHeaders } from './internal/headers';
import { makeExample } from './internal/make-example';
import { problemExamples, problemResponses, problemSchema } from './internal/problems';
import { type Json, SchemaBook } from './internal/schemas';
import { tagOf, tagsOf } from './internal/tags';

/** The API as an OpenAPI 3.1 document, made from the schemas that validate its requests and answers. */
export function describeApi({ url, version }: { url: string; version: string }): Json {
  const book = new SchemaBook();
  const paths: Record<string, Json> = {};
  for (const each of endpoints) {
    const path = each.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [each.method.toLowerCase()]: describeEndpoint(each, book) };
  }
  const webhooks = describeEvents(book);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Order Intake',
      version,
      summary: 'Takes distributors’ orders in, has them reviewed, and creates each in the ERP exactly once.',
      description:
        'The guide with quick start, errors, paging and webhooks: [/docs/api](/docs/api). Errors are RFC 9457 problem documents; `code` is one of the codes listed under Problem. Requests are limited per user or key, per tenant and, where no credentials are needed, per address (`RateLimit-Policy`, `RateLimit`); 429 `rate_limited` comes with `Retry-After`.',
      license: { name: 'Proprietary', url: `${url}/docs/api` },
    },
    servers: [{ url, description: 'This service' }],
    security: [{ bearer: [] }, { apiKey: [] }],
    tags: tagsOf(endpoints),
    paths,
    webhooks,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'Of `POST /api/auth/token`, or of the identity provider.',
        },
        apiKey: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Api-Key',
          description: 'Made in the settings; may do what its scopes name.',
        },
      },
      schemas: { Problem: problemSchema, ...book.schemas },
      parameters: requestHeaders,
      headers: answerHeaders,
      examples: problemExamples,
    },
  };
}

function describeEndpoint(each: Endpoint, book: SchemaBook): Json {
  const name = endpointNames.get(each) ?? '';
  return {
    operationId: name,
    summary: each.summary,
    tags: [tagOf(each)],
    ...(each.permission === 'public'
      ? { security: [] }
      : {
          'x-permission': each.permission,
          description: `Needs the permission or scope \`${each.permission}\`.`,
        }),
    parameters: [
      ...parametersOf(each, 'path', book),
      ...parametersOf(each, 'query', book),
      ...headerParametersOf(each),
    ],
    ...(['POST', 'PUT', 'PATCH'].includes(each.method)
      ? { requestBody: bodyOf(each, book, nameOf(name, 'Body')) }
      : {}),
    responses: { ...answersOf(each, book, name), ...problemResponses(each, always) },
  };
}

const nameOf = (operation: string, suffix: string): string =>
  `${operation.charAt(0).toUpperCase()}${operation.slice(1)}${suffix}`;

function parametersOf(each: Endpoint, where: 'path' | 'query', book: SchemaBook): Json[] {
  const schema = book.inline(where === 'path' ? each.params : each.query, 'input');
  const required = new Set((schema.required as string[] | undefined) ?? []);
  const examples = (where === 'path' ? each.example.params : each.example.query) ?? {};
  return Object.entries((schema.properties as Record<string, Json> | undefined) ?? {}).map(
    ([name, { description, ...property }]) => ({
      name,
      in: where,
      required: where === 'path' || required.has(name),
      ...(description === undefined ? {} : { description }),
      schema: property,
      ...(examples[name] === undefined ? {} : { example: examples[name] }),
    }),
  );
}

function bodyOf({ body, bodyType, example }: Endpoint, book: SchemaBook, name: string): Json {
  const schema = book.refer(body, 'input', name);
  const content = { schema, ...(example.body ? { example: example.body } : {}) };
  const form = { 'multipart/form-data': content };
  if (bodyType === 'multipart') return { content: form };
  return { content: { ...(bodyType === 'form-or-json' ? form : {}), 'application/json': content } };
}

function answersOf(each: Endpoint, book: SchemaBook, name: string): Json {
  const { answers, answerType, example } = each;
  const known = new Map<unknown, Json>();
  return Object.fromEntries(
    Object.entries(answers).map(([status, schema], place) => {
      if (status === '204') return [status, { description: 'Done', headers: always }];
      const description = status === '503' ? 'Not yet' : status === '202' ? 'Under way' : 'Success';
      if (answerType) return [status, { description, headers: always, content: { [answerType]: {} } }];
      const ref =
        known.get(schema) ??
        book.refer(schema, 'output', nameOf(name, place === 0 ? 'Answer' : `Answer${status}`));
      known.set(schema, ref);
      const made =
        place === 0 && example.answer !== undefined ? example.answer : makeExample(ref, book.schemas);
      const content = { 'application/json': { schema: ref, example: made } };
      return [status, { description, headers: headersOf(each, status, { made }), content }];
    }),
  );
}

/** What is posted to receivers, each event with its likeness. */
function describeEvents(book: SchemaBook): Json {
  const tenantId = '9d1f6d0a-1c2b-4e3f-8a9b-0c1d2e3f4a5b';
  const at = new Date('2026-11-28T09:30:00Z');
  return Object.fromEntries(
    eventNames.map((name) => {
      const title = `${nameOf(
        name.replace(/[._](\w)/g, (_, letter: string) => letter.toUpperCase()),
        'Event',
      )}`;
      const schema = book.refer(eventSchemas[name], 'output', title);
      return [
        name,
        {
          post: {
            operationId: `on${title}`,
            summary: eventWords[name],
            tags: ['events'],
            security: [],
            parameters: signatureHeaders,
            requestBody: {
              content: { 'application/json': { schema, example: sampleEvent(name, tenantId, at) } },
            },
            responses: {
              '2XX': {
                description: 'Taken. Anything else, or no answer within 15 seconds, is tried again for days.',
              },
              '410': { description: 'Gone: the receiver is switched off.' },
            },
          },
        },
      ];
    }),
  );
}

const signatureHeaders: Json[] = [
  ['webhook-id', 'The event’s id: the same on each retry, and in `GET /api/events`'],
  ['webhook-timestamp', 'When this attempt was made, in seconds since 1970'],
  [
    'webhook-signature',
    'As Standard Webhooks has it; two with a space between them for 24 hours after a rotation',
  ],
  [
    'x-service-signature',
    '`sha256=` and the hex HMAC-SHA256 of the body, keyed with the secret as it stands',
  ],
].map(([name = '', description]) => ({
  ...{ name, description, in: 'header', required: true, schema: { type: 'string' } },
}));
