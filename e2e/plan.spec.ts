import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './pages/accessible';
import { cleanText, deliverOrder, openNewOrder } from './pages/deliver-order';
import { Machine } from './pages/machine';
import { ReviewDesk } from './pages/review-desk';
import { signIn } from './pages/sign-in';
import { test } from './test';

const which = (page: Page) => page.getByRole('combobox', { name: 'Which orders' });

test('an order is assigned and put off by key, and found and brought back', async ({ page }) => {
  const { desk, order, machine } = await openNewOrder(page, cleanText);
  await test.step('H assigns it, and the queue can show only what is mine', async () => {
    await page.keyboard.press('h');
    await expect(page.getByRole('menuitem', { name: 'Until tomorrow, 07:00' })).toBeVisible();
    await expectAccessible(page, 'assign or put off');
    await page.getByRole('menuitem', { name: 'Me', exact: true }).click();
    await expect(desk.toast('Assigned to you')).toBeVisible();
    await expect(desk.queued(order.id)).toContainText('For you');
    await which(page).selectOption({ label: 'Mine' });
    await expect(desk.queued(order.id)).toBeVisible();
    await which(page).selectOption({ label: 'All orders' });
  });

  await test.step('put off, it leaves the queue, and waits where it can be looked at', async () => {
    await page.keyboard.press('h');
    await page.getByRole('menuitem', { name: 'For an hour' }).click();
    await expect(desk.toast(/^Put off until/)).toBeVisible();
    await expect(desk.queued(order.id)).toHaveCount(0);
    await which(page).selectOption({ label: 'Put off' });
    // An hour before midnight it is until a moment of tomorrow.
    await expect(desk.queued(order.id)).toContainText(/until (today|\d)/);
    await expectAccessible(page, 'orders put off');
    await desk.queued(order.id).click();
    await page.keyboard.press('h');
    await page.getByRole('menuitem', { name: 'Bring back' }).click();
    await expect(desk.toast('Back in the queue')).toBeVisible();
    await which(page).selectOption({ label: 'All orders' });
    await expect(desk.queued(order.id)).toBeVisible();
  });
  expect((await machine.look(order.id)).actions).toEqual(
    expect.arrayContaining(['order.assigned', 'order.snoozed', 'order.brought_back']),
  );
});

test('several orders are chosen in the queue; those that are ready are approved at once', async ({
  page,
}) => {
  const machine = new Machine(page.request);
  await machine.signIn();
  const ready = [await deliverOrder(machine, cleanText), await deliverOrder(machine, cleanText)];
  const unsure = await deliverOrder(machine, '3 unheard of things');
  await signIn(page, 'clerk');
  await page.goto('/review');
  const desk = new ReviewDesk(page);
  await page.getByRole('button', { name: 'Choose several orders' }).click();
  const bar = page.getByRole('region', { name: 'Chosen orders' });
  for (const { id } of [...ready, unsure]) {
    await page
      .getByRole('listitem')
      .filter({ has: desk.queued(id) })
      .getByRole('checkbox')
      .last()
      .check();
  }
  await expect(bar).toContainText('3 chosen');
  await expectAccessible(page, 'several orders chosen');
  await bar.getByRole('button', { name: /^Approve 2 ready/ }).click();
  await expect(desk.toast('2 orders approved')).toBeVisible();
  await expect(bar).toBeHidden();
  for (const { id } of ready) await expect(desk.queued(id)).toBeHidden();
  for (const { id } of ready) {
    await expect.poll(async () => (await machine.look(id)).status).toMatch(/APPROVED|COMPLETED/);
  }
  expect((await machine.look(unsure.id)).status).toBe('PENDING_REVIEW');
  await expect(bar).toBeHidden();
});
