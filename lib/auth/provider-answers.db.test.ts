import { describe, expect, it } from 'vitest';
import { env } from '../env';
import { openBrowser } from './testing/open-browser';
import { placeOf, prepareSignIns, refusedWith } from './testing/prepare-sign-ins';

const { browser, sessionLine, goToProvider, comeBack } = prepareSignIns();

describe('what comes back from the identity provider', () => {
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
    browser().jar.set('next-auth.callback-url', 'http://[');
    expect((await comeBack(await goToProvider())).headers.get('location')).toBe(
      `${env().appUrl}/customers?search=a`,
    );
    browser().jar.set('next-auth.callback-url', '%E0%A4%A');
    const nonsense = await browser().send(
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
    const started = await browser().post(
      '/api/auth/signin/oidc?scope=admin&redirect_uri=https://evil.example',
    );
    const { url } = (await started.json()) as { url: string };
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
      scope: 'openid profile',
      redirect_uri: `${env().appUrl}/api/auth/callback/oidc`,
    });
  });
});
