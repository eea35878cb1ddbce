import { expect } from '@playwright/test';
import { openNewOrder } from './pages/deliver-order';
import { test } from './test';

const first = 'brown bread 700g';
const text = `10 ${first}\n4 white bread 700g`;

for (const { what, key, typed } of [
  { what: 'a quantity', key: 'q', typed: '2' },
  { what: 'a search', key: '/', typed: 'mil' },
]) {
  test(`what is being typed as ${what} goes to no other line when its own is taken away`, async ({
    page,
  }) => {
    const { machine, desk, order } = await openNewOrder(page, text);
    const [taken, other] = order.lines;
    await desk.focus(first);
    await page.keyboard.press(key);
    await expect(page.locator('input:focus')).toBeVisible();
    await page.keyboard.type(typed);
    await machine.call('DELETE', `/api/orders/${order.id}/lines/${taken?.id}`);
    await expect(desk.line(first)).toBeHidden();
    await page.keyboard.type('5a');
    await page.keyboard.press('Enter');
    await expect(desk.toast('The line is gone')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toBeHidden();
    // Were anything of it sent, it would be there by now.
    await page.waitForTimeout(1500);
    const now = await machine.look(order.id);
    expect(now.lines).toMatchObject([{ id: other?.id, quantity: 4, product: { sku: other?.product?.sku } }]);
    expect(now.actions.filter((action) => /^line\.(corrected|confirmed)|approved$/.test(action))).toEqual([]);
    // And the keys act again, on the line that the clerk goes to.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('q');
    await page.keyboard.type('6');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await machine.look(order.id)).lines[0]?.quantity).toBe(6);
  });
}
