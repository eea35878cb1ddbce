import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as ordersRoute } from '@/app/api/orders/route';
import { POST as createProductRoute } from '@/app/api/products/route';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { configureIdentityProvider, startIdentityProvider } from './testing/start-identity-provider';

const audience = 'order-intake-api';
let provider: Awaited<ReturnType<typeof startIdentityProvider>>;
let tenant: TestTenant;
beforeAll(async () => {
  provider = await startIdentityProvider();
  configureIdentityProvider(provider.issuer, audience);
  tenant = await makeTenant();
});
beforeEach(() => {
  provider.setAway(false);
});
afterAll(() => provider.close());

const now = () => Math.floor(Date.now() / 1000);
const claims = (more: Record<string, unknown> = {}) => ({
  iss: provider.issuer,
  aud: audience,
  sub: 'auth0|42',
  exp: now() + 600,
  tenant: tenant.slug,
  role: 'clerk',
  name: 'Oona Oidc',
  ...more,
});
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const read = (token: string) => callRoute(ordersRoute, tenant.requestAs(bearer(token), 'GET', '/api/orders'));
const write = (token: string) =>
  callRoute(
    createProductRoute,
    tenant.requestAs(bearer(token), 'POST', '/api/products', { sku: 'A', name: 'A', basePrice: 1 }),
  );

describe('a token of the identity provider', () => {
  it('says that its keys could not be fetched, and works as soon as they can', async () => {
    provider.setAway(true);
    const token = await provider.sign(claims());
    const refused = await read(token);
    expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(refused.headers.get('retry-after')).toBe('5');
    provider.setAway(false);
    expect((await read(token)).status).toBe(200);
  });

  it('opens the tenant that it names, by slug or id, with the role that it names', async () => {
    for (const alg of ['RS256', 'ES256']) {
      for (const name of [tenant.slug, tenant.tenantId]) {
        expect((await read(await provider.sign(claims({ tenant: name }), alg))).status).toBe(200);
      }
    }
    expect((await write(await provider.sign(claims()))).status).toBe(403);
    expect((await write(await provider.sign(claims({ role: 'manager' })))).status).toBe(201);
  });

  it.each([
    ['expired', { exp: 1 }],
    ['without end', { exp: undefined }],
    ['not yet valid', { nbf: 99_999_999_999 }],
    ['for another audience', { aud: 'another' }],
    ['of another issuer', { iss: 'https://elsewhere.example' }],
    ['of an unknown tenant', { tenant: 'no-such' }],
    ['without a tenant', { tenant: undefined }],
    ['of an unknown role', { role: 'owner' }],
    ['with a list of roles', { role: ['manager'] }],
    ['without a subject', { sub: undefined }],
  ])('is refused when it is %s', async (_name, more) => {
    expect((await read(await provider.sign(claims(more)))).status).toBe(401);
  });

  it('is refused with another algorithm, an unknown key, or none', async () => {
    expect((await read(await provider.sign(claims(), 'RS512'))).status).toBe(401);
    expect((await read(await provider.sign(claims(), 'RS256', 'unknown'))).status).toBe(401);
    const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    expect((await read(`${base64({ alg: 'none' })}.${base64(claims())}.`)).status).toBe(401);
  });

  it('asks the provider nothing for a token that names another issuer', async () => {
    const before = provider.asked.length;
    await read(await provider.sign(claims({ iss: 'https://elsewhere.example' })));
    await read('no.token.atall');
    expect(provider.asked.length).toBe(before);
  });

  it('does not shut out the service’s own tokens, even while it is away', async () => {
    provider.setAway(true);
    const own = tenant.requestAs('clerk', 'GET', '/api/orders');
    expect((await callRoute(ordersRoute, own)).status).toBe(200);
  });
});
