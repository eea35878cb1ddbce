import { expect, type Page } from '@playwright/test';
import { scrollsSideways } from './pages/accessible';
import { cleanText, openNewOrder, unsurePhrase, unsureText } from './pages/deliver-order';
import { test } from './test';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

interface ReadLines {
  lines: { rawItemText: string; verified: boolean }[];
}

/** A finger across the line with that phrase; it is lifted when that is asked for. */
async function swipe(page: Page, phrase: string, by: number, beforeEnd: () => Promise<void>): Promise<void> {
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: phrase, exact: true }) });
  const box = await row.boundingBox();
  if (!box) throw new Error(`no line says ${phrase}`);
  const finger = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + 20];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let part = 1; part <= 8; part += 1)
    await finger.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: x + (by * part) / 8, y }],
    });
  await beforeEnd();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('on a telephone a line is searched for by a swipe to the left, and confirmed by one to the right', async ({
  page,
}) => {
  const { machine, order } = await openNewOrder(page, unsureText);
  await swipe(page, unsurePhrase, -120, async () => {
    expect(await scrollsSideways(page)).toBe(false);
  });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox')).toHaveValue(unsurePhrase);
  await dialog.getByRole('option').first().click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(async () => (await machine.look(order.id)).actions.join())
    .toMatch(/line\.(corrected|confirmed)/);

  const sure = await openNewOrder(page, cleanText);
  const [line] = (await machine.call<ReadLines>('GET', `/api/orders/${sure.order.id}`)).lines;
  const isVerified = async () =>
    (await machine.call<ReadLines>('GET', `/api/orders/${sure.order.id}`)).lines[0]?.verified;
  await swipe(page, line?.rawItemText ?? '', 40, async () => undefined);
  expect(await isVerified(), 'a slip is no swipe').toBe(false);
  await swipe(page, line?.rawItemText ?? '', 120, async () => undefined);
  await expect.poll(isVerified).toBe(true);
});
