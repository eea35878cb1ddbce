import { expect } from '@playwright/test';
import { Machine, type ReadOrder } from './pages/machine';
import { openPage } from './pages/open-page';
import { signIn } from './pages/sign-in';
import { test } from './test';

test('slips of chosen orders print together, each from page 1 of its own', async ({ page, request }) => {
  const machine = new Machine(request);
  await machine.signIn();
  const [long, short] = await longAndShort(machine);
  await signIn(page, 'clerk');
  await openPage(page, `/orders?status=${long.status}`);
  for (const { id } of [long, short]) {
    const row = page.getByRole('row').filter({ has: page.locator(`a[href="/orders/${id}"]`) });
    await row.getByRole('checkbox').check();
  }
  await page.getByRole('link', { name: 'Print 2 pick slips' }).click();
  await page.waitForURL('**/pick-slips**');
  await expect(page.getByRole('heading', { name: '2 pick slips' })).toBeVisible();

  const pages = page.getByRole('article');
  await expect(page.getByText('Page 1 of 1')).toHaveCount(1);
  const ofLong = (await pages.count()) - 1;
  expect(ofLong).toBeGreaterThan(1);
  for (let number = 1; number <= ofLong; number += 1) {
    await expect(page.getByText(`Page ${number} of ${ofLong}`)).toHaveCount(1);
    await expect(pages.nth(number - 1).getByRole('img')).toHaveAttribute('alt', `Code of order ${long.id}`);
  }
  await expect(pages.locator('tbody tr')).toHaveCount(matched(long) + matched(short));
  expect(pageSizes(await page.pdf({ preferCSSPageSize: true }))).toEqual(
    Array.from({ length: ofLong + 1 }, () => '210 × 297'),
  );
});

test('a roll is as long as the slip on it', async ({ page, request }) => {
  const machine = new Machine(request);
  await machine.signIn();
  const [long, short] = await longAndShort(machine);
  await signIn(page, 'clerk');
  await openPage(page, `/pick-slips?ids=${long.id},${short.id}&paper=80mm`);
  // A slip is measured once the scripts have taken it over, be it after the buttons, and anew when its code has come.
  await expect(async () => {
    const sizes = pageSizes(await page.pdf({ preferCSSPageSize: true }));
    const heights = await page
      .getByRole('article')
      .evaluateAll((slips) => slips.map((slip) => (slip.getBoundingClientRect().height * 25.4) / 96));
    expect(sizes).toHaveLength(2);
    sizes.forEach((size, index) => {
      const [width, height] = size.split(' × ').map(Number);
      expect(width).toBe(80);
      expect((height ?? 0) - (heights[index] ?? 0)).toBeGreaterThanOrEqual(0);
      expect((height ?? 0) - (heights[index] ?? 0)).toBeLessThan(3);
    });
  }).toPass({ timeout: 20_000 });
});

test('an order that cannot be printed is named, and the rest print', async ({ page, request }) => {
  const machine = new Machine(request);
  await machine.signIn();
  const [, short] = await longAndShort(machine);
  const stranger = '0e9f4f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e';
  await signIn(page, 'clerk');
  await page.goto(`/pick-slips?ids=${stranger},${short.id}`);
  await expect(page.getByText(`${stranger}: There is no such order.`)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goto('/pick-slips');
  await expect(page.getByText('No order is chosen')).toBeVisible();
});

/** Two orders of one status: the one with the most lines, and the one with the fewest. */
async function longAndShort(machine: Machine): Promise<[ReadOrder, ReadOrder]> {
  const { orders } = await machine.call<{ orders: ReadOrder[] }>(
    'GET',
    '/api/orders?status=PENDING_REVIEW&limit=50',
  );
  const sorted = orders.filter((order) => matched(order) > 0).sort((a, b) => matched(b) - matched(a));
  const [long, short] = [sorted[0], sorted.at(-1)];
  if (!long || !short) throw new Error('the demo tenant has no orders to pick');
  return [long, short];
}

function matched(order: ReadOrder): number {
  return order.lines.filter((line) => line.product !== null).length;
}

/** The pages of a PDF as Chromium writes it, in whole millimetres. */
function pageSizes(pdf: Buffer): string[] {
  const boxes = pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g);
  const mm = (points: string | undefined) => Math.round((Number(points) * 25.4) / 72);
  return Array.from(boxes, ([, width, height]) => `${mm(width)} × ${mm(height)}`);
}
