import { expect } from '@playwright/test';
import { Machine } from './pages/machine';
import { makeProduct } from './pages/make-goods';
import { openPage } from './pages/open-page';
import { signIn } from './pages/sign-in';
import { test } from './test';

test('a filter is not lost to a search that begins before the list has come', async ({ page }) => {
  const machine = new Machine(page.request);
  await machine.signIn();
  const product = await makeProduct(machine);
  await machine.call('PUT', `/api/products/${product.sku}`, { category: 'Late things' });
  await signIn(page, 'clerk');
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/[?&]_rsc=/, async (route) => {
    await held;
    await route.continue();
  });
  await openPage(page, '/products');
  await page.getByLabel('Category').selectOption('Late things');
  const searched = page.waitForRequest(/search=fizz/);
  await page.getByLabel('Name, SKU, phrase or barcode').fill('fizz');
  await searched;
  letThrough();
  await expect(page).toHaveURL(/category=Late\+things&search=fizz/);
  await expect(page.getByRole('link', { name: product.name })).toBeVisible();
});
