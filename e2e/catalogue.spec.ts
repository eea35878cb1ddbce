import { expect } from '@playwright/test';
import { Machine } from './pages/machine';
import { makeCustomer, makeProduct } from './pages/make-goods';
import { openPage } from './pages/open-page';
import { RecordPage } from './pages/record-page';
import { signIn } from './pages/sign-in';
import { test } from './test';

let machine: Machine;
test.beforeEach(async ({ request }) => {
  machine = new Machine(request);
  await machine.signIn();
});

test('a product is found by category, changed in place and counted', async ({ page }) => {
  const product = await makeProduct(machine);
  await machine.call('PUT', `/api/products/${product.sku}`, { category: 'Fizzy things', reorderPoint: 20 });
  await signIn(page, 'manager');
  await openPage(page, '/products');
  await page.getByLabel('Category').selectOption('Fizzy things');
  await page.getByLabel('Name, SKU, phrase or barcode').fill('nothing has this');
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await page.getByLabel('Name, SKU, phrase or barcode').fill(product.sku);
  await page.getByRole('link', { name: product.name }).click();
  await page.waitForURL(`**/products/${product.id}`);
  const record = new RecordPage(page, `/products/${product.id}`);

  await test.step('what is no number is said so, and nothing is sent', async () => {
    await record.edit();
    await record.field('Price').fill('a lot');
    await record.save();
    await expect(record.field('Price')).toHaveAccessibleDescription(/A number/);
    await record.field('Price').fill('12,5');
    await record.saved();
    await expect(record.section('Details')).toContainText('R 12,50');
  });

  await test.step('taken out of sale, it is marked, and found apart', async () => {
    await record.edit();
    await page.getByLabel(/^No longer sold/).check();
    await record.saved();
    await expect(record.section('Details')).toContainText('No longer sold');
    await openPage(page, `/products?search=${product.sku}`);
    const row = page.getByRole('row', { name: new RegExp(product.sku) });
    await expect(row).toContainText('No longer sold');
    await page.getByLabel('Sale', { exact: true }).selectOption('Sold');
    await expect(page.getByText('No results match')).toBeVisible();
    await page.getByLabel('Sale', { exact: true }).selectOption('No longer sold');
    await expect(row).toBeVisible();
    await record.open();
    await record.edit();
    await page.getByLabel(/^No longer sold/).uncheck();
    await record.saved();
  });

  await test.step('the stock at a location', async () => {
    const row = record.section('Stock').getByRole('row').nth(1);
    await expect(row).toContainText('Not counted');
    await row.getByRole('button', { name: /Set the stock/ }).click();
    await page.getByLabel(/^On hand/).fill('7,5');
    await page.getByRole('dialog').getByRole('button', { name: 'Set stock' }).click();
    await expect(row).toContainText('Low');
    await expect(row).toContainText('7,5');
  });
});

test('a phrase is taught, contradicted, revoked and brought back', async ({ page }) => {
  const [fizz, other, customer] = [
    await makeProduct(machine),
    await makeProduct(machine, 'Other'),
    await makeCustomer(machine),
  ];
  const phrase = `the usual ${fizz.sku}`;
  await machine.call('POST', `/api/products/${other.sku}/aliases`, { aliasText: phrase, customerId: null });
  await signIn(page, 'clerk');
  const record = new RecordPage(page, `/products/${fizz.id}`);
  await record.open();

  await test.step('for one customer', async () => {
    await page.getByRole('button', { name: 'Add phrase' }).click();
    await page.getByLabel('Phrase', { exact: true }).fill(phrase);
    await page.getByLabel('Find a customer').fill(customer.phoneNumber);
    await page.getByRole('radio', { name: customer.name }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Add phrase' }).click();
    const row = record.section('Learned phrases').getByRole('row', { name: new RegExp(phrase) });
    await expect(row).toContainText(customer.name);
    await expect(row).toContainText(`For everyone else it means \u2068${other.name}`);
  });

  await test.step('again, it is refused in words', async () => {
    await page.getByRole('button', { name: 'Add phrase' }).click();
    await page.getByLabel('Phrase', { exact: true }).fill(phrase.toUpperCase());
    await page.getByRole('dialog').getByRole('button', { name: 'Add phrase' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'already means' })).toContainText(other.name);
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('it stands on the customer’s page and among those that are contradicted', async () => {
    await openPage(page, `/customers/${customer.id}`);
    await expect(new RecordPage(page, '').section('Taught for them')).toContainText(phrase);
    await openPage(page, `/aliases?conflicting=true&product=${fizz.sku}`);
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('button', { name: /not only Product/ }).click();
    await expect(page).not.toHaveURL(/product=/);
  });

  await test.step('revoking asks first, and can be taken back', async () => {
    await openPage(page, `/aliases?product=${fizz.sku}`);
    const row = page.getByRole('row', { name: new RegExp(phrase) });
    await row.getByRole('button', { name: /^Revoke/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).dblclick();
    await expect(row).toHaveCount(0);
    await expect(page.getByText('No results match these filters')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toBeVisible();
    await expect(page.getByText('The phrase was not revoked')).toHaveCount(0);
  });
});

test('a customer’s page shows what was written to and fro, and holds their credit', async ({ page }) => {
  const customer = await makeCustomer(machine);
  const order = await machine.deliver(customer.phoneNumber.slice(1), `3 brown bread for ${customer.name}`);
  await machine.call('POST', `/api/orders/${order.id}/reject`, { reason: 'Only a try' });
  await signIn(page, 'manager');
  const record = new RecordPage(page, `/customers/${customer.id}`);
  await record.open();
  await expect(record.section('Conversation').getByRole('listitem')).toHaveText([
    new RegExp(`3 brown bread for ${customer.name}`),
    /Only a try/,
  ]);
  await expect(record.section('Conversation').getByRole('link', { name: 'Its order' })).toHaveAttribute(
    'href',
    `/orders/${order.id}`,
  );
  await expect(record.section('Recent orders').getByRole('row')).toHaveCount(2);
  await record
    .section('Details')
    .getByRole('button', { name: /on hold/ })
    .click();
  await expect(page.getByText('Credit HOLD')).toBeVisible();
  await openPage(page, '/customers?creditStatus=HOLD');
  await page.getByRole('link', { name: customer.name }).click();
  await page.waitForURL(`**/customers/${customer.id}`);
  await record
    .section('Details')
    .getByRole('button', { name: /^Release/ })
    .click();
  await expect(page.getByText('Credit active')).toBeVisible();
});

test('a clerk reads products and changes none; what does not exist says so', async ({ page }) => {
  const product = await makeProduct(machine);
  await signIn(page, 'clerk');
  const record = new RecordPage(page, `/products/${product.sku}`);
  await record.open();
  await expect(record.section('Stock').getByRole('row').nth(1)).toContainText('Not counted');
  await expect(page.getByRole('button', { name: /Edit|Set the stock/ })).toHaveCount(0);
  for (const [path, words] of [
    ['/products/NONE-SUCH', 'There is no such product'],
    ['/customers/00000000-0000-4000-8000-000000000000', 'There is no such customer'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(words)).toBeVisible();
  }
});
