import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './pages/accessible';
import { deliverOrder } from './pages/deliver-order';
import { Machine } from './pages/machine';
import { ReviewDesk } from './pages/review-desk';
import { signIn } from './pages/sign-in';
import { test } from './test';

/** An order for 50 of goods of its own at 31.49, open on the desk. */
async function openPriced(page: Page) {
  const machine = new Machine(page.request);
  await machine.signIn();
  const sku = `W${randomInt(1e6, 1e7)}`;
  await machine.call('POST', '/api/products', {
    sku,
    name: `Wilgenhof quince ${sku} 410g`,
    basePrice: 31.49,
  });
  const order = await deliverOrder(machine, `50 x ${sku}`);
  await signIn(page, 'clerk');
  const desk = new ReviewDesk(page);
  await desk.open(order.id);
  await desk.read();
  return { machine, desk, order, sku };
}

test('prices that changed while an order was looked at are seen before it is approved', async ({ page }) => {
  const { machine, desk, order, sku } = await openPriced(page);
  await expect(
    page
      .getByText(/R\s1.574,50/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await machine.call('PUT', `/api/products/${sku}/prices`, { priceTier: 'STANDARD', price: 3.33 });

  await page.keyboard.press('a');
  await expect(desk.toast(/prices have changed/)).toBeVisible({ timeout: 20_000 });
  await expect(desk.toast(/the total is now R\s166,50 \(was R\s1.574,50\)/)).toBeVisible();
  expect((await machine.look(order.id)).status).toBe('PENDING_REVIEW');

  await page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('button', { name: 'Open' })
    .click();
  await expect(page).toHaveURL(new RegExp(order.id));
  await expect(
    page
      .getByText(/^R\s166,50$/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expectAccessible(page, 'an order with other prices than before');
  await desk.read();
  await page.keyboard.press('a');
  await expect(desk.toast(/SO-\d{4}-\d+/).first()).toBeVisible({ timeout: 20_000 });
  expect((await machine.look(order.id)).actions).toEqual(
    expect.arrayContaining(['order.repriced', 'order.approved']),
  );

  await page.goto(`/orders/${order.id}`);
  await expect(page.getByText(/Total: R\s1.574,50 → R\s166,50/)).toBeVisible();
});
