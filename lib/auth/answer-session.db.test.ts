import { encode } from 'next-auth/jwt';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GET as ordersRoute } from '@/app/api/orders/route';
import { POST as createProductRoute } from '@/app/api/products/route';
import { systemDb } from '@/db/system';
import { env } from '../env';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant, testPin } from '../tenancy/testing/make-tenant';
import { openBrowser } from './testing/open-browser';
import { configureIdentityProvider, startIdentityProvider } from './testing/start-identity-provider';

let provider: Awaited<ReturnType<typeof startIdentityProvider>>;
let tenant: TestTenant;
let browser: ReturnType<typeof openBrowser>;
beforeAll(async () => {
  provider = await startIdentityProvider();
  configureIdentityProvider(provider.issuer, 'the-api');
  tenant = await makeTenant();
});
beforeEach(() => {
  provider.setAway(false);
  provider.setPerson({ claims: oona() });
  browser = openBrowser();
});
afterAll(() => provider.close());

const oona = (more: Record<string, unknown> = {}) => ({
  sub: 'auth0|42',
  tenant: tenant.slug,
  role: 'manager',
  name: 'Oona Oidc',
  ...more,
});
const pinSignIn = (more: Record<string, string> = {}) =>
  browser.post('/api/auth/callback/credentials', {
    tenant: tenant.slug,
    username: 'clerk',
    pin: testPin,
    ...more,
  });
const orders = () =>
  callRoute(ordersRoute, tenant.requestAs({ cookie: browser.cookie() }, 'GET', '/api/orders'));
const sessionLine = () => browser.sent.find((line) => line.startsWith('next-auth.session-token='));

/** To the provider, and where it sends the browser back to. */
async function goToProvider(fields: Record<string, string> = {}): Promise<URL> {
  const started = await browser.post('/api/auth/signin/oidc', {
    callbackUrl: '/customers?search=a',
    ...fields,
  });
  const { url } = (await started.json()) as { url: string };
  const sentBack = await fetch(url, { redirect: 'manual' });
  expect(sentBack.status, await sentBack.text()).toBe(302);
  return new URL(sentBack.headers.get('location') ?? '');
}
const comeBack = (to: URL) => browser.send('GET', to.pathname + to.search);
const placeOf = (response: Response) => [response.status, response.headers.get('location')];
const refusedWith = (error: string) => [302, `/sign-in?error=${error}&next=%2Fcustomers%3Fsearch%3Da`];

