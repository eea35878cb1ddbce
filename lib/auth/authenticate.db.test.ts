import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { encode } from 'next-auth/jwt';
import { beforeEach, describe, expect, it } from 'vitest';
import { GET as ordersRoute } from '@/app/api/orders/route';
import { POST as createProductRoute, GET as productsRoute } from '@/app/api/products/route';
import { GET as apiKeysRoute } from '@/app/api/settings/api-keys/route';
import { apiKeys } from '@/db/schema/api-keys';
import { users } from '@/db/schema/users';
import { inTenant } from '@/db/tenant';
import { env } from '../env';
import { callRoute } from '../tenancy/testing/call-route';
import { firstSession, makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { keyFor } from './testing/key-for';
import { issueToken } from './tokens';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});

type Sender = Parameters<TestTenant['requestAs']>[0];
const read = async (sender: Sender) =>
  (await callRoute(ordersRoute, tenant.requestAs(sender, 'GET', '/api/orders'))).status;
const write = async (sender: Sender) =>
  callRoute(
    createProductRoute,
    tenant.requestAs(sender, 'POST', '/api/products', { sku: 'A', name: 'A', basePrice: 1 }),
  );
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const person = async (who: 'manager' | 'clerk') => {
  const { actor, tenantId } = tenant[who];
  if (actor.kind !== 'user') throw new Error('not a person');
  const { userId, name, role } = actor;
  return {
    tenantId,
    sessionId: await tenant.sessionOf(who),
    sessionVersion: firstSession,
    userId,
    name,
    role,
  };
};
const switchOff = (username: string) =>
  inTenant(tenant, (tx) =>
    tx.update(users).set({ disabledAt: new Date() }).where(eq(users.username, username)),
  );

describe('a bearer token', () => {
  const claims = () => ({ tenant: tenant.tenantId, session: firstSession, name: 'X', role: 'manager' });
  const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const soon = () => Math.floor(Date.now() / 1000) + 600;
  const payload = async () => {
    const { userId: sub, sessionId: jti } = await person('manager');
    return { ...claims(), iss: 'order-intake', aud: 'order-intake', sub, jti, exp: soon() };
  };

  it('holds only with our key, algorithm, issuer, audience and time', async () => {
    const good = await issueToken(await person('manager'));
    expect(await read(bearer(good))).toBe(200);
    const [header = '', body = '', signature = ''] = good.split('.');
    const forged = Buffer.from(body, 'base64url').toString().replace('manager', 'clerk99');
    const otherKey = new TextEncoder().encode(env().authSecret);
    const signed = async (more: Record<string, unknown>, key = otherKey, alg = 'HS256') =>
      new SignJWT({ ...(await payload()), ...more }).setProtectedHeader({ alg }).sign(key);
    const bad = {
      'alg none': `${base64({ alg: 'none', typ: 'JWT' })}.${base64(payload())}.`,
      'alg none with the old signature': `${base64({ alg: 'none' })}.${body}.${signature}`,
      'a changed body': `${header}.${Buffer.from(forged).toString('base64url')}.${signature}`,
      'no signature': `${header}.${body}.`,
      'the secret of the cookies': await signed({}),
      'another algorithm': await signed({}, otherKey, 'HS512'),
    };
    for (const [name, token] of Object.entries(bad)) expect(await read(bearer(token)), name).toBe(401);
    expect(await read({ authorization: good })).toBe(401);
  });

  it('holds neither expired, nor early, nor for another audience or issuer', async () => {
    const key = createHash('sha256').update(`access token ${env().authSecret}`).digest();
    const sign = async (more: Record<string, unknown>) =>
      new SignJWT({ ...(await payload()), ...more }).setProtectedHeader({ alg: 'HS256' }).sign(key);
    expect(await read(bearer(await sign({})))).toBe(200);
    // As the last release wrote it.
    expect(await read(bearer(await sign({ iss: env().appUrl })))).toBe(200);
    const past = Math.floor(Date.now() / 1000) - 1;
    for (const more of [
      { exp: past },
      { exp: undefined },
      { nbf: soon() },
      { aud: 'another' },
      { aud: undefined },
      { iss: 'https://elsewhere.example' },
      { sub: undefined },
      { sub: 'not-an-id' },
      { sub: '6f0d5f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e' },
      { tenant: (await makeTenant()).tenantId },
      { tenant: 'demo' },
      { session: firstSession + 1 },
      { session: undefined },
      { jti: undefined },
      { jti: await tenant.sessionOf('clerk') },
      { jti: await (await makeTenant()).sessionOf('manager') },
      { jti: '6f0d5f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e' },
    ]) {
      expect(await read(bearer(await sign(more))), JSON.stringify(more)).toBe(401);
    }
  });

  it('ends when its person is switched off, and has the role that the person has now', async () => {
    const manager = bearer(await issueToken(await person('manager')));
    await inTenant(tenant, (tx) =>
      tx.update(users).set({ role: 'clerk' }).where(eq(users.username, 'manager')),
    );
    expect((await write(manager)).status).toBe(403);
    await switchOff('manager');
    expect(await read(manager)).toBe(401);
  });
});

