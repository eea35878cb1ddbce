import { encode } from 'next-auth/jwt';
import { describe, expect, it } from 'vitest';
import { POST as createProductRoute } from '@/app/api/products/route';
import type { Context } from '../context';
import { env } from '../env';
import { callRoute } from '../tenancy/testing/call-route';
import { placeOf, prepareSignIns, refusedWith } from './testing/prepare-sign-ins';

const { provider, tenant, browser, oona, orders, sessionLine, goToProvider, comeBack } = prepareSignIns();
/** A subject that is a UUID is the user's id. */
const subjectOf = ({ actor }: Context) => (actor.kind === 'user' ? actor.userId : '');
const addProduct = (sku: string) => {
  const sender = { cookie: browser().cookie(), origin: new URL(env().appUrl).origin };
  const product = { sku, name: 'A', basePrice: 1 };
  return callRoute(createProductRoute, tenant().requestAs(sender, 'POST', '/api/products', product));
};

describe('a sign-in at the identity provider', () => {
  it.each(['RS256', 'ES256'])('opens a session with its tenant, role and name (%s)', async (alg) => {
    provider().setPerson({ claims: oona(), alg });
    const back = await goToProvider();
    expect(placeOf(await comeBack(back))).toEqual([302, `${env().appUrl}/customers?search=a`]);
    expect(sessionLine()).toMatch(/HttpOnly; SameSite=Lax/);
    expect((await orders()).status).toBe(200);
    expect((await addProduct(`OIDC-${alg}`)).status).toBe(201);
  });

  it('has room for any name, and for what cannot be stored', async () => {
    provider().setPerson({ claims: oona({ name: `\u0000${'نسيم '.repeat(2000)}\ud800` }) });
    await comeBack(await goToProvider());
    expect((sessionLine() ?? '').length).toBeLessThan(4096);
    expect((await addProduct('NAME')).status).toBe(201);
  });

  it('holds no longer once another provider is configured', async () => {
    const { tenantId } = tenant();
    const [subject, sessionId] = [subjectOf(tenant().manager), await tenant().sessionOf('manager')];
    const said = { kind: 'provider', sessionId, subject, name: 'A', tenant: tenantId, role: 'manager' };
    const statusFor = async (issuer: string) => {
      const token = await encode({ token: { ...said, issuer }, secret: env().authSecret });
      browser().jar.set('next-auth.session-token', token);
      return (await orders()).status;
    };
    expect(await statusFor(provider().issuer)).toBe(200);
    expect(await statusFor('https://former.example')).toBe(401);
  });

  it('ends with signing out, for copies of the cookie as well', async () => {
    await comeBack(await goToProvider());
    const copy = browser().jar.get('next-auth.session-token') ?? '';
    await browser().post('/api/auth/signout');
    browser().jar.set('next-auth.session-token', copy);
    expect((await orders()).status).toBe(401);
  });

  it('gives a clerk of the provider no more than a clerk may do', async () => {
    provider().setPerson({ claims: oona({ role: 'clerk' }) });
    await comeBack(await goToProvider());
    expect((await addProduct('NO')).status).toBe(403);
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
    provider().setPerson({ claims: oona(more) });
    expect(placeOf(await comeBack(await goToProvider()))).toEqual(refusedWith(error));
    expect(sessionLine()).toBeUndefined();
  });

  it('leads back with a reason when the provider says no, or nothing', async () => {
    provider().setPerson({ claims: {}, error: 'access_denied' });
    expect(placeOf(await comeBack(await goToProvider()))).toEqual(refusedWith('provider_denied'));
    provider().setPerson({ claims: {}, error: 'server_error' });
    expect(placeOf(await comeBack(await goToProvider()))).toEqual(refusedWith('provider_away'));
    provider().setPerson({ claims: oona(), alg: 'RS512' });
    expect(placeOf(await comeBack(await goToProvider()))).toEqual(refusedWith('provider_failed'));
    provider().setPerson({ claims: oona() });
    const back = await goToProvider();
    provider().setAway(true);
    expect(placeOf(await comeBack(back))).toEqual(refusedWith('provider_away'));
    const started = await browser().post('/api/auth/signin/oidc');
    expect([started.status, started.headers.get('retry-after')]).toEqual([503, '5']);
    expect(sessionLine()).toBeUndefined();
  });
});
