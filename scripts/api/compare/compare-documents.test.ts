import { describe, expect, it } from 'vitest';
import { compareDocuments } from './compare-documents';
import type { Document, Operation, Schema } from './shape';

const order: Schema = {
  type: 'object',
  properties: {
    id: { type: 'string', format: 'uuid' },
    status: { type: 'string', enum: ['OPEN', 'DONE'] },
    total: { type: 'integer' },
    note: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    lines: { type: 'array', items: { $ref: '#/components/schemas/Line' } },
    asks: {
      anyOf: ['WHICH', 'HOW_MANY'].map((kind) => ({
        ...{ type: 'object', required: ['kind'], properties: { kind: { const: kind, type: 'string' } } },
      })),
    },
  },
  required: ['id', 'status', 'total', 'note', 'lines'],
};
const body: Schema = {
  type: 'object',
  properties: {
    text: { type: 'string', maxLength: 100 },
    urgent: { type: 'boolean' },
    kind: { type: 'string', enum: ['CHAT', 'MAIL'] },
    count: { type: 'number', minimum: 0 },
  },
  required: ['text'],
  additionalProperties: false,
};
const post: Operation = {
  'x-permission': 'orders:write',
  parameters: [
    { name: 'limit', in: 'query', schema: { type: 'integer' } },
    { $ref: '#/components/parameters/Key', name: '', in: '', schema: {} },
  ],
  requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Body' } } } },
  responses: {
    200: {
      headers: { ETag: {} },
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } },
    },
    202: { content: { 'application/json': { schema: { type: 'object', properties: {} } } } },
    409: { content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Order' } } } },
  },
};
const base: Document = {
  paths: { '/api/orders': { post, get: { security: [], responses: { 200: {} } } } },
  webhooks: {
    'order.done': {
      post: {
        parameters: [{ name: 'webhook-id', in: 'header', schema: {} }],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } } },
        responses: {},
      },
    },
  },
  components: {
    schemas: {
      Order: order,
      Body: body,
      Line: {
        type: 'object',
        properties: {
          sku: { type: 'string' },
          parts: { type: 'array', items: { $ref: '#/components/schemas/Line' } },
        },
        required: ['sku'],
      },
    },
    parameters: { Key: { name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } } },
  },
};

/** What is seen of a change that is made by hand in a copy of the document: what breaks first, by words. */
function seen(change: (copy: Any) => void): { breaks: string[]; notes: string[] } {
  const copy = structuredClone(base) as unknown as Any;
  change(copy);
  const changes = compareDocuments(base, copy as unknown as Document);
  const said = (breaks: boolean) => [
    ...new Set(
      changes.filter((each) => each.breaks === breaks).map(({ where, what }) => `${where}: ${what}`),
    ),
  ];
  return { breaks: said(true), notes: said(false) };
}
// biome-ignore lint/suspicious/noExplicitAny: a document that is changed in ways that its type would not let through.
type Any = any;
const fieldsOf = (copy: Any, name: string) => copy.components.schemas[name].properties;
const operation = (copy: Any) => copy.paths['/api/orders'].post;
const at = 'POST /api/orders';

