import { expect, type Page } from '@playwright/test';
import { cleanText, deliverOrder, openNewOrder, unsurePhrase, unsureText } from './pages/deliver-order';
import { fillSignIn, people } from './pages/sign-in';
import { test } from './test';

async function signInAgain(page: Page): Promise<void> {
  // The message on top comes first.
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  await page.waitForURL('**/sign-in**');
  await fillSignIn(page, people.clerk);
  await page.waitForURL('**/review/**');
}

test('an edit made after the session has ended is saved once the clerk has signed in again', async ({
  page,
  context,
}) => {
  const { machine, desk, order } = await openNewOrder(page, unsureText);
  await context.clearCookies();
  await page.keyboard.press('2');
  await expect(desk.toast('Your session has ended')).toBeVisible();
  await expect(desk.toast(/^Kept, not saved yet/)).toBeVisible();
  await signInAgain(page);
  await expect(page).toHaveURL(new RegExp(`${order.id}$`));
  await expect(desk.line(unsurePhrase)).toContainText('Confirmed');
  await expect
    .poll(async () => (await machine.look(order.id)).actions.filter((action) => action === 'line.corrected'))
    .toHaveLength(1);
});

test('an edit of an order that is no longer open is saved all the same', async ({ page, context }) => {
  const { machine, desk, order } = await openNewOrder(page, unsureText);
  const other = await deliverOrder(machine, cleanText);
  await context.clearCookies();
  await page.keyboard.press('2');
  await expect(desk.toast(/^Kept, not saved yet/)).toBeVisible();
  await page.evaluate((id) => window.history.pushState(null, '', `/review/${id}`), other.id);
  await signInAgain(page);
  await expect(page).toHaveURL(new RegExp(`${other.id}$`));
  await expect(desk.toast(/^Saved now/)).toBeVisible();
  expect((await machine.look(order.id)).actions).toContain('line.corrected');
});

test('an edit that somebody else overtook meanwhile is offered, not done', async ({ page, context }) => {
  const { machine, desk, order } = await openNewOrder(page, unsureText);
  await context.clearCookies();
  await page.keyboard.press('2');
  await expect(desk.toast(/^Kept, not saved yet/)).toBeVisible();
  const { products } = await machine.call<{ products: { id: string; name: string }[] }>(
    'GET',
    '/api/products?search=jozi&limit=1',
  );
  await machine.call('PUT', `/api/orders/${order.id}/lines/${order.lines[0]?.id}`, {
    productId: products[0]?.id,
  });
  await signInAgain(page);
  await expect(desk.toast(/changed by someone else/)).toBeVisible();
  await expect(desk.line(unsurePhrase)).toContainText(products[0]?.name ?? '');
  await page.getByRole('button', { name: 'Do it again' }).click();
  await expect
    .poll(async () => (await machine.look(order.id)).lines[0]?.product?.name)
    .toContain('Maize Meal');
});

test('a reason that was being written is there again after signing in', async ({ page, context }) => {
  const { machine, desk, order } = await openNewOrder(page, unsureText);
  await page.keyboard.press('x');
  await page.getByLabel('Reason').fill('We do not deliver to the island');
  await context.clearCookies();
  await page.keyboard.press('Control+Enter');
  await expect(desk.toast(/^Not rejected/)).toBeVisible();
  await signInAgain(page);
  await desk.open(order.id);
  await page.keyboard.press('x');
  await expect(page.getByLabel('Reason')).toHaveValue('We do not deliver to the island');
  await page.keyboard.press('Control+Enter');
  await expect(desk.toast(/^Rejected/)).toBeVisible();
  expect((await machine.look(order.id)).status).toBe('CANCELLED');
});
