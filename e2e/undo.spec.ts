import { expect, type Page } from '@playwright/test';
import { cleanText, openNewOrder } from './pages/deliver-order';
import { test } from './test';

function countApprovals(page: Page): { count: number } {
  const calls = { count: 0 };
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/approve')) calls.count += 1;
  });
  return calls;
}

test('an approval that is taken back with Z makes no call, and the order is open again', async ({ page }) => {
  await page.clock.install();
  const { machine, desk, order } = await openNewOrder(page, cleanText);
  const calls = countApprovals(page);
  await page.keyboard.press('a');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.keyboard.press('z');
  await expect(desk.toast(/^Taken back/)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${order.id}$`));
  await page.clock.runFor(6000);
  expect((await machine.look(order.id)).status).toBe('PENDING_REVIEW');
  expect(calls.count).toBe(0);
});

test('several that were approved at once are taken back with Z, and none of them was sent', async ({
  page,
}) => {
  await page.clock.install();
  const { machine, desk, order } = await openNewOrder(page, cleanText);
  const calls = countApprovals(page);
  await page.getByRole('button', { name: 'Choose several orders' }).click();
  const bar = page.getByRole('region', { name: 'Chosen orders' });
  await page
    .getByRole('listitem')
    .filter({ has: desk.queued(order.id) })
    .getByRole('checkbox')
    .last()
    .check();
  await bar.getByRole('button', { name: /^Approve 1 ready/ }).click();
  await expect(desk.queued(order.id)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.keyboard.press('z');
  await expect(desk.toast('1 order taken back')).toBeVisible();
  await expect(desk.queued(order.id)).toBeVisible();
  await page.clock.runFor(6000);
  expect((await machine.look(order.id)).status).toBe('PENDING_REVIEW');
  expect(calls.count).toBe(0);
});

test('a line that was removed comes back with Z as it was', async ({ page }) => {
  const { machine, desk, order } = await openNewOrder(page, `${cleanText}\n2 maize meal 5kg`);
  const [first] = order.lines;
  await desk.focus('brown bread 700g');
  await page.keyboard.press('Delete');
  await expect(desk.line('brown bread 700g')).toBeHidden();
  await expect(desk.toast('Line removed')).toBeVisible();
  await expect(desk.undoButton()).toBeVisible();
  await page.keyboard.press('z');
  await expect(desk.line('brown bread 700g')).toBeVisible();
  await expect
    .poll(async () => (await machine.look(order.id)).actions)
    .toEqual(expect.arrayContaining(['line.removed', 'line.restored']));
  expect((await machine.look(order.id)).lines[0]).toMatchObject(first ?? {});
});

for (const { page: which, busyMs } of [
  { page: 'the page', busyMs: 0 },
  // Longer than browsers wait for a page that hides.
  { page: 'a busy page', busyMs: 1500 },
]) {
  test(`leaving ${which} inside the wait sends the approval, once`, async ({ page }) => {
    const { machine, order } = await openNewOrder(page, cleanText);
    const calls = countApprovals(page);
    await page.keyboard.press('a');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await keepBusy(page, busyMs);
    await page.goto('about:blank');
    await expect
      .poll(async () => (await machine.look(order.id)).status, { timeout: 15_000 })
      .toBe('COMPLETED');
    expect(calls.count).toBeLessThanOrEqual(1);
    const { actions } = await machine.look(order.id);
    expect(actions.filter((action) => action === 'order.approved')).toHaveLength(1);
  });
}

/** Takes up the page's only thread for that long, from now on. */
async function keepBusy(page: Page, ms: number): Promise<void> {
  await page.evaluate((busyMs) => {
    // Behind the answer to this call.
    setTimeout(() => {
      const end = performance.now() + busyMs;
      while (performance.now() < end);
    });
  }, ms);
}
