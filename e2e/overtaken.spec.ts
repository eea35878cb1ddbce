import { expect, type Page } from '@playwright/test';
import { cleanText, openNewOrder, unsurePhrase, unsureText } from './pages/deliver-order';
import { ReviewDesk } from './pages/review-desk';
import { signIn } from './pages/sign-in';
import { test } from './test';

/** The page hears and asks nothing any more: a tab that was left open. */
async function goStale(page: Page, orderId: string): Promise<void> {
  await page.route('**/api/orders/stream', (route) => route.abort());
  await page.route(`**/api/orders/${orderId}`, (route) => route.abort());
  await new ReviewDesk(page).open(orderId);
}

test('a stale tab shows both versions, and its own change can be done again', async ({ page }) => {
  const { machine, desk, order } = await openNewOrder(page, unsureText);
  await goStale(page, order.id);
  await machine.call('PUT', `/api/orders/${order.id}/lines/${order.lines[0]?.id}`, {
    productId: order.lines[0]?.product?.sku,
    quantity: 7,
  });
  await desk.read();
  await page.unroute(`**/api/orders/${order.id}`);
  await page.keyboard.press('2');
  await expect(desk.toast(/changed by someone else/)).toBeVisible();
  await expect(desk.toast(/Your change was not saved: 2 × /)).toBeVisible();
  await expect(desk.line(unsurePhrase)).toContainText('7');
  expect((await machine.look(order.id)).lines[0]?.quantity).toBe(7);
  await page.getByRole('button', { name: 'Do it again' }).click();
  await expect.poll(async () => (await machine.look(order.id)).lines[0]?.quantity).toBe(2);
});

test('a quantity that was begun before another clerk saved one does not write over it', async ({ page }) => {
  const { machine, desk, order } = await openNewOrder(page, '10 brown bread 700g');
  const total = page.locator('footer p').filter({ visible: true });
  const before = await total.innerText();
  await page.keyboard.press('q');
  const line = `/api/orders/${order.id}/lines/${order.lines[0]?.id}`;
  await machine.call('PUT', line, { productId: order.lines[0]?.product?.sku, quantity: 22 });
  await expect(total).not.toHaveText(before);
  await page.keyboard.type('21');
  await page.keyboard.press('Enter');
  await expect(desk.toast(/changed by someone else/)).toBeVisible();
  await expect(desk.toast(/Your change was not saved: 21 × /)).toBeVisible();
  await expect(desk.line('brown bread 700g')).toContainText('22');
  expect((await machine.look(order.id)).lines[0]?.quantity).toBe(22);
  await page.getByRole('button', { name: 'Do it again' }).click();
  await expect.poll(async () => (await machine.look(order.id)).lines[0]?.quantity).toBe(21);
});

test('a change of another line meanwhile is nothing to settle, whether it is on screen yet or not', async ({
  page,
}) => {
  const { machine, desk, order } = await openNewOrder(page, '10 brown bread 700g\n4 white bread 700g');
  const [first, second] = order.lines;
  const setSecond = (quantity: number) =>
    machine.call('PUT', `/api/orders/${order.id}/lines/${second?.id}`, {
      productId: second?.product?.sku,
      quantity,
    });
  const setFirst = async (quantity: string) => {
    await desk.focus('brown bread 700g');
    await page.keyboard.press('q');
    await page.keyboard.type(quantity);
    await page.keyboard.press('Enter');
  };
  await desk.focus('brown bread 700g');
  await page.keyboard.press('q');
  await setSecond(7);
  await expect(desk.line('white bread 700g')).toContainText('7');
  await page.keyboard.type('21');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await machine.look(order.id)).lines[0]?.quantity).toBe(21);
  await goStale(page, order.id);
  await setSecond(8);
  await page.unroute(`**/api/orders/${order.id}`);
  await setFirst('23');
  await expect
    .poll(async () => (await machine.look(order.id)).lines.map(({ quantity }) => quantity))
    .toEqual([23, 8]);
  expect(first?.id).toBe((await machine.look(order.id)).lines[0]?.id);
  await expect(desk.toast(/changed by someone else/)).toBeHidden();
});

test('a product that has gone meanwhile is refused in words, and the line is as it was', async ({ page }) => {
  // What the service hears is the id of a product that is not there, as after its deletion.
  await page.route('**/api/orders/*/lines/*', async (route) => {
    const body = { ...route.request().postDataJSON(), productId: '00000000-0000-4000-8000-000000000000' };
    await route.continue({ postData: JSON.stringify(body) });
  });
  const { machine, desk, order } = await openNewOrder(page, unsureText);
  await page.keyboard.press('2');
  await expect(desk.toast(/^Not saved/)).toBeVisible();
  await expect(desk.toast(/product/i).last()).toBeVisible();
  await expect(desk.line(unsurePhrase)).toContainText('Check');
  expect((await machine.look(order.id)).actions).not.toContain('line.corrected');
});

test('two clerks who approve at the same moment make one sales order, and both see it', async ({
  page,
  browser,
}) => {
  const { machine, order } = await openNewOrder(page, cleanText);
  const other = await (await browser.newContext()).newPage();
  await signIn(other, 'manager');
  await new ReviewDesk(other).open(order.id);
  await new ReviewDesk(other).read();
  await Promise.all([page.keyboard.press('a'), other.keyboard.press('a')]);
  for (const each of [page, other]) {
    await expect(new ReviewDesk(each).toast(/^SO-\d{4}-\d+/)).toBeVisible({ timeout: 20_000 });
  }
  const { actions, erpSalesOrderId } = await machine.look(order.id);
  expect(actions.filter((action) => action === 'order.approved')).toHaveLength(1);
  for (const each of [page, other]) {
    await expect(new ReviewDesk(each).toast(new RegExp(`^${erpSalesOrderId}`))).toBeVisible();
  }
});

test('an order that another clerk has finished says so, and takes no more changes', async ({ page }) => {
  const { machine, desk, order } = await openNewOrder(page, unsureText);
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await machine.call('POST', `/api/orders/${order.id}/reject`, { reason: 'They phoned' });
  await expect(page.getByText('This order was rejected: They phoned')).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(desk.toast(/^Not saved/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  expect((await machine.look(order.id)).actions).not.toContain('line.corrected');
});
