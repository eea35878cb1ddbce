import { expect, type Locator } from '@playwright/test';
import { cleanText, deliverOrder, openNewOrder, unsurePhrase, unsureText } from './pages/deliver-order';
import { test } from './test';

test('a double click on Approve approves one order, and leaves the next one alone', async ({ page }) => {
  const { machine, desk, order } = await openNewOrder(page, cleanText);
  const next = await deliverOrder(machine, cleanText);
  // Longer than a double click takes: the next order is drawn ahead by then, and still nobody has read it.
  await expect(desk.queued(next.id)).toBeVisible();
  await expect(page.locator(`[data-review-line="${next.lines[0]?.id}"]`)).toBeAttached();
  await desk.read();
  await page.getByRole('button', { name: /^Approve/ }).dblclick();
  await expect.poll(async () => (await machine.look(order.id)).status, { timeout: 20_000 }).toBe('COMPLETED');
  expect((await machine.look(order.id)).actions.filter((action) => action === 'order.approved')).toHaveLength(
    1,
  );
  expect((await machine.look(next.id)).status).toBe('PENDING_REVIEW');
});

test('the message of an approval does not get under the hand that gave it', async ({ page }) => {
  const { machine, desk, order } = await openNewOrder(page, cleanText);
  const approve = page.getByRole('button', { name: /^Approve/ });
  const covered = page.evaluate(watchForMessageAt, await centreOf(approve));
  await approve.click();
  expect(await covered).toBe(false);
  // And however fast it came: the second half of a double click takes nothing back.
  await desk.undoButton().dispatchEvent('click', { detail: 2 });
  await expect(desk.toast(/SO-\d{4}-\d+/)).toBeVisible({ timeout: 20_000 });
  expect((await machine.look(order.id)).status).toBe('COMPLETED');
  await expect(desk.toast(/SO-\d{4}-\d+/)).toBeHidden();
});

async function centreOf(button: Locator): Promise<{ x: number; y: number }> {
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not on screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Runs in the page: whether a message lies at that point at any time until the first one has stood for a second. */
async function watchForMessageAt({ x, y }: { x: number; y: number }): Promise<boolean> {
  const isOver = () => document.elementFromPoint(x, y)?.closest('[data-sonner-toast]') != null;
  let end = Number.POSITIVE_INFINITY;
  while (performance.now() < end) {
    await new Promise(requestAnimationFrame);
    if (isOver()) return true;
    if (end === Number.POSITIVE_INFINITY && document.querySelector('[data-sonner-toast]'))
      end = performance.now() + 1000;
  }
  return false;
}

test('a late second half of a double click leaves the next order alone', async ({ page }) => {
  const { machine, desk, order } = await openNewOrder(page, cleanText);
  const next = await deliverOrder(machine, cleanText);
  await expect(desk.queued(next.id)).toBeVisible();
  await desk.read();
  const approve = page.getByRole('button', { name: /^Approve/ });
  await approve.click();
  await expect(page).toHaveURL(new RegExp(next.id));
  await desk.read();
  await approve.dispatchEvent('click', { detail: 2 });
  // A verdict goes on to the order after it at once.
  expect(page.url()).toContain(next.id);
  await expect.poll(async () => (await machine.look(order.id)).status, { timeout: 20_000 }).toBe('COMPLETED');
  expect((await machine.look(next.id)).status).toBe('PENDING_REVIEW');
});

test('the second half of a double click on a rejection changes no line of the next order', async ({
  page,
}) => {
  const { machine, desk, order } = await openNewOrder(page, cleanText);
  const next = await deliverOrder(machine, unsureText);
  await expect(desk.queued(next.id)).toBeVisible();
  await page.keyboard.press('x');
  await page.getByLabel('Reason').fill('Only a try');
  await page.getByRole('button', { name: 'Reject the order' }).evaluate(clickTwice, next.lines[0]?.id);
  await expect.poll(async () => (await machine.look(order.id)).status).toBe('CANCELLED');
  await page.waitForLoadState('networkidle');
  expect((await machine.look(next.id)).actions).not.toContain('line.corrected');
});

/** Runs in the page: the second click falls on a candidate of the next order as soon as that is drawn. */
async function clickTwice(button: HTMLElement, lineId: string | undefined): Promise<void> {
  button.click();
  const candidate = () =>
    document
      .querySelector(`[data-review-line="${lineId}"]`)
      ?.closest('tbody')
      ?.querySelector<HTMLElement>('ol button:not([aria-pressed="true"])');
  while (candidate()?.checkVisibility() !== true) await new Promise(requestAnimationFrame);
  candidate()?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }));
}

test('Enter held down confirms one line, and takes no product that nobody looked at', async ({ page }) => {
  const { machine, desk, order } = await openNewOrder(page, `${unsureText}\n8 zzkwiksil sachets`);
  // Confirms the first line, which leads to the second; that one has no product and asks for a search.
  for (let at = 0; at < 12; at += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(desk.line('zzkwiksil sachets')).toContainText('No product yet');
  await page.keyboard.down('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  for (let at = 0; at < 12; at += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  const lines = (await machine.look(order.id)).lines.map(({ product }) => product === null);
  expect(lines).toEqual([false, true]);
});

test('keys pressed in one breath act on what the key before has done', async ({ page }) => {
  const { machine, desk, order } = await openNewOrder(page, unsureText);
  const second = desk.line(unsurePhrase).getByRole('list', { name: 'Candidates' }).getByRole('button').nth(1);
  const sku = /[A-Z]{3}-\d{4}/.exec(await second.innerText())?.[0];
  await Promise.all(['2', 't'].map((key) => page.keyboard.press(key)));
  await expect(desk.toast(/^Learned/)).toBeVisible();
  expect((await machine.look(order.id)).lines[0]?.product?.sku).toBe(sku);
});

test('who leafs through the queue goes past an order that has not come yet', async ({ page }) => {
  // The order before is not drawn ahead, and its answer is held back.
  await page.route('**/api/orders/*-*-*-*-*', () => undefined);
  const { desk, order } = await openNewOrder(page, unsureText);
  await page.keyboard.press('k');
  await expect(page).not.toHaveURL(new RegExp(order.id));
  await expect(desk.line(unsurePhrase)).toBeHidden();
  await page.keyboard.press('j');
  await expect(page).toHaveURL(new RegExp(order.id));
  await expect(desk.line(unsurePhrase)).toBeVisible();
});

test('Enter pressed before the list has come takes what was searched for', async ({ page }) => {
  await page.route('**/api/product-search?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  const { machine, desk, order } = await openNewOrder(page, '8 zzkwiksil sachets');
  await page.keyboard.press('/');
  await page.keyboard.type('jozi roast');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('t');
  await expect(desk.toast(/^Learned/)).toBeVisible();
  expect((await machine.look(order.id)).lines[0]?.product?.name).toContain('Jozi Roast');
});
