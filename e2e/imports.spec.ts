import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { expectAccessible } from './pages/accessible';
import { Machine } from './pages/machine';
import { openPage } from './pages/open-page';
import { signIn } from './pages/sign-in';
import { test } from './test';

/** As an ERP exports it in Germany: Windows-1252, semicolons, decimal commas, a line above the titles, totals below. */
const priceList = {
  name: 'preisliste.csv',
  mimeType: 'text/csv',
  buffer: readFileSync(new URL('./files/preisliste.csv', import.meta.url)),
};

test('a manager imports a price list from a nasty file, and takes it back', async ({ page, request }) => {
  const machine = new Machine(request);
  await machine.signIn();
  await signIn(page, 'manager');
  await openPage(page, '/settings/imports');

  await test.step('a file that is no table is refused with what to do', async () => {
    const pdf = { name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from('%PDF-1.7 and so on') };
    await page.getByLabel('File').setInputFiles(pdf);
    await page.getByRole('button', { name: 'Send the file' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'This is a PDF' })).toBeVisible();
  });

  await test.step('the columns are guessed and shown with their first values', async () => {
    await page.getByLabel('File').setInputFiles(priceList);
    await page.getByRole('button', { name: 'Send the file' }).click();
    await page.waitForURL(/\/settings\/imports\/[0-9a-f-]{36}$/);
    await expect(page.getByLabel('What Artikelnr holds')).toHaveValue('sku');
    await expect(page.getByLabel('What Preis holds')).toHaveValue('basePrice');
    await expect(page.getByLabel('What Gold Preis holds')).toHaveValue('tierPrice');
    await expect(page.getByLabel('Price tier of Gold Preis')).toHaveValue('GOLD');
    await expect(page.getByRole('main')).toContainText('Bärenmarke 10% 500g · Müsli Früchte 500g');
    await expectAccessible(page, 'the columns of an import');
  });

  await test.step('the dry run says what would happen, and stores nothing', async () => {
    await page.getByRole('button', { name: 'Begin the dry run' }).click();
    await expect(page.getByRole('button', { name: 'Store 7, leave out 1' })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('row', { name: /KAPUTT-1/ })).toContainText(
      'Found “zwölf”; expected an amount of 0 or more',
    );
    const file = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Rows with errors as a file' }).click();
    expect((await file).suggestedFilename()).toBe('rejected.csv');
    expect((await machine.call('GET', '/api/products?search=00123')) as object).toMatchObject({ total: 0 });
    await expectAccessible(page, 'the dry run of an import');
  });

  await test.step('what was shown is stored', async () => {
    await page.getByRole('button', { name: 'Store 7, leave out 1' }).click();
    await expect(page.getByText('Stored', { exact: true })).toBeVisible({ timeout: 30_000 });
    expect((await machine.call('GET', '/api/products/00123')) as object).toMatchObject({
      name: 'Bärenmarke 10% 500g',
      basePrice: 1134.5,
      packSize: 12,
      category: 'Trocken',
    });
  });

  await test.step('and taken back as a whole', async () => {
    await page.getByRole('button', { name: 'Undo the import' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone', { exact: true })).toBeVisible({ timeout: 30_000 });
    expect((await machine.call('GET', '/api/products?search=00123')) as object).toMatchObject({ total: 0 });
  });
});
