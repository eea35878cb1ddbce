import { describe, expect, it, vi } from 'vitest';
import { systemDb } from '@/db/system';
import { env } from '../env';
import { testPin } from '../tenancy/testing/make-tenant';
import { prepareSignIns } from './testing/prepare-sign-ins';

const { tenant, browser, orders, sessionLine } = prepareSignIns();
const pinSignIn = (more: Record<string, string> = {}) =>
  browser().post('/api/auth/callback/credentials', {
    tenant: tenant().slug,
    username: 'clerk',
    pin: testPin,
    ...more,
  });

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
    const body = new URLSearchParams({
      tenant: tenant().slug,
      username: 'clerk',
      pin: testPin,
      json: 'true',
    });
    const send = (headers: Record<string, string>) =>
      browser().send('POST', '/api/auth/callback/credentials', { body, headers });
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
    expect((await browser().post('/api/auth/signout')).status).toBe(200);
    expect(browser().jar.has('next-auth.session-token')).toBe(false);
    expect((await orders()).status).toBe(401);
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
    const answer = await browser().send(method, `/api/auth/${path}?callbackUrl=http://%5B`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
  });
});
