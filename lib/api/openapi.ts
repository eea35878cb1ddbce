import { z } from 'zod';
import { answerTypesOf, type Endpoint } from '../http/endpoint';
import { endpointNames, endpoints } from './endpoints';
import { describeEvents } from './internal/describe-events';
import { always, answerHeaders, headerParametersOf, headersOf, requestHeaders } from './internal/headers';
import { makeExample } from './internal/make-example';
import { problemExamplesOf, problemResponses, problemSchema, type Response } from './internal/problems';
import { type Json, nameOf, SchemaBook } from './internal/schemas';
import { withSelectedRows } from './internal/selected-rows';
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
      examples: problemExamplesOf(endpoints),
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
    responses: joined(answersOf(each, book, name), problemResponses(each, always)),
  };
}

/** A status that is an answer of its own here and a problem there takes the content of both. */
function joined(answers: Record<string, Response>, problems: Record<string, Response>): Json {
  const both = Object.entries(answers).map(([status, answer]) => {
    const problem = problems[status];
    if (!problem) return [status, answer];
    const description = `${answer.description}, or a problem: ${problem.description}`;
    return [status, { ...problem, description, content: { ...answer.content, ...problem.content } }];
  });
  return { ...problems, ...Object.fromEntries(both) };
}

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

function answersOf(each: Endpoint, book: SchemaBook, name: string): Record<string, Response> {
  const { answers, example } = each;
  const types = answerTypesOf(each);
  const known = new Map<unknown, Json>();
  return Object.fromEntries(
    Object.entries(answers).map(([status, schema], place) => {
      if (schema instanceof z.ZodUndefined)
        return [status, { description: status === '204' ? 'Done' : 'Taken', headers: always }];
      const description = status === '503' ? 'Not yet' : status === '202' ? 'Under way' : 'Success';
      if (types.length > 0) {
        const content = Object.fromEntries(types.map((type) => [type, {}]));
        return [status, { description, headers: always, content }];
      }
      const ref =
        known.get(schema) ??
        book.refer(
          withSelectedRows(each, schema),
          'output',
          nameOf(name, place === 0 ? 'Answer' : `Answer${status}`),
        );
      known.set(schema, ref);
      const made =
        place === 0 && example.answer !== undefined ? example.answer : makeExample(ref, book.schemas);
      const content = {
        'application/json': { schema: ref, example: made },
        ...(each.mayStream && { 'text/event-stream': {} }),
      };
      return [status, { description, headers: headersOf(each, status, { made }), content }];
    }),
  );
}
