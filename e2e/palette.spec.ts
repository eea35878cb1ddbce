import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './pages/accessible';
import { cleanText, deliverOrder, openNewOrder } from './pages/deliver-order';
import { Machine, type ReadOrder } from './pages/machine';
import { openPage } from './pages/open-page';
import { signIn } from './pages/sign-in';
import { test } from './test';

async function openPalette(page: Page, typed: string) {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Go to' });
  await expect(field).toBeFocused();
  await field.fill(typed);
  return page.getByRole('dialog').getByRole('option');
}

test('the palette goes to a page, an order by its number, a customer and a product', async ({
  page,
  request,
}) => {
  const machine = new Machine(request);
  await machine.signIn();
  const { orders } = await machine.call<{
    orders: (ReadOrder & { customer: { id: string; name: string; phoneNumber: string } })[];
  }>('GET', '/api/orders?status=COMPLETED&limit=1');
  const [order] = orders;
  const product = order?.lines[0]?.product;
  if (!order?.erpSalesOrderId || !product) throw new Error('the demo tenant has no completed order');
  await signIn(page, 'manager');
  await openPage(page, '/review');

  await expect((await openPalette(page, 'audit')).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/settings/audit');

  const byNumber = await openPalette(page, order.erpSalesOrderId);
  await expect(byNumber.and(page.locator('[aria-selected=true]'))).toContainText(order.erpSalesOrderId);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/orders/${order.id}`);

  // Several customers may share a name; no two share a number.
  const byPhone = await openPalette(page, order.customer.phoneNumber);
  await byPhone.filter({ hasText: order.customer.phoneNumber }).first().click();
  await page.waitForURL(`**/customers/${order.customer.id}`);

  await (await openPalette(page, product.sku)).first().click();
  await page.waitForURL('**/products/*');
});

test('the palette does what the keys of the page do, and leaves the focus where the action wants it', async ({
  page,
  request,
}) => {
  const machine = new Machine(request);
  await machine.signIn();
  // The first of the queue may be one in doubt, which nobody can change.
  const order = await deliverOrder(machine, cleanText);
  await signIn(page, 'clerk');
  await openPage(page, `/review/${order.id}`);
  await expect(await openPalette(page, 'settings')).toHaveText([/Nothing here is called/]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await expect((await openPalette(page, 'reject')).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Reject this order' })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');

  await expect((await openPalette(page, 'quantity')).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Quantity of / })).toBeFocused();
});

test('? shows all keys on every page, unless it is typed or switched off', async ({ page }) => {
  await signIn(page, 'clerk');
  for (const path of ['/review', '/orders']) {
    await openPage(page, path);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.getByRole('searchbox').press('?');
  await expect(page.getByRole('searchbox')).toHaveValue('?');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('neither the palette nor the keys have an accessibility violation', async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, 'manager');
  await openPage(page, '/review');
  for (const [typed, shown] of [
    ['', 'Settings: Users'],
    ['a', 'Settings: Audit'],
    ['nothing is called this', 'Nothing here is called'],
  ] as const) {
    await expect((await openPalette(page, typed)).filter({ hasText: shown })).toBeVisible();
    await expectAccessible(page, `the palette with “${typed}”`);
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await expectAccessible(page, 'the keys');
});

test('a lost connection is said, and that it is back', async ({ page, context }) => {
  // One of its own: the first of the queue may be one that cannot be approved.
  await openNewOrder(page, cleanText);
  const approve = page.getByRole('button', { name: /Approve/ }).last();
  await expect(approve).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('No connection.')).toBeVisible();
  await expect(approve).toBeInViewport();
  await context.setOffline(false);
  await expect(page.getByText('Connected again')).toBeVisible();
  await expect(page.getByText('No connection.')).toBeHidden();
});
