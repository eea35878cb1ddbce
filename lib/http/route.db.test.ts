import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '../errors';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { endpoint } from './endpoint';
import { pageAnswer, pageQuery } from './fields';
import { answer, route } from './route';

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
});

const things = endpoint({
  method: 'PUT',
  path: '/api/things/:id',
  permission: 'orders:write',
  summary: 'A thing',
  params: z.strictObject({ id: z.string().max(5) }),
  query: z.strictObject({ deep: z.enum(['yes', 'no']).optional() }),
  body: z.strictObject({ count: z.number(), does: z.string().default('nothing') }),
  answers: { 200: z.object({ id: z.string(), version: z.int() }), 202: z.object({ id: z.string() }) },
  example: {},
});
const put = route(things, async ({ params, body, ifMatch }) => {
  if (body.does === 'refuse') throw new AppError('order_changed', 'No.', { extra: { currentVersion: 9 } });
  if (body.does === 'break') throw new Error('secret of the inside');
  if (body.does === 'lie') return { id: 7, version: 'x' } as never;
  if (body.does === 'wait') return answer(202, { id: params.id, hidden: 1 } as never, { 'x-more': 'yes' });
  return { id: params.id, version: ifMatch ?? 1, passwordHash: 'x' };
});

async function call(body: unknown, headers: Record<string, string> = {}, path = '/api/things/a', id = 'a') {
  const request = await tenant.requestAs('clerk', 'PUT', path, body);
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
  return callRoute(put, request, { id });
}

describe('every answer', () => {
  it('carries the caller’s request id when it is sane, else a new one', async () => {
    const idFor = async (sent: string) =>
      (await call({ count: 1 }, { 'x-request-id': sent })).headers.get('x-request-id');
    expect(await idFor('order-42:a.b_c')).toBe('order-42:a.b_c');
    for (const bad of ['', 'a b', '<script>', 'x'.repeat(101)]) {
      expect(await idFor(bad)).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    }
    const refused = await call({}, { 'x-request-id': 'mine' });
    expect(refused).toMatchObject({ status: 400, body: { requestId: 'mine' } });
    expect(refused.headers.get('x-request-id')).toBe('mine');
  });

  it('is kept out of caches, frames and guesses, whatever came out', async () => {
    for (const body of [{ count: 1 }, {}, { count: 1, does: 'break' }]) {
      const { headers } = await call(body);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
  });

  it('shows what its schema declares and nothing else', async () => {
    expect(await call({ count: 1 })).toMatchObject({ status: 200, body: { id: 'a', version: 1 } });
    expect((await call({ count: 1 })).body).not.toHaveProperty('passwordHash');
    const waiting = await call({ count: 1, does: 'wait' });
    expect([waiting.status, waiting.body, waiting.headers.get('x-more')]).toEqual([202, { id: 'a' }, 'yes']);
  });

  it('that is not what was declared is our fault, and tells nothing of the inside', async () => {
    for (const does of ['break', 'lie']) {
      const failed = await call({ count: 1, does });
      expect(failed).toMatchObject({ status: 500, body: { code: 'internal' } });
      expect(JSON.stringify(failed.body)).not.toContain('secret');
    }
  });

  it('of an error has its status, code, words and further members', async () => {
    const refused = await call({ count: 1, does: 'refuse' });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        type: '/docs/api#error-order_changed',
        title: 'The order was changed by someone else',
        status: 409,
        detail: 'No.',
        code: 'order_changed',
        currentVersion: 9,
      },
    });
    expect(refused.headers.get('content-type')).toBe('application/problem+json');
  });
});

describe('a request', () => {
  it('is answered with every fault of path, query, header and body at once', async () => {
    const headers = { 'if-match': 'three' };
    const refused = await call(
      { count: 'x', more: 1 },
      headers,
      '/api/things/abcdef?deep=maybe&wide=1',
      'abcdef',
    );
    const { errors } = refused.body as { errors: { path: string; message: string }[] };
    expect(refused.status).toBe(400);
    expect(errors.map(({ path }) => path)).toEqual([
      'path.id',
      'query.deep',
      'query.wide',
      'header.if-match',
      'count',
      'more',
    ]);
    expect(errors.every(({ message }) => message.length > 3)).toBe(true);
  });

  it('names the version that it has seen, and is given the one that there is', async () => {
    const seen = await call({ count: 1 }, { 'if-match': '"7"' });
    expect([seen.body, seen.headers.get('etag')]).toEqual([{ id: 'a', version: 7 }, '"7"']);
    expect((await call({ count: 1 }, { 'if-match': '*' })).status).toBe(200);
    for (const bad of ['7', 'W/"7"', '"7", "8"', '""', '"-1"', '"12345678901"']) {
      expect(await call({ count: 1 }, { 'if-match': bad })).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'header.if-match' }] },
      });
    }
  });
});

describe('a list', () => {
  const list = endpoint({
    method: 'GET',
    path: '/api/things',
    permission: 'orders:read',
    summary: 'Things',
    query: z.strictObject({ search: z.string().optional(), ...pageQuery }),
    answers: { 200: z.object({ things: z.array(z.int()), ...pageAnswer }) },
    paged: true,
    example: {},
  });
  const get = route(list, async ({ query: { limit, offset } }) => ({ things: [], total: 25, limit, offset }));

  it.each([
    ['', 'first=0'],
    ['?limit=10', 'first=0 next=10'],
    ['?limit=10&offset=10', 'first=0 prev=0 next=20'],
    ['?limit=10&offset=20', 'first=0 prev=10'],
    ['?limit=10&offset=5', 'first=0 prev=0 next=15'],
    ['?limit=25', 'first=0'],
    ['?limit=10&offset=100', 'first=0 prev=90'],
  ])('asked with "%s" links to %s', async (query, expected) => {
    const request = tenant.requestAs('clerk', 'GET', `/api/things${query}`);
    const { headers } = await callRoute(get, request);
    const links = [...(headers.get('link') ?? '').matchAll(/offset=(\d+)[^>]*>; rel="(\w+)"/g)];
    expect(links.map(([, offset, rel]) => `${rel}=${offset}`).join(' ')).toBe(expected);
    expect(headers.get('x-total-count')).toBe('25');
  });

  it('keeps what was searched for in its links', async () => {
    const request = tenant.requestAs('clerk', 'GET', '/api/things?search=a%26b%20%22c%3E&limit=5');
    const { headers } = await callRoute(get, request);
    expect(headers.get('link')).toContain('search=a%26b+%22c%3E&limit=5&offset=5>; rel="next"');
  });
});
