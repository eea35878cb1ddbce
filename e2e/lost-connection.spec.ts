import { expect, type Page, type Route } from '@playwright/test';
import { cleanText, openNewOrder, unsurePhrase, unsureText } from './pages/deliver-order';
import { test } from './test';

/** Lets the first request of this kind arrive and loses its answer: nobody here knows what became of it. */
async function loseFirstAnswer(page: Page, url: string, method: string): Promise<{ sent: number }> {
  const seen = { sent: 0 };
  await page.route(url, async (route: Route) => {
    if (route.request().method() !== method) return route.fallback();
    seen.sent += 1;
    if (seen.sent > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  return seen;
}

test('an edit whose answer is lost is done once, and is nobody else’s change', async ({ page }) => {
  await loseFirstAnswer(page, '**/api/orders/*/lines/*', 'PUT');
  const { machine, desk, order } = await openNewOrder(page, unsureText);
  await page.keyboard.press('2');
  await expect(page.getByText('Not saved yet, trying again')).toBeVisible();
  await expect(page.getByText('Not saved yet, trying again')).toBeHidden();
  await expect(desk.line(unsurePhrase)).toContainText('Confirmed');
  await expect(desk.toast(/changed by someone else/)).toHaveCount(0);
  expect((await machine.look(order.id)).actions.filter((action) => action === 'line.corrected')).toHaveLength(
    1,
  );
});

test('an approval whose answer is lost makes one sales order', async ({ page }) => {
  const seen = await loseFirstAnswer(page, '**/approve', 'POST');
  const { machine, desk, order } = await openNewOrder(page, cleanText);
  await page.keyboard.press('a');
  await expect(desk.toast(/^SO-\d{4}-\d+/)).toBeVisible({ timeout: 20_000 });
  expect(seen.sent).toBeGreaterThan(1);
  expect(
    (await machine.look(order.id)).actions.filter((action) => action === 'order.completed'),
  ).toHaveLength(1);
});

test('what is changed and approved while there is no connection is sent when there is one again', async ({
  page,
  context,
}) => {
  await page.clock.install();
  const { machine, desk, order } = await openNewOrder(page, unsureText);
  await context.setOffline(true);
  await page.keyboard.press('2');
  await expect(page.getByText('Not saved yet, trying again')).toBeVisible();
  await expect(desk.line(unsurePhrase)).toContainText('Confirmed');
  await page.keyboard.press('a');
  await expect(desk.toast(/^Approv/)).toBeVisible();
  await page.clock.runFor(6000);
  await context.setOffline(false);
  await expect(desk.toast(/^SO-\d{4}-\d+/)).toBeVisible({ timeout: 30_000 });
  expect((await machine.look(order.id)).status).toBe('COMPLETED');
});

test('an approval taken back while there is no connection is never sent', async ({ page, context }) => {
  await page.clock.install();
  const { machine, desk, order } = await openNewOrder(page, cleanText);
  await context.setOffline(true);
  await page.keyboard.press('a');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.keyboard.press('z');
  await expect(desk.toast(/^Taken back/)).toBeVisible();
  await context.setOffline(false);
  await page.clock.runFor(6000);
  expect((await machine.look(order.id)).status).toBe('PENDING_REVIEW');
});

test('on a slow network an edit is on screen at once, and approving waits for it', async ({ page }) => {
  await page.route('**/api/orders/*/lines/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 6000));
    await route.continue();
  });
  const { machine, desk, order } = await openNewOrder(page, unsureText);
  await page.keyboard.press('2');
  await expect(desk.line(unsurePhrase)).toContainText('Confirmed', { timeout: 2000 });
  await page.keyboard.press('a');
  await expect(desk.toast(/^SO-\d{4}-\d+/)).toBeVisible({ timeout: 30_000 });
  expect((await machine.look(order.id)).actions).toContain('line.corrected');
});