describe('a sign-in with a PIN', () => {
  it('opens a session that scripts cannot read and other sites do not send, for twelve hours', async () => {
    const answer = await pinSignIn();
    expect([answer.status, await answer.json()]).toEqual([200, { url: `${env().appUrl}/` }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(sessionLine()).toMatch(/; Path=\/; .*HttpOnly; SameSite=Lax/);
    const expires = Date.parse(/Expires=([^;]+)/.exec(sessionLine() ?? '')?.[1] ?? '');
    expect(Math.round((expires - Date.now()) / 60_000)).toBe(12 * 60);
    expect((await orders()).status).toBe(200);
  });

  it('is refused as a problem: the wrong PIN, and with the seconds to wait after five', async () => {
    const wrong = { pin: '000000', username: 'nobody' };
    for (let n = 0; n < 5; n += 1) {
      const refused = await pinSignIn(wrong);
      expect(refused.status).toBe(401);
      expect(await refused.json()).toMatchObject({ code: 'invalid_credentials' });
    }
    const held = await pinSignIn(wrong);
    expect([held.status, held.headers.get('retry-after')]).toEqual([429, '30']);
    expect(await held.json()).toMatchObject({ code: 'rate_limited' });
    expect(sessionLine()).toBeUndefined();
  });

  it('is refused from another site’s page, and without the form’s token', async () => {
    const body = new URLSearchParams({ tenant: tenant.slug, username: 'clerk', pin: testPin, json: 'true' });
    const send = (headers: Record<string, string>) =>
      browser.send('POST', '/api/auth/callback/credentials', { body, headers });
    for (const headers of [{}, { origin: 'https://evil.example' }] as Record<string, string>[]) {
      const refused = await send(headers);
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({ code: 'origin_not_allowed' });
    }
    expect(sessionLine()).toBeUndefined();
  });

  it('does not read more than a form’s worth', async () => {
    const refused = await pinSignIn({ username: 'x'.repeat(20_000) });
    expect(refused.status).toBe(413);
  });

  it('says that the service is away, not that the PIN is wrong, while the database is', async () => {
    const away = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
    const spy = vi.spyOn(systemDb(), 'select').mockImplementation(() => {
      throw away;
    });
    const refused = await pinSignIn();
    spy.mockRestore();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  });

  it('ends with signing out', async () => {
    await pinSignIn();
    expect((await browser.post('/api/auth/signout')).status).toBe(200);
    expect(browser.jar.has('next-auth.session-token')).toBe(false);
    expect((await orders()).status).toBe(401);
  });
});

describe('a sign-in at the identity provider', () => {
  it.each(['RS256', 'ES256'])('opens a session with its tenant, role and name (%s)', async (alg) => {
    provider.setPerson({ claims: oona(), alg });
    const back = await goToProvider();
    expect(placeOf(await comeBack(back))).toEqual([302, `${env().appUrl}/customers?search=a`]);
    expect(sessionLine()).toMatch(/HttpOnly; SameSite=Lax/);
    expect((await orders()).status).toBe(200);
    const product = { sku: `OIDC-${alg}`, name: 'A', basePrice: 1 };
    const sender = { cookie: browser.cookie(), origin: new URL(env().appUrl).origin };
    const written = tenant.requestAs(sender, 'POST', '/api/products', product);
    expect((await callRoute(createProductRoute, written)).status).toBe(201);
  });

  it('has room for any name, and for what cannot be stored', async () => {
    provider.setPerson({ claims: oona({ name: `\u0000${'نسيم '.repeat(2000)}\ud800` }) });
    await comeBack(await goToProvider());
    expect((sessionLine() ?? '').length).toBeLessThan(4096);
    const sender = { cookie: browser.cookie(), origin: new URL(env().appUrl).origin };
    const product = { sku: 'NAME', name: 'A', basePrice: 1 };
    const written = tenant.requestAs(sender, 'POST', '/api/products', product);
    expect((await callRoute(createProductRoute, written)).status).toBe(201);
  });

  it('holds no longer once another provider is configured', async () => {
    const { tenantId: name } = tenant;
    const said = { kind: 'provider', subject: 'a', name: 'A', tenant: name, role: 'manager' };
    const statusFor = async (issuer: string) => {
      const token = await encode({ token: { ...said, issuer }, secret: env().authSecret });
      browser.jar.set('next-auth.session-token', token);
      return (await orders()).status;
    };
    expect(await statusFor(provider.issuer)).toBe(200);
    expect(await statusFor('https://former.example')).toBe(401);
  });

  it('gives a clerk of the provider no more than a clerk may do', async () => {
    provider.setPerson({ claims: oona({ role: 'clerk' }) });
    await comeBack(await goToProvider());
    const sender = { cookie: browser.cookie(), origin: new URL(env().appUrl).origin };
    const product = { sku: 'NO', name: 'A', basePrice: 1 };
    const written = tenant.requestAs(sender, 'POST', '/api/products', product);
    expect((await callRoute(createProductRoute, written)).status).toBe(403);
  });

  it.each([
    ['no_tenant', { tenant: undefined }],
    ['unknown_tenant', { tenant: 'no-such' }],
    ['no_role', { role: undefined }],
    ['no_role', { role: 'owner' }],
    ['no_role', { role: ['manager'] }],
    ['provider_failed', { aud: 'another' }],
    ['provider_failed', { nonce: 'another' }],
    ['provider_failed', { iss: 'https://elsewhere.example' }],
    ['provider_failed', { exp: 1 }],
    ['provider_failed', { sub: undefined }],
  ])('leads back with "%s" for the claims %j', async (error, more) => {
    provider.setPerson({ claims: oona(more) });
    expect(placeOf(await comeBack(await goToProvider()))).toEqual(refusedWith(error));
    expect(sessionLine()).toBeUndefined();
  });

  it('leads back with a reason when the provider says no, or nothing', async () => {
    provider.setPerson({ claims: {}, error: 'access_denied' });
    expect(placeOf(await comeBack(await goToProvider()))).toEqual(refusedWith('provider_denied'));
    provider.setPerson({ claims: {}, error: 'server_error' });
    expect(placeOf(await comeBack(await goToProvider()))).toEqual(refusedWith('provider_away'));
    provider.setPerson({ claims: oona(), alg: 'RS512' });
    expect(placeOf(await comeBack(await goToProvider()))).toEqual(refusedWith('provider_failed'));
    provider.setPerson({ claims: oona() });
    const back = await goToProvider();
    provider.setAway(true);
    expect(placeOf(await comeBack(back))).toEqual(refusedWith('provider_away'));
    const started = await browser.post('/api/auth/signin/oidc');
    expect([started.status, started.headers.get('retry-after')]).toEqual([503, '5']);
    expect(sessionLine()).toBeUndefined();
  });

  it('takes an answer only from the browser that asked, once, and unaltered', async () => {
    const altered = await goToProvider();
    altered.searchParams.set('state', 'another');
    expect(placeOf(await comeBack(altered))).toEqual(refusedWith('sign_in_expired'));

    const mixedUp = await goToProvider();
    mixedUp.searchParams.set('iss', 'https://elsewhere.example');
    expect(placeOf(await comeBack(mixedUp))).toEqual(refusedWith('provider_failed'));

    const stolen = await goToProvider();
    const thief = openBrowser();
    expect((await thief.send('GET', stolen.pathname + stolen.search)).headers.get('location')).toBe(
      '/sign-in?error=sign_in_expired',
    );

    const other = await goToProvider();
    const code = other.searchParams.get('code') ?? '';
    const injected = await goToProvider();
    injected.searchParams.set('code', code);
    expect(placeOf(await comeBack(injected))).toEqual(refusedWith('provider_failed'));

    const once = await goToProvider();
    await comeBack(once);
    expect(sessionLine()).toBeDefined();
    expect((await comeBack(once)).headers.get('location')).toMatch(/sign-in\?error=/);
  });

  it('is not stopped by a cookie or a query that is nonsense', async () => {
    browser.jar.set('next-auth.callback-url', 'http://[');
    expect((await comeBack(await goToProvider())).headers.get('location')).toBe(
      `${env().appUrl}/customers?search=a`,
    );
    browser.jar.set('next-auth.callback-url', '%E0%A4%A');
    const nonsense = await browser.send(
      'GET',
      '/api/auth/callback/oidc?callbackUrl=http://%5B&code=a&state=b',
    );
    expect(placeOf(nonsense)).toEqual([302, '/sign-in?error=sign_in_expired']);
  });

  it('goes to no other address than ours afterwards, and asks the provider for nothing that a caller adds', async () => {
    for (const callbackUrl of ['https://evil.example/x', '//evil.example/x', 'nonsense:', 'http://[']) {
      const to = (await comeBack(await goToProvider({ callbackUrl }))).headers.get('location') ?? '';
      expect(new URL(to, env().appUrl).origin).toBe(new URL(env().appUrl).origin);
    }
    const started = await browser.post('/api/auth/signin/oidc?scope=admin&redirect_uri=https://evil.example');
    const { url } = (await started.json()) as { url: string };
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
      scope: 'openid profile',
      redirect_uri: `${env().appUrl}/api/auth/callback/oidc`,
    });
  });
});

describe('everything else that next-auth could answer', () => {
  it.each([
    ['GET', 'session'],
    ['GET', 'providers'],
    ['GET', 'signin'],
    ['GET', 'signout'],
    ['GET', 'error'],
    ['POST', '_log'],
    ['POST', 'session'],
    ['POST', 'callback/oidc'],
    ['POST', 'signin/unknown'],
    ['POST', 'csrf'],
    ['GET', '../token'],
    ['GET', 'csrf/more'],
  ])('is not there: %s %s', async (method, path) => {
    const answer = await browser.send(method, `/api/auth/${path}?callbackUrl=http://%5B`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
  });
});
