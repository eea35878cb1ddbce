import { expect } from '@playwright/test';
import { startReceiver } from './pages/machine';
import { openPage } from './pages/open-page';
import { signIn } from './pages/sign-in';
import { test } from './test';

test('a clerk is told that the settings are for managers', async ({ page }) => {
  await signIn(page, 'clerk');
  await page.goto('/orders');
  await expect(page.getByRole('link', { name: 'Settings' })).toHaveCount(0);
  for (const path of ['/settings', '/settings/api-keys', '/settings/users', '/settings/erp']) {
    await page.goto(path);
    await expect(page.getByText('The settings are for managers')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);
  }
});

test('a key is shown once, opens the API, and is refused once revoked', async ({
  page,
  playwright,
  baseURL,
}) => {
  await signIn(page, 'manager');
  await openPage(page, '/settings/api-keys');
  await page.getByRole('button', { name: 'New API key' }).click();
  await page.getByLabel('Name').fill('Warehouse screen');
  await page.getByRole('button', { name: 'Make the key' }).click();
  await expect(page.getByText('Choose at least one.')).toBeVisible();
  await page.getByLabel('Read orders').check();
  await page.getByRole('button', { name: 'Make the key' }).click();
  const field = page.getByRole('textbox', { name: 'API key' });
  const key = await field.inputValue();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(field).toBeVisible();
  await page.getByRole('button', { name: 'I have kept the key' }).click();
  await expect(field).toBeHidden();
  const row = page.getByRole('row', { name: /Warehouse screen/ });
  await expect(row).toContainText(`…${key.slice(-4)}`);

  const caller = await playwright.request.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { 'x-api-key': key },
  });
  expect((await caller.get('/api/orders?limit=1')).status()).toBe(200);
  await row.getByRole('button', { name: /Revoke/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(row).toHaveCount(0);
  expect((await caller.get('/api/orders?limit=1')).status()).toBe(401);
  await caller.dispose();
});

test('the connection of the ERP is tested check by check', async ({ page }) => {
  await signIn(page, 'manager');
  await openPage(page, '/settings/erp');
  await expect(page.getByLabel('Agent’s password')).toHaveValue('');
  await page.getByRole('button', { name: 'Test connection' }).click();
  await expect(page.getByText('The connection works')).toBeVisible();
  await expect(page.getByLabel('Passed').first()).toBeVisible();
});

test('a webhook is added, and its test event is listed with the answer', async ({ page }) => {
  const receiver = await startReceiver();
  await signIn(page, 'manager');
  await openPage(page, '/settings/webhooks');
  await page.getByRole('button', { name: 'New webhook' }).click();
  await page.getByLabel('Address').fill(receiver.url);
  await page.getByLabel('Secret').fill('the secret of this receiver');
  await page.getByLabel('Deliveries per minute').fill('30');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await page.getByRole('link', { name: receiver.url }).click();
  await page.waitForURL('**/settings/webhooks/*');
  await expect(page.getByText('30 a minute at most')).toBeVisible();
  await page.getByRole('button', { name: /Send a test event/ }).click();
  const delivery = page.getByRole('row', { name: /webhook\.test/ });
  await expect(delivery).toContainText('Delivered');
  await expect(delivery).toContainText('204');
  // What becomes of the orders of tests before is told to it too.
  const told = receiver.received.map(({ body }): unknown => JSON.parse(body));
  expect(told).toContainEqual(expect.objectContaining({ event: 'webhook.test' }));
  await page.getByLabel('Status').selectOption('Failed');
  await expect(page.getByText('No results match these filters')).toBeVisible();
  await page.getByRole('button', { name: /Remove/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('link', { name: receiver.url })).toHaveCount(0);
  receiver.close();
});
