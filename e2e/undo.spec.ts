import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { Machine } from './pages/machine';
import { ReviewDesk } from './pages/review-desk';
import { signIn } from './pages/sign-in';

async function openCleanOrder(page: Page): Promise<{ machine: Machine; desk: ReviewDesk; orderId: string }> {
  const machine = new Machine(page.request);
  await machine.signIn();
  const { products } = await machine.call<{ products: { name: string }[] }>('GET', '/api/products?limit=1');
  const order = await machine.deliver(
    `27825${randomUUID().replace(/\D/g, '').padEnd(6, '0').slice(0, 6)}`,
    `2 ${products[0]?.name}`,
  );
  await signIn(page, 'clerk');
  const desk = new ReviewDesk(page);
  await desk.open(order.id);
  for (
    let tries = 0;
    tries < 3 && !(await page.getByText('Ready', { exact: true }).isVisible());
    tries += 1
  ) {
    await page.keyboard.press('Enter');
    await page.waitForTimeout(800);
  }
  await expect(page.getByText('Ready', { exact: true })).toBeVisible();
  return { machine, desk, orderId: order.id };
}

function countApprovals(page: Page): { count: number } {
  const calls = { count: 0 };
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/approve')) calls.count += 1;
  });
  return calls;
}

const statusOf = async (machine: Machine, orderId: string) =>
  (await machine.call<{ status: string }>('GET', `/api/orders/${orderId}`)).status;

test('an approval that is taken back with Z makes no call, and the order is open again', async ({ page }) => {
  const { machine, orderId } = await openCleanOrder(page);
  const calls = countApprovals(page);
  await page.keyboard.press('a');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByText(/^Taken back/)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${orderId}$`));
  await page.waitForTimeout(6000);
  expect(calls.count).toBe(0);
  expect(await statusOf(machine, orderId)).toBe('PENDING_REVIEW');
});

test('leaving the page inside the wait sends the approval, once', async ({ page }) => {
  const { machine, orderId } = await openCleanOrder(page);
  const calls = countApprovals(page);
  await page.keyboard.press('a');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.goto('about:blank');
  await expect.poll(() => statusOf(machine, orderId), { timeout: 15_000 }).not.toBe('PENDING_REVIEW');
  expect(calls.count).toBeLessThanOrEqual(1);
  const { events } = await machine.call<{ events: { action: string }[] }>(
    'GET',
    `/api/orders/${orderId}/events`,
  );
  expect(events.filter(({ action }) => action === 'order.approved')).toHaveLength(1);
});
