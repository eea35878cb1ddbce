import { randomInt } from 'node:crypto';
import { expect, type Page, type Route } from '@playwright/test';
import { Machine } from './pages/machine';
import { makeProduct } from './pages/make-goods';
import { openPage } from './pages/open-page';
import { RecordPage } from './pages/record-page';
import { fillSignIn, people, signIn } from './pages/sign-in';
import { test } from './test';

let machine: Machine;
test.beforeEach(async ({ request, page }) => {
  machine = new Machine(request);
  await machine.signIn();
  await signIn(page, 'manager');
});

async function openProduct(page: Page): Promise<{ record: RecordPage; path: string }> {
  const path = `/products/${(await makeProduct(machine)).id}`;
  const record = new RecordPage(page, path);
  await record.open();
  await record.edit();
  return { record, path };
}

test('two tabs on one product: what only one touched is merged, what both did is asked', async ({ page }) => {
  const { record, path } = await openProduct(page);
  await machine.call('PUT', `/api${path}`, { basePrice: 11 });
  await record.field('Bin').fill('B-2');
  await record.saved();
  await expect(record.section('Details')).toContainText('R 11,00');
  await expect(record.section('Details')).toContainText('B-2');

  await record.edit();
  await record.field('Price').fill('13');
  await record.field('Category').fill('Cold');
  await machine.call('PUT', `/api${path}`, { basePrice: 12, binLocation: 'C-3' });
  await record.save();
  await expect(record.refusal()).toContainText('Somebody else has saved this');
  await expect(record.field('Price')).toHaveAccessibleDescription('Stored now: 12,00');
  await expect(record.field('Price')).toHaveValue('13');
  await expect(record.field('Bin')).toHaveValue('C-3');
  await record.saved();
  expect(await machine.call('GET', `/api${path}`)).toMatchObject({
    basePrice: 13,
    category: 'Cold',
    binLocation: 'C-3',
    version: 5,
  });
});

test('a double click adds one product', async ({ page }) => {
  const sku = `TWICE-${randomInt(1e9)}`;
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/products')) posts += 1;
  });
  await openPage(page, '/products');
  await page.getByRole('button', { name: 'New product' }).click();
  await page.getByLabel('SKU', { exact: true }).fill(sku);
  await page.getByLabel('Name', { exact: true }).fill(sku);
  await page.getByLabel('Price', { exact: true }).fill('1');
  await page.getByRole('button', { name: 'Add product' }).dblclick();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText(/already/)).toHaveCount(0);
  expect(posts).toBe(1);
});

test('a session that ends while someone types costs nothing that was typed', async ({ page, context }) => {
  const { record, path } = await openProduct(page);
  await record.field('Bin').fill('Z-9');
  await context.clearCookies();
  await record.save();
  await expect(record.refusal()).toContainText('Your session has ended');
  const opened = context.waitForEvent('page');
  await record
    .refusal()
    .getByRole('link', { name: /sign in/ })
    .click();
  const other = await opened;
  await fillSignIn(other, people.manager);
  await other.waitForURL('**/review**');
  await other.close();
  await record.saved();
  expect(await machine.call('GET', `/api${path}`)).toMatchObject({ binLocation: 'Z-9' });
});

test('a fault of the service keeps what was typed and gives a number to ask about', async ({ page }) => {
  const refuse = (status: number, code: string) => (route: Route) =>
    route.fulfill({ status, json: { code, detail: 'Something went wrong.', requestId: 'req-4711' } });
  let answer = refuse(500, 'internal');
  await page.route('**/api/products/*', (route) =>
    route.request().method() === 'PUT' ? answer(route) : route.continue(),
  );
  const { record, path } = await openProduct(page);
  await record.field('Bin').fill('Z-9');
  await record.save();
  await expect(record.refusal()).toContainText('req-4711');
  answer = refuse(404, 'not_found');
  await record.save();
  await expect(record.refusal()).toContainText('no longer there');
  answer = (route) => route.abort();
  await record.save();
  await expect(record.refusal()).toContainText('could not be reached');
  answer = (route) => route.continue();
  await expect(record.field('Bin')).toHaveValue('Z-9');
  await record.saved();
  expect(await machine.call('GET', `/api${path}`)).toMatchObject({ binLocation: 'Z-9' });
});
