import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { PUT as chooseLanguage } from '@/app/api/auth/language/route';
import { openBrowser } from '../auth/testing/open-browser';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant, testPin } from '../tenancy/testing/make-tenant';
import { endpoint } from './endpoint';
import { route } from './route';
import { sentenceField } from './sentence-field';

const why = endpoint({
  method: 'GET',
  path: '/api/why',
  permission: 'orders:read',
  summary: 'Why',
  answers: { 200: z.object({ reason: sentenceField.nullable(), words: z.string() }) },
  example: {},
});
const get = route(why, async () => ({ reason: 'name matches', words: 'name matches' }));

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
});

it('a sentence is in the language of the screen that asks, and in English for every other caller', async () => {
  const browser = openBrowser();
  const credentials = { tenant: tenant.slug, username: 'clerk', pin: testPin };
  await browser.post('/api/auth/callback/credentials', credentials);
  const ask = async (headers: Record<string, string>) =>
    (await callRoute(get, tenant.requestAs(headers, 'GET', '/api/why'))).body;
  const cookie = browser.cookie();
  const english = { reason: 'name matches', words: 'name matches' };
  expect(await ask({ cookie })).toEqual(english);
  expect(await ask({ cookie, 'accept-language': 'pt-MZ' })).toMatchObject({ reason: 'nome corresponde' });
  await callRoute(chooseLanguage, tenant.requestAs('clerk', 'PUT', '/api/auth/language', { language: 'af' }));
  expect(await ask({ cookie, 'accept-language': 'pt-MZ' })).toEqual({ ...english, reason: 'naam pas' });
  const byToken = await callRoute(get, tenant.requestAs('clerk', 'GET', '/api/why'));
  expect(byToken.body).toEqual(english);
});
