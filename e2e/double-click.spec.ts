import { expect, type Page } from '@playwright/test';
import { Machine } from './pages/machine';
import { makeCustomer, makeProduct } from './pages/make-goods';
import { openPage } from './pages/open-page';
import { signIn } from './pages/sign-in';
import { test } from './test';

/** As far apart as a person's clicks: the first has mostly been answered by then. */
const slowly = { delay: 60 };

/** Counts what the page sends to that address from now on. */
function countSent(page: Page, path: string): () => number {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT' && new URL(request.url()).pathname === path) sent += 1;
  });
  return () => sent;
}

test.beforeEach(({ page }) => signIn(page, 'manager'));

for (const { path, done } of [
  { path: '/settings/erp', done: 'The ERP settings are saved' },
  { path: '/settings/messaging', done: 'The messaging settings are saved' },
]) {
  test(`a double click on Save at ${path} sends it once`, async ({ page }) => {
    await openPage(page, path);
    const sent = countSent(page, `/api${path}`);
    await page.getByRole('button', { name: 'Save' }).first().dblclick(slowly);
    await expect(page.getByText(done)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(sent()).toBe(1);
  });
}

test('Save pressed again while the first is under way sends nothing more', async ({ page }) => {
  await openPage(page, '/settings/erp');
  const sent = countSent(page, '/api/settings/erp');
  await page
    .getByRole('button', { name: 'Save' })
    .first()
    .evaluate((save: HTMLElement) => {
      save.click();
      save.click();
    });
  await expect(page.getByText('The ERP settings are saved')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(sent()).toBe(1);
});

test('the second half of a double click on Put on hold does not release the customer again', async ({
  page,
  request,
}) => {
  const machine = new Machine(request);
  await machine.signIn();
  const path = `/customers/${(await makeCustomer(machine)).id}`;
  await openPage(page, path);
  await page.getByRole('button', { name: /on hold$/ }).click();
  await page.getByRole('button', { name: /^Release/ }).hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await page.waitForLoadState('networkidle');
  expect(await machine.call('GET', `/api${path}`)).toMatchObject({ creditStatus: 'HOLD', version: 2 });
});

test('the second half of a double click that closes a dialog follows no link beneath it', async ({
  page,
  request,
}) => {
  const machine = new Machine(request);
  await machine.signIn();
  const product = await makeProduct(machine);
  const phrase = { aliasText: `the usual ${product.sku}`, customerId: null };
  await machine.call('POST', `/api/products/${product.sku}/aliases`, phrase);
  await openPage(page, `/aliases?product=${product.sku}`);
  await page.getByRole('button', { name: /^Revoke/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancel' }).evaluate((keep: HTMLElement) => keep.click());
  const beneath = page.getByRole('table').getByRole('link', { name: product.name });
  await beneath.dispatchEvent('click', { detail: 2 });
  await expect(dialog).toBeHidden();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(/\/aliases/);
});
