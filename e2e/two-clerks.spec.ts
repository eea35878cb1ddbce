import { randomInt } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { cleanText, deliverOrder } from './pages/deliver-order';
import { Machine } from './pages/machine';
import { ReviewDesk } from './pages/review-desk';
import { type people, signIn } from './pages/sign-in';
import { test } from './test';

/**
 * What a clerk may wait until the other's doing is on screen: it takes well under a second, and longer where two browsers and
 * another journey share a slow machine.
 */
const soon = { timeout: 6000 };

async function openDesk(browser: Browser, who: keyof typeof people): Promise<ReviewDesk & { page: Page }> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, who);
  const opened = page.waitForResponse((answer) => answer.url().endsWith('/api/orders/stream'));
  await page.goto('/review');
  expect((await opened).status()).toBe(200);
  return new ReviewDesk(page);
}

test('two clerks on one order see each other and each other’s changes without a reload', async ({
  browser,
  request,
}) => {
  const machine = new Machine(request);
  await machine.signIn();
  const phrase = `green fizzies ${randomInt(1e6)}`;
  const [clerk, manager] = [await openDesk(browser, 'clerk'), await openDesk(browser, 'manager')];

  const order = await test.step('a new order appears for both by itself', async () => {
    const delivered = await machine.deliver(`2782557${randomInt(1000, 9999)}`, `3 ${phrase}`);
    for (const desk of [clerk, manager]) await expect(desk.queued(delivered.id)).toBeVisible(soon);
    return delivered;
  });

  await test.step('the second to open it sees who is on it', async () => {
    const claimed = clerk.claimed(order.id);
    await clerk.queued(order.id).click();
    await expect(clerk.line(phrase)).toBeVisible();
    await claimed;
    await manager.queued(order.id).click();
    await expect(manager.presence()).toBeVisible(soon);
    await expect(clerk.presence()).toBeHidden();
  });

  await test.step('taking over shows the first one', async () => {
    await manager.page.getByRole('button', { name: 'Take over' }).click();
    await expect(manager.presence()).toBeHidden(soon);
    await expect(clerk.presence()).toBeVisible(soon);
  });

  await test.step('a change by one is on the other’s screen', async () => {
    await clerk.focus(phrase);
    await clerk.searchAndPick('cola 2l', 'Cola 2L');
    await expect(manager.line(phrase)).toContainText('Cola 2L', soon);
  });

  await test.step('leaving ends the presence', async () => {
    await manager.page.goto('/orders');
    await expect(clerk.presence()).toBeHidden(soon);
  });

  await test.step('an order that one finishes leaves the other’s queue', async () => {
    await machine.call('POST', `/api/orders/${order.id}/reject`, { reason: 'Only a try' });
    await expect(clerk.queued(order.id)).toBeHidden(soon);
  });
});

test('an order that is left and opened again at once stays claimed', async ({ page }) => {
  const machine = new Machine(page.request);
  await machine.signIn();
  const order = await deliverOrder(machine, cleanText);
  await signIn(page, 'clerk');
  const asked: string[] = [];
  let answerFirst: () => void = () => undefined;
  const isBack = new Promise<void>((resolve) => {
    answerFirst = resolve;
  });
  await page.route(`**/api/orders/${order.id}/claim`, async (route) => {
    asked.push(route.request().method());
    const isFirst = asked.length === 1;
    const response = await route.fetch();
    if (isFirst) await isBack;
    await route.fulfill({ response });
  });
  await page.goto(`/review/${order.id}`);
  await expect.poll(() => asked).toEqual(['POST']);
  await page.keyboard.press('k');
  await page.keyboard.press('j');
  await expect.poll(() => asked).toEqual(['POST', 'POST']);
  const answered = page.waitForResponse((answer) => answer.url().endsWith(`/${order.id}/claim`));
  answerFirst();
  await (await answered).finished();
  // By the page's own clock, in which giving up waits for a frame to be drawn.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(asked).toEqual(['POST', 'POST']);
  // The second claim may be under way yet.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('without the stream the desk asks for itself', async ({ page, request }) => {
  const machine = new Machine(request);
  await machine.signIn();
  await page.route('**/api/orders/stream', (route) => route.abort());
  await signIn(page, 'clerk');
  await page.goto('/review');
  const order = await machine.deliver(`2782557${randomInt(1000, 9999)}`, `3 brown bread ${randomInt(1e6)}`);
  await expect(new ReviewDesk(page).queued(order.id)).toBeVisible();
  await machine.call('POST', `/api/orders/${order.id}/reject`, { reason: 'Only a try' });
});

test('two clerks who take the next order at the same moment get two, and come back to none that is taken', async ({
  browser,
  request,
}) => {
  const machine = new Machine(request);
  await machine.signIn();
  const [clerk, manager] = [await openDesk(browser, 'clerk'), await openDesk(browser, 'manager')];
  const delivered = [];
  for (let n = 0; n < 3; n += 1) {
    delivered.push(
      await machine.deliver(`2782556${randomInt(1000, 9999)}`, `3 brown bread ${randomInt(1e6)}`),
    );
  }
  const [last] = delivered.slice(-1);
  if (!last) throw new Error('nothing was delivered');
  for (const desk of [clerk, manager]) await expect(desk.queued(last.id)).toBeVisible(soon);
  const openAt = ({ page }: { page: Page }) => /review\/([^/]+)$/.exec(page.url())?.[1];
  const taken = new Set<string | undefined>();
  for (let round = 1; round <= 3; round += 1) {
    const before = [clerk, manager].map(openAt);
    // A desk that opened by itself what another was on may still be on its way to the next order.
    const settled = [clerk, manager].map(({ page }) =>
      page.waitForResponse(
        (answer) => answer.url().endsWith('/claim') && answer.request().method() === 'POST',
      ),
    );
    await Promise.all([clerk, manager].map(({ page }) => page.keyboard.press('g')));
    await Promise.all(settled);
    await expect.poll(() => [clerk, manager].map(openAt).every((id, at) => id !== before[at])).toBe(true);
    expect(openAt(clerk)).not.toBe(openAt(manager));
    taken.add(openAt(clerk));
  }
  expect(taken.size).toBe(3);
  await expect(clerk.presence()).toBeHidden();
  await expect(manager.queued(openAt(clerk) ?? '')).toContainText('is on it', soon);
  for (const { id } of delivered)
    await machine.call('POST', `/api/orders/${id}/reject`, { reason: 'Only a try' });
});
