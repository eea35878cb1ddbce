import { beforeAll, expect, it } from 'vitest';
import { GET as ordersRoute } from '@/app/api/orders/route';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant, testPin } from '../tenancy/testing/make-tenant';
import { configureAddress, openBrowser } from './testing/open-browser';

configureAddress('https://desk.example');

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
});

it('keeps every cookie to https where the service is reached by https', async () => {
  const browser = openBrowser();
  const credentials = { tenant: tenant.slug, username: 'clerk', pin: testPin };
  expect((await browser.post('/api/auth/callback/credentials', credentials)).status).toBe(200);
  expect([...browser.jar.keys()].sort()).toEqual([
    '__Host-device',
    '__Host-next-auth.callback-url',
    '__Host-next-auth.csrf-token',
    '__Host-next-auth.session-token',
  ]);
  for (const line of browser.sent) expect(line).toMatch(/Path=\/.*HttpOnly; Secure; SameSite=Lax/);
  const read = (cookie: string) => callRoute(ordersRoute, tenant.requestAs({ cookie }, 'GET', '/api/orders'));
  expect((await read(browser.cookie())).status).toBe(200);
  const value = browser.jar.get('__Host-next-auth.session-token') ?? '';
  expect((await read(`next-auth.session-token=${value}`)).status).toBe(401);
  const ended = await read('__Host-next-auth.session-token=abc');
  expect(ended.headers.get('set-cookie')).toMatch(/^__Host-.*; Max-Age=0; HttpOnly; SameSite=Lax; Secure$/);
});
