import { expect } from '@playwright/test';
import { expectAccessible } from './pages/accessible';
import { openPage } from './pages/open-page';
import { test } from './test';

test('the type of an error opens its entry, without signing in', async ({ page, request }) => {
  const refused = await request.get('/api/orders');
  const { type, code } = await refused.json();
  expect([refused.status(), code]).toEqual([401, 'unauthenticated']);
  await openPage(page, type);
  const entry = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: code, exact: true }) });
  await expect(entry).toBeInViewport();
  await expect(entry).toContainText('What helps:');
  await expect(page.getByRole('link', { name: 'Order Intake API' })).toBeVisible();
});

test('a partner goes from the guide to an endpoint, and from there to the schema of its answer', async ({
  page,
  serviceUrl,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(serviceUrl)) elsewhere.push(request.url());
  });
  await openPage(page, '/docs/api');
  await page.getByRole('main').getByRole('link', { name: '/api/orders', exact: true }).first().click();
  const endpoint = page.getByRole('article', { name: 'POST /api/orders', exact: true });
  await expect(endpoint).toContainText('orders:write');
  await expect(endpoint).toContainText('externalId');
  await endpoint.getByRole('link', { name: 'Order', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Order', exact: true })).toBeInViewport();
  expect(elsewhere).toEqual([]);
});

test('an address of the reference that is not there says so', async ({ page }) => {
  const answer = await page.goto('/docs/api/nothing-of-the-kind');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
});

test('the reference is accessible, light and dark, wide and narrow', async ({ page }) => {
  test.setTimeout(240_000);
  for (const path of ['/docs/api', '/docs/api/orders', '/docs/api/events', '/docs/api/schemas']) {
    await openPage(page, path);
    await expectAccessible(page, path);
  }
});
