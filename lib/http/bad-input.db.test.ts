import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { watchTables } from '@/db/testing/watch-tables';
import { errorCodes } from '../errors';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { refusesUnknownFields } from './endpoint';
import { addressWith, type HandledEndpoint, handledEndpoints } from './testing/endpoint-handlers';
import { furnishTenant } from './testing/furnish-tenant';

/** The platform's own door has its own test: lib/messaging/answer-platform.db.test.ts. */
const all = (await handledEndpoints()).filter(({ endpoint }) => endpoint.path !== '/api/webhooks/messaging');
const guarded = all.filter(({ endpoint }) => endpoint.permission !== 'public');
const withParams = all.filter(({ endpoint }) => endpoint.path.includes(':'));
const byName = (each: HandledEndpoint): [string, HandledEndpoint] => [each.name, each];

const unknownId = '6f0d5f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e';
let tenant: TestTenant;
let own: (path: string) => Record<string, string>;
let foreign: (path: string) => Record<string, string>;
const watch = watchTables(['sign_in_attempts', 'sessions']);
beforeAll(async () => {
  tenant = await makeTenant();
  own = await furnishTenant(tenant);
  foreign = await furnishTenant(await makeTenant());
  await watch.changed();
});
afterEach(async () => {
  expect(await watch.changed(), 'was written to').toEqual([]);
});
afterAll(() => watch.end());

type Sender = Parameters<TestTenant['requestAs']>[0];
interface Sent {
  sender?: Sender;
  params?: Record<string, string>;
  query?: string;
}

/** Calls with a body that is right, so that only what the test made wrong can be at fault. */
async function call({ endpoint, handler }: HandledEndpoint, sent: Sent = {}) {
  const params = sent.params ?? (endpoint.path.includes(':') ? own(endpoint.path) : {});
  const used = Object.fromEntries(
    Object.entries(params).filter(([name]) => endpoint.path.includes(`:${name}`)),
  );
  const needed = new URLSearchParams(endpoint.example.query).toString();
  const path = addressWith(endpoint.path, used) + (sent.query ?? (needed && `?${needed}`));
  const hasBody = ['POST', 'PUT', 'PATCH'].includes(endpoint.method);
  const body = hasBody ? (endpoint.example.body ?? {}) : undefined;
  return callRoute(handler, tenant.requestAs(sent.sender ?? 'manager', endpoint.method, path, body), used);
}

type Answer = Awaited<ReturnType<typeof callRoute>>;
function expectProblem(answer: Answer, status: number, code: string) {
  expect(answer).toMatchObject({ status, body: { status, code, requestId: expect.any(String) } });
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  const { type, title, detail } = answer.body as Record<string, string>;
  expect([type, title, detail].every((text) => typeof text === 'string' && text !== '')).toBe(true);
  expect(Object.keys(errorCodes)).toContain(code);
}
const pathsOf = (answer: Answer) =>
  (answer.body as { errors?: { path: string }[] }).errors?.map(({ path }) => path);

describe('without right credentials', () => {
  const credentials: [string, Sender][] = [
    ['none', 'nobody'],
    ['no token', { authorization: 'Bearer' }],
    ['another scheme', { authorization: `Basic ${btoa('manager:246810')}` }],
    ['no JWT', { authorization: 'Bearer a.b.c' }],
    ['an unknown API key', { 'x-api-key': `service_live_${'x'.repeat(40)}` }],
    ['an empty API key', { 'x-api-key': '' }],
    ['a made-up session', { cookie: 'next-auth.session-token=abc' }],
  ];
  it.each(guarded.map(byName))('%s answers 401', async (_name, each) => {
    for (const [, sender] of credentials) {
      const answer = await call(each, { sender });
      expectProblem(answer, 401, 'unauthenticated');
      expect(answer.headers.get('www-authenticate')).toContain('Bearer');
    }
  });

  it.each(guarded.filter(({ endpoint }) => endpoint.permission === 'settings:manage').map(byName))(
    '%s is the manager’s alone: 403',
    async (_name, each) => expectProblem(await call(each, { sender: 'clerk' }), 403, 'forbidden'),
  );
});

describe('with a path that names nothing', () => {
  it.each(withParams.map(byName))('%s answers 404 for an unknown id', async (_name, each) => {
    const params = Object.fromEntries(Object.keys(own(each.endpoint.path)).map((name) => [name, unknownId]));
    expectProblem(await call(each, { params }), 404, 'not_found');
  });

  it.each(withParams.map(byName))('%s answers the same for another tenant’s id', async (_name, each) => {
    const theirs = await call(each, { params: foreign(each.endpoint.path) });
    expectProblem(theirs, 404, 'not_found');
    const none = await call(each, { params: { ...foreign(each.endpoint.path), id: unknownId } });
    const withoutId = ({ body }: Answer) => ({ ...(body as object), requestId: '' });
    expect(withoutId(theirs)).toEqual(withoutId(none));
  });

  it.each(withParams.map(byName))('%s names every parameter that cannot be one', async (_name, each) => {
    const names = Object.keys(own(each.endpoint.path)).filter((name) =>
      each.endpoint.path.includes(`:${name}`),
    );
    for (const bad of ['a\u0000b', ' ', 'x'.repeat(300)]) {
      const answer = await call(each, { params: Object.fromEntries(names.map((name) => [name, bad])) });
      expectProblem(answer, 400, 'invalid_input');
      expect(new Set(pathsOf(answer))).toEqual(new Set(names.map((name) => `path.${name}`)));
    }
    const strange = await call(each, {
      params: Object.fromEntries(names.map((name) => [name, "1' or '1'='1"])),
    });
    expect([400, 404]).toContain(strange.status);
  });
});

describe('with a query that is not valid', () => {
  const lists = all.filter(({ endpoint }) => endpoint.paged);
  const bad = [
    'limit=0',
    'limit=201',
    'limit=abc',
    'limit=',
    'limit=1.5',
    'limit=1e2',
    'limit=-1',
    'limit=5&limit=6',
  ];
  it.each(lists.map(byName))('%s names limit, offset and what it does not know', async (_name, each) => {
    for (const limit of bad) {
      const answer = await call(each, { query: `?${limit}&offset=-1&colour=red&__proto__=1` });
      expectProblem(answer, 400, 'invalid_input');
      expect(pathsOf(answer)).toEqual(
        expect.arrayContaining(['query.limit', 'query.offset', 'query.colour']),
      );
    }
  });

  const refusing = all.filter(
    ({ endpoint }) => endpoint.bodyType !== 'multipart' && refusesUnknownFields(endpoint),
  );
  it.each(refusing.map(byName))(
    '%s refuses a NUL, or a value outside the list, in every parameter',
    async (_name, each) => {
      const { properties = {} } = z.toJSONSchema(each.endpoint.query, {
        io: 'input',
        unrepresentable: 'any',
      });
      const names = [...Object.keys(properties), 'unknown'];
      const answer = await call(each, { query: `?${names.map((name) => `${name}=%00x`).join('&')}` });
      expectProblem(answer, 400, 'invalid_input');
      expect(new Set(pathsOf(answer))).toEqual(new Set(names.map((name) => `query.${name}`)));
    },
  );
});
