import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { GET as ordersRoute } from '@/app/api/orders/route';
import { callRoute } from '../../tenancy/testing/call-route';
import { makeTenant, type TestTenant } from '../../tenancy/testing/make-tenant';
import { openBrowser } from './open-browser';
import { configureIdentityProvider, startIdentityProvider } from './start-identity-provider';

/** For the tests of a file: an identity provider that knows Oona, a tenant of hers, and for each test a new browser. */
export function prepareSignIns() {
  let provider: Awaited<ReturnType<typeof startIdentityProvider>>;
  let tenant: TestTenant;
  let browser: ReturnType<typeof openBrowser>;
  const oona = (more: Record<string, unknown> = {}) => ({
    sub: 'auth0|42',
    tenant: tenant.slug,
    role: 'manager',
    name: 'Oona Oidc',
    ...more,
  });
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
  return {
    provider: () => provider,
    tenant: () => tenant,
    browser: () => browser,
    oona,
    /** A page's question, with the session that the browser holds. */
    orders: () =>
      callRoute(ordersRoute, tenant.requestAs({ cookie: browser.cookie() }, 'GET', '/api/orders')),
    sessionLine: () => browser.sent.find((line) => line.startsWith('next-auth.session-token=')),
    /** To the provider, and where it sends the browser back to. */
    goToProvider: async (fields: Record<string, string> = {}): Promise<URL> => {
      const started = await browser.post('/api/auth/signin/oidc', {
        callbackUrl: '/customers?search=a',
        ...fields,
      });
      const { url } = (await started.json()) as { url: string };
      const sentBack = await fetch(url, { redirect: 'manual' });
      expect(sentBack.status, await sentBack.text()).toBe(302);
      return new URL(sentBack.headers.get('location') ?? '');
    },
    comeBack: (to: URL) => browser.send('GET', to.pathname + to.search),
  };
}

export const placeOf = (response: Response) => [response.status, response.headers.get('location')];
export const refusedWith = (error: string) => [302, `/sign-in?error=${error}&next=%2Fcustomers%3Fsearch%3Da`];
