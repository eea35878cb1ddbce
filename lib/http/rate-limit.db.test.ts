import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { refuseHeldBack } from '../api/refuse-held-back';
import { keyFor } from '../auth/testing/key-for';
import { env } from '../env';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { endpoint } from './endpoint';
import { route } from './route';

const usual = { ...env().limits };
let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterEach(() => {
  vi.restoreAllMocks();
  Object.assign(env().limits, usual);
});

const declared = { method: 'GET', summary: 'Things', answers: { 200: z.object({}) }, example: {} } as const;
const things = endpoint({ ...declared, path: '/api/things', permission: 'orders:read' });
const open = endpoint({ ...declared, path: '/api/open', permission: 'public' });
const getThings = route(things, async () => ({}));
const getOpen = route(open, async () => ({}));

type Sender = Parameters<TestTenant['requestAs']>[0];
const ask = (sender: Sender, of = tenant) => callRoute(getThings, of.requestAs(sender, 'GET', '/api/things'));
const askOpen = (address: string) =>
  callRoute(getOpen, tenant.requestAs({ 'x-forwarded-for': address }, 'GET', '/api/open'));
const fieldsOf = ({ headers }: { headers: Headers }) => ({
  policy: headers.get('ratelimit-policy'),
  now: headers.get('ratelimit'),
});

describe('a caller', () => {
  it('hears with each answer, good or not, what the limits are and what is left of them', async () => {
    Object.assign(env().limits, { callerPerMinute: 20, tenantPerMinute: 30 });
    await ask('manager');
    const first = await ask('clerk');
    expect([first.status, fieldsOf(first)]).toEqual([
      200,
      {
        policy: '"caller";q=20;w=60, "tenant";q=30;w=60',
        now: '"caller";r=19;t=60, "tenant";r=28;t=60',
      },
    ]);
    const faulty = await callRoute(getThings, tenant.requestAs('clerk', 'GET', '/api/things?no=1'));
    expect(faulty.status).toBe(400);
    expect(fieldsOf(faulty).now).toMatch(/^"caller";r=18;t=(59|60), "tenant";r=27;t=(59|60)$/);
  });

  it('who asks too often is told to wait and for how long, and holds nobody else back', async () => {
    Object.assign(env().limits, { callerPerMinute: 3 });
    for (let n = 0; n < 3; n += 1) expect((await ask('clerk')).status).toBe(200);
    const refused = await ask('clerk');
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited', status: 429 } });
    expect(refused.headers.get('content-type')).toBe('application/problem+json');
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThanOrEqual(55);
    expect(wait).toBeLessThanOrEqual(60);
    expect(fieldsOf(refused)).toEqual({ policy: '"caller";q=3;w=60', now: `"caller";r=0;t=${wait}` });
    expect((await ask('manager')).status).toBe(200);
  });

  it('who asks for all at once is served a second’s share twice over, and the rest in the next second', async () => {
    Object.assign(env().limits, { callerPerMinute: 900 });
    vi.spyOn(Date, 'now').mockReturnValue(Date.now());
    const all = await Promise.all(Array.from({ length: 31 }, () => ask('clerk')));
    const refused = all.filter(({ status }) => status === 429);
    expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(['1']);
    expect(fieldsOf(refused[0] ?? { headers: new Headers() })).toEqual({
      policy: '"caller-burst";q=30;w=1',
      now: '"caller-burst";r=0;t=1',
    });
    expect((await ask('manager')).status).toBe(200);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1001);
    expect((await ask('clerk')).status).toBe(200);
  });

  it('counts for the tenant, by whichever user or key, and for no other tenant', async () => {
    Object.assign(env().limits, { tenantPerMinute: 4, callerPerMinute: 3 });
    const key = await keyFor(tenant, 'orders:read');
    // What is refused to a key is not taken from the tenant's.
    for (let n = 0; n < 9; n += 1) await ask(key);
    expect((await ask('clerk')).status).toBe(200);
    const refused = await ask('manager');
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(fieldsOf(refused).now).toMatch(/"tenant";r=0;t=\d+$/);
    expect((await ask('clerk', await makeTenant())).status).toBe(200);
  });
});

describe('a caller who goes on asking', () => {
  /** The server in front of Next; 418 is what Next would be asked for. */
  const startServer = async () => {
    const server = createServer(async (request, response) => {
      if (!(await refuseHeldBack(request, response))) response.writeHead(418).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    return (path: string, headers: Record<string, string>) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers });
  };

  it('is refused before anything is looked up, in the same words, until the minute is over', async () => {
    Object.assign(env().limits, { callerPerMinute: 1 });
    const [send, key, other] = [
      await startServer(),
      await keyFor(tenant, 'orders:read'),
      { 'x-api-key': 'x' },
    ];
    await ask(key);
    expect((await send('/api/orders', key)).status).toBe(418);
    const refused = await ask(key);
    const again = await send('/api/orders', key);
    expect([again.status, await again.json()]).toEqual([
      429,
      { ...(refused.body as object), requestId: again.headers.get('x-request-id') },
    ]);
    expect(fieldsOf(again).policy).toBe(fieldsOf(refused).policy);
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(55);
    expect(again.headers.get('x-content-type-options')).toBe('nosniff');
    const passed = [
      await send('/api/orders', other),
      await send('/api/orders', {}),
      await send('/api/health', key),
      await send('/api/auth/signout', key),
      await send('/review', key),
    ];
    expect(passed.map(({ status }) => status)).toEqual([418, 418, 418, 418, 418]);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    expect((await send('/api/orders', key)).status).toBe(418);
  });
});

describe('an address', () => {
  it('is limited in what is open to all, for each thing apart', async () => {
    Object.assign(env().limits, { addressPerMinute: 2 });
    const first = await askOpen('192.0.2.1');
    expect(fieldsOf(first)).toEqual({ policy: '"address";q=2;w=60', now: '"address";r=1;t=60' });
    await askOpen('192.0.2.1');
    expect((await askOpen('192.0.2.1')).status).toBe(429);
    expect((await askOpen('192.0.2.2')).status).toBe(200);
    const unproved = { 'x-api-key': 'wrong', 'x-forwarded-for': '192.0.2.1' };
    expect((await ask(unproved)).status).toBe(401);
  });

  it('is limited in credentials that prove nothing, and callers who prove themselves get through', async () => {
    Object.assign(env().limits, { addressPerMinute: 2 });
    const statuses: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      statuses.push((await ask({ 'x-api-key': `wrong-${n}`, 'x-forwarded-for': '192.0.2.3' })).status);
    }
    expect(statuses).toEqual([401, 401, 429]);
    const right = await tenant.requestAs('clerk', 'GET', '/api/things');
    right.headers.set('x-forwarded-for', '192.0.2.3');
    expect((await callRoute(getThings, right)).status).toBe(200);
  });
});
