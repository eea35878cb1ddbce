import { expect } from '@playwright/test';
import { cleanText, deliverOrder } from './pages/deliver-order';
import { Machine } from './pages/machine';
import { openPage } from './pages/open-page';
import { ReviewDesk } from './pages/review-desk';
import { signIn } from './pages/sign-in';
import { test } from './test';

test('on a telephone queue and order take turns, by the browser’s back and forward too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const machine = new Machine(page.request);
  await machine.signIn();
  const order = await deliverOrder(machine, cleanText);
  await signIn(page, 'clerk');
  await openPage(page, '/review');
  const desk = new ReviewDesk(page);
  const approve = page.getByRole('button', { name: /^Approve/ });

  await expect(desk.queued(order.id)).toBeVisible();
  await expect(approve).toBeHidden();
  await desk.queued(order.id).click();
  await expect(approve).toBeVisible();
  await expect(desk.queued(order.id)).toBeHidden();

  await page.goBack();
  await expect(desk.queued(order.id)).toBeVisible();
  await expect(approve).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL(new RegExp(order.id));
  await expect(approve).toBeVisible();
  await expect(desk.line('brown bread 700g')).toBeVisible();
});

test('on a telephone a pick slip opens on the roll, which is as wide as the screen, until A4 is chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const machine = new Machine(page.request);
  await machine.signIn();
  const order = await deliverOrder(machine, cleanText);
  await signIn(page, 'clerk');
  await page.goto(`/orders/${order.id}/pick-slip`);
  await expect(page).toHaveURL(/paper=80mm/);
  await page.getByRole('link', { name: 'A4' }).click();
  await expect(page).toHaveURL(/paper=a4/);
});