describe('what breaks a client', () => {
  it.each<[name: string, change: (copy: Any) => void, first: string]>([
    ['a path that is gone', (copy) => delete copy.paths['/api/orders'], `${at}: is gone`],
    ['a method that is gone', (copy) => delete copy.paths['/api/orders'].get, 'GET /api/orders: is gone'],
    [
      'another scope',
      (copy) => {
        operation(copy)['x-permission'] = 'admin';
      },
      `${at}: needed the scope orders:write and needs the scope admin`,
    ],
    [
      'credentials where none were needed',
      (copy) => {
        delete copy.paths['/api/orders'].get.security;
      },
      'GET /api/orders: needed no credentials and needs the scope of nobody',
    ],
    ['an answer that is gone', (copy) => delete operation(copy).responses[202], `${at} → 202: is gone`],
    [
      'a header of an answer that is gone',
      (copy) => delete operation(copy).responses[200].headers.ETag,
      `${at} → 200 → header ETag: is gone`,
    ],
    [
      'a type of content that is gone',
      (copy) => delete operation(copy).responses[200].content['application/json'],
      `${at} → 200 → application/json: is gone`,
    ],
    [
      'a field of an answer that is gone',
      (copy) => delete fieldsOf(copy, 'Order').total,
      `${at} → 200 → total: is gone`,
    ],
    [
      'a field of an answer deep inside',
      (copy) => delete fieldsOf(copy, 'Line').sku,
      `${at} → 200 → lines[].sku: is gone`,
    ],
    [
      'a field that may be left out',
      (copy) => {
        copy.components.schemas.Order.required = ['id'];
      },
      `${at} → 200 → status: may be left out now`,
    ],
    [
      'a field that may be null',
      (copy) => {
        fieldsOf(copy, 'Order').id = { anyOf: [order.properties?.id, { type: 'null' }] };
      },
      `${at} → 200 → id: may now be null, and was string`,
    ],
    [
      'a field of another type',
      (copy) => {
        fieldsOf(copy, 'Order').total = { type: 'string' };
      },
      `${at} → 200 → total: may now be string, and was integer`,
    ],
    [
      'whole numbers that need not be whole',
      (copy) => {
        fieldsOf(copy, 'Order').total = { type: 'number' };
      },
      `${at} → 200 → total: may now be number, and was integer`,
    ],
    [
      'values of a list that may be any text',
      (copy) => {
        fieldsOf(copy, 'Order').status = { type: 'string' };
      },
      `${at} → 200 → status: may now be anything, and was one of "OPEN", "DONE"`,
    ],
    [
      'another format',
      (copy) => {
        fieldsOf(copy, 'Order').id = { type: 'string' };
      },
      `${at} → 200 → id: is no longer of the format uuid`,
    ],
    [
      'a parameter that is gone',
      (copy) => operation(copy).parameters.shift(),
      `${at} → query limit: is gone`,
    ],
    [
      'a parameter that must be given',
      (copy) => {
        operation(copy).parameters[0].required = true;
      },
      `${at} → query limit: is required now`,
    ],
    [
      'a new parameter that must be given',
      (copy) => operation(copy).parameters.push({ name: 'tier', in: 'query', required: true, schema: {} }),
      `${at} → query tier: is new, and required`,
    ],
    [
      'a header that a client sends, of another form',
      (copy) => {
        copy.components.parameters.Key.schema.pattern = '^a';
      },
      `${at} → header Idempotency-Key: pattern was none and is ^a`,
    ],
    [
      'a field of a body that is gone',
      (copy) => delete fieldsOf(copy, 'Body').urgent,
      `${at} → body → urgent: is gone`,
    ],
    [
      'a field of a body that must be given',
      (copy) => copy.components.schemas.Body.required.push('urgent'),
      `${at} → body → urgent: is required now`,
    ],
    [
      'a new field of a body that must be given',
      (copy) => {
        fieldsOf(copy, 'Body').who = { type: 'string' };
        copy.components.schemas.Body.required.push('who');
      },
      `${at} → body → who: is new, and required`,
    ],
    [
      'a value of a body that is gone',
      (copy) => fieldsOf(copy, 'Body').kind.enum.pop(),
      `${at} → body → kind: no longer takes "MAIL"`,
    ],
    [
      'values of a body where any were taken',
      (copy) => {
        fieldsOf(copy, 'Body').text.enum = ['A'];
      },
      `${at} → body → text: takes only "A"`,
    ],
    [
      'a shorter text',
      (copy) => {
        fieldsOf(copy, 'Body').text.maxLength = 50;
      },
      `${at} → body → text: maxLength was 100 and is 50`,
    ],
    [
      'a higher least number',
      (copy) => {
        fieldsOf(copy, 'Body').count.minimum = 1;
      },
      `${at} → body → count: minimum was 0 and is 1`,
    ],
    [
      'numbers that must be whole',
      (copy) => {
        fieldsOf(copy, 'Body').count.type = 'integer';
      },
      `${at} → body → count: no longer takes number`,
    ],
    [
      'a body of another type of content',
      (copy) => {
        operation(copy).requestBody.content = { 'text/csv': {} };
      },
      `${at} → body → application/json: is gone`,
    ],
    ['an event that is gone', (copy) => delete copy.webhooks['order.done'], 'POST order.done: is gone'],
    [
      'a header of an event that is gone',
      (copy) => copy.webhooks['order.done'].post.parameters.pop(),
      'POST order.done → header webhook-id: is gone',
    ],
  ])('%s', (_name, change, first) => {
    expect(seen(change).breaks[0]).toBe(first);
  });

  it('names a field of an event that is gone', () => {
    expect(seen((copy) => delete fieldsOf(copy, 'Order').note).breaks).toContain(
      'POST order.done → note: is gone',
    );
  });

  it('names a body with a required field where there was none', () => {
    const get = { ...base.paths['/api/orders']?.get, requestBody: post.requestBody };
    const { breaks } = seen((copy) => {
      copy.paths['/api/orders'].get = get;
    });
    expect(breaks).toEqual(['GET /api/orders → body → text: is new, and required']);
  });
});

