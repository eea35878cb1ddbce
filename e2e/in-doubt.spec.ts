import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './pages/accessible';
import { cleanText, deliverOrder } from './pages/deliver-order';
import { Machine } from './pages/machine';
import { ReviewDesk } from './pages/review-desk';
import { signIn } from './pages/sign-in';
import { test } from './test';

/** An approved order of which nobody knows whether the ERP has it. */
async function orderInDoubt(page: Page) {
  const machine = new Machine(page.request);
  await machine.signIn();
  const order = await deliverOrder(machine, cleanText);
  await machine.loseNextAnswer();
  await machine.call('POST', `/api/orders/${order.id}/approve`, {});
  expect((await machine.look(order.id)).actions).toContain('order.in_doubt');
  return { machine, order, desk: new ReviewDesk(page) };
}

const panel = (page: Page) => page.getByRole('region', { name: 'In doubt' }).filter({ visible: true });

test('an order in doubt comes first in the queue, and is completed with the number that is found', async ({
  page,
}) => {
  const { machine, order, desk } = await orderInDoubt(page);
  await signIn(page, 'clerk');
  await page.goto('/review');
  // Other journeys may have left orders in doubt as well: it stands among them, before every other order.
  const queue = page.getByRole('navigation', { name: 'Orders to review' }).getByRole('link');
  const own = desk.queued(order.id);
  await expect(own).toContainText('In doubt');
  const states = await queue.allInnerTexts();
  const hrefs = await queue.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const place = hrefs.indexOf(`/review/${order.id}`);
  expect(states.slice(0, place + 1).filter((text) => !text.includes('In doubt'))).toEqual([]);
  await own.click();
  await expect(panel(page)).toContainText('We do not know whether the ERP has this order');
  await expectAccessible(page, 'review: in doubt');

  await panel(page).getByRole('button', { name: 'It is in the ERP' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Complete the order' }).click();
  await expect(dialog.getByText('Enter the number of the sales order.')).toBeVisible();
  await expectAccessible(page, 'in doubt: it is in the ERP');
  const number = `SO-BY-HAND-${Date.now()}`;
  await dialog.getByLabel('Sales order number in the ERP').fill(number);
  await dialog.getByRole('button', { name: 'Complete the order' }).click();
  await expect(desk.toast(new RegExp(`^${number}`))).toBeVisible();
  await expect(desk.queued(order.id)).toHaveCount(0);
  expect(await machine.look(order.id)).toMatchObject({ status: 'COMPLETED', erpSalesOrderId: number });
});

test('an order in doubt is sent again from its page once it is known not to be there', async ({ page }) => {
  const { machine, order } = await orderInDoubt(page);
  await signIn(page, 'clerk');
  await page.goto(`/orders/${order.id}`);
  await expectAccessible(page, 'an order in doubt');
  await panel(page).getByRole('button', { name: 'It is not there' }).click();
  await expectAccessible(page, 'in doubt: it is not there');
  await page.getByRole('dialog').getByRole('button', { name: 'Send to ERP again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('SO-');
  await expect(panel(page)).toHaveCount(0);
  expect((await machine.look(order.id)).actions).toEqual(expect.arrayContaining(['order.not_in_erp']));
});

test('giving up asks for a reason, and makes the order the clerk’s again', async ({ page }) => {
  const { machine, order, desk } = await orderInDoubt(page);
  await signIn(page, 'clerk');
  await page.goto(`/review/${order.id}`);
  await panel(page).getByRole('button', { name: 'Give up' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Give up' }).click();
  await expect(dialog.getByText('Say why, in a few words.')).toBeVisible();
  await expectAccessible(page, 'in doubt: give up');
  await dialog.getByLabel('Reason').fill('The customer has called and wants nothing');
  await dialog.getByRole('button', { name: 'Give up' }).click();
  await expect(desk.toast(/^Given up/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Reject/ }).filter({ visible: true })).toBeVisible();
  expect((await machine.look(order.id)).status).toBe('FAILED');
});