describe('an API key', () => {
  it('does what its scopes name, until it is revoked or its time is over', async () => {
    const key = await keyFor(tenant, 'orders:read');
    expect(await read(key)).toBe(200);
    expect((await write(key)).status).toBe(403);
    const products = tenant.requestAs(key, 'GET', '/api/products');
    expect((await callRoute(productsRoute, products)).status).toBe(403);
    await inTenant(tenant, (tx) => tx.update(apiKeys).set({ expiresAt: new Date(Date.now() - 1) }));
    expect(await read(key)).toBe(401);
    await inTenant(tenant, (tx) => tx.update(apiKeys).set({ expiresAt: null }));
    expect(await read(key)).toBe(200);
    await inTenant(tenant, (tx) => tx.update(apiKeys).set({ revokedAt: new Date() }));
    expect(await read(key)).toBe(401);
  });

  it('counts alone: a right token beside a wrong key does not help', async () => {
    const token = bearer(await issueToken(await person('manager')));
    expect(await read({ ...token, 'x-api-key': `service_live_${'x'.repeat(40)}` })).toBe(401);
    expect(await read({ ...token, 'x-api-key': 'x'.repeat(100_000) })).toBe(401);
  });

  it('never opens the settings', async () => {
    const key = await keyFor(tenant, 'orders:read');
    await inTenant(tenant, (tx) => tx.update(apiKeys).set({ scopes: ['settings:manage'] }));
    const request = tenant.requestAs(key, 'GET', '/api/settings/api-keys');
    expect((await callRoute(apiKeysRoute, request)).status).toBe(403);
  });
});

describe('a session cookie', () => {
  const cookieOf = async (token: Record<string, unknown>, secret = env().authSecret) =>
    `theme=dark; next-auth.session-token=${await encode({ token, secret })}`;
  const claimsOf = async (who: 'manager' | 'clerk') => {
    const { sessionId, userId, tenantId, sessionVersion } = await person(who);
    return { kind: 'pin', sessionId, userId, tenantId, sessionVersion };
  };
  const session = async () => cookieOf(await claimsOf('manager'));

  it('reads without an Origin, and writes from our own pages only', async () => {
    const cookie = await session();
    expect(await read({ cookie })).toBe(200);
    const origin = new URL(env().appUrl).origin;
    for (const bad of [undefined, 'null', 'https://evil.example', `${origin}.evil.example`, 'nonsense']) {
      const headers: Record<string, string> = bad === undefined ? { cookie } : { cookie, origin: bad };
      expect(await write(headers), String(bad)).toMatchObject({
        status: 403,
        body: { code: 'origin_not_allowed' },
      });
    }
    expect((await write({ cookie, origin })).status).toBe(201);
  });

  it('takes the host that the browser sees, behind a proxy', async () => {
    const cookie = await session();
    const headers = { cookie, origin: 'http://desk.local:8080', host: 'desk.local:8080' };
    expect((await write(headers)).status).toBe(201);
    const secure = { ...headers, origin: 'https://desk.local', host: 'desk.local' };
    expect((await write(secure)).status).toBe(403);
    expect((await write({ ...secure, origin: 'http://desk.local:443' })).status).toBe(403);
    const body = { sku: 'B', name: 'B', basePrice: 1 };
    const forwarded = { ...secure, 'x-forwarded-proto': 'https' };
    const request = tenant.requestAs(forwarded, 'POST', '/api/products', body);
    expect((await callRoute(createProductRoute, request)).status).toBe(201);
  });

  it('is refused when made with another secret, for another tenant, or for a person switched off', async () => {
    const good = await claimsOf('manager');
    const { tenantId } = await makeTenant();
    expect(await read({ cookie: await cookieOf(good, 'x'.repeat(40)) })).toBe(401);
    for (const more of [
      { tenantId },
      { tenantId: undefined },
      { sessionVersion: 2 },
      { sessionId: undefined },
      { kind: 'provider' },
    ]) {
      expect(await read({ cookie: await cookieOf({ ...good, ...more }) }), JSON.stringify(more)).toBe(401);
    }
    const accessToken = await issueToken(await person('manager'));
    expect(await read({ cookie: `next-auth.session-token=${accessToken}` })).toBe(401);
    const cookie = await session();
    await switchOff('manager');
    expect(await read({ cookie })).toBe(401);
  });

  it('is taken from the browser when it does not hold, and only then', async () => {
    const request = (headers: Record<string, string>) =>
      callRoute(ordersRoute, tenant.requestAs(headers, 'GET', '/api/orders'));
    const cookie = await session();
    const ended = (answer: { headers: Headers }) => answer.headers.get('set-cookie');
    expect(ended(await request({ cookie }))).toBeNull();
    expect(ended(await request({ cookie, 'x-api-key': 'wrong' }))).toBeNull();
    await switchOff('manager');
    const refused = await request({ cookie });
    expect([refused.status, ended(refused)]).toEqual([
      401,
      'next-auth.session-token=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
    ]);
  });
});
