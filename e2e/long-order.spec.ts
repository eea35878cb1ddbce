import { expect } from '@playwright/test';
import { needsLook } from '../lib/certainty';
import { expectAccessible } from './pages/accessible';
import { deliverOrder } from './pages/deliver-order';
import { Machine } from './pages/machine';
import { ReviewDesk } from './pages/review-desk';
import { signIn } from './pages/sign-in';
import { test } from './test';

const strange = ['moonlight fizz', 'starlight gloss'] as const;

/** Forty lines of goods as the catalogue calls them, and two that nobody can read, one of them last. */
async function deliverLongOrder(machine: Machine) {
  const { products } = await machine.call<{ products: { name: string }[] }>('GET', '/api/products?limit=120');
  const names = products.map(({ name }) => name).filter((name) => name.length < 40);
  const lines = names.slice(0, 40).map((name) => `2 x ${name}`);
  lines.splice(25, 0, `3 ${strange[0]}`);
  const { id } = await deliverOrder(machine, [...lines, `7 ${strange[1]}`].join('\n'));
  return machine.call<{ id: string; lines: ReadLine[] }>('GET', `/api/orders/${id}`);
}

interface ReadLine {
  id: string;
  rawItemText: string;
  product: unknown;
  verified: boolean;
  warnings: unknown[];
  matchConfidence: number;
}

test('a long order is read by its doubts: plain lines are low, and can be left out', async ({ page }) => {
  const machine = new Machine(page.request);
  await machine.signIn();
  const order = await deliverLongOrder(machine);
  const plain = order.lines.find((line) => !needsLook(line) && line.matchConfidence >= 0.97);
  const button = page.locator(`[data-review-line="${plain?.id}"]`);
  await signIn(page, 'clerk');
  await new ReviewDesk(page).open(order.id);
  await test.step('a plain line is one low row, and opens with the focus', async () => {
    const row = page.getByRole('row').filter({ has: button });
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(33);
    await button.click();
    await expect(page.getByRole('button', { name: 'Search products' })).toBeVisible();
    expect((await row.boundingBox())?.height).toBeGreaterThan(33);
    await expectAccessible(page, 'a long order');
  });
  await test.step('V leaves only what needs the clerk, and N goes there', async () => {
    await page.getByRole('button', { name: strange[0], exact: true }).click();
    await page.keyboard.press('v');
    await expect(page.getByText(/^\d+ of \d+ lines hidden$/)).toBeVisible();
    await expect(button).toHaveCount(0);
    await expectAccessible(page, 'only what needs me');
    const at = order.lines.findIndex(({ rawItemText }) => rawItemText === strange[0]);
    const next = order.lines.slice(at + 1).find(needsLook);
    await page.keyboard.press('n');
    await expect(page.locator(`[data-review-line="${next?.id}"]`)).toBeFocused();
    await page.keyboard.press('v');
    await expect(button).toBeVisible();
  });
});

test('a telephone opens a long order at its first doubt', async ({ page }) => {
  const machine = new Machine(page.request);
  await machine.signIn();
  const order = await deliverLongOrder(machine);
  const first = order.lines.find(needsLook);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'clerk');
  await new ReviewDesk(page).open(order.id);
  await expect(page.locator(`[data-review-line="${first?.id}"]`)).toBeInViewport();
});