describe('what breaks nobody', () => {
  it.each<[name: string, change: (copy: Any) => void, note: string | undefined]>([
    ['nothing', () => undefined, undefined],
    [
      'a new path',
      (copy) => {
        copy.paths['/api/new'] = { get: { responses: {} } };
      },
      'GET /api/new: is new',
    ],
    [
      'a new field of an answer',
      (copy) => {
        fieldsOf(copy, 'Order').more = { type: 'string' };
      },
      `${at} → 200 → more: is new`,
    ],
    [
      'a new value of an answer',
      (copy) => fieldsOf(copy, 'Order').status.enum.push('LOST'),
      `${at} → 200 → status: may also be "LOST"`,
    ],
    [
      'one more of several things',
      (copy) =>
        fieldsOf(copy, 'Order').asks.anyOf.push({
          type: 'object',
          required: ['kind'],
          properties: { kind: { const: 'WHEN', type: 'string' } },
        }),
      `${at} → 200 → asks: may also be an object with kind "WHEN"`,
    ],
    [
      'an answer that is never null any more',
      (copy) => {
        fieldsOf(copy, 'Order').note = { type: 'string' };
      },
      undefined,
    ],
    ['a problem that is not answered any more', (copy) => delete operation(copy).responses[409], undefined],
    [
      'a parameter that may be given',
      (copy) => operation(copy).parameters.push({ name: 'tier', in: 'query', schema: {} }),
      `${at} → query tier: is new`,
    ],
    [
      'a field of a body that may be given',
      (copy) => {
        fieldsOf(copy, 'Body').who = { type: 'string' };
      },
      `${at} → body → who: is new`,
    ],
    ['a new value of a body', (copy) => fieldsOf(copy, 'Body').kind.enum.push('FAX'), undefined],
    [
      'a field of a body that may be left out',
      (copy) => {
        copy.components.schemas.Body.required = [];
      },
      undefined,
    ],
    [
      'a field of a body that takes more',
      (copy) => {
        fieldsOf(copy, 'Body').urgent = { anyOf: [{ type: 'boolean' }, { type: 'null' }] };
      },
      undefined,
    ],
    [
      'a longer text',
      (copy) => {
        fieldsOf(copy, 'Body').text.maxLength = 200;
      },
      undefined,
    ],
    [
      'no credentials any more',
      (copy) => {
        operation(copy).security = [];
      },
      `${at}: needed the scope orders:write and needs no credentials`,
    ],
  ])('%s', (_name, change, note) => {
    const { breaks, notes } = seen(change);
    expect([breaks, notes[0]]).toEqual([[], note]);
  });
});
