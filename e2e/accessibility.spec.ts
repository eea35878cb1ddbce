import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { signIn } from './pages/sign-in';

const screens = [
  '/review',
  '/orders',
  '/orders?search=nothing+has+this',
  '/products',
  '/customers',
  '/simulator',
  '/settings/api-keys',
  '/settings/webhooks',
  '/settings/erp',
  '/settings/users',
  '/settings/health',
];
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`in ${scheme}`, () => {
    test.use({ colorScheme: scheme });

    test('the sign-in page has no accessibility violation', async ({ page }) => {
      await page.goto('/sign-in');
      await expectAccessible(page);
    });

    test('no screen of the desk has an accessibility violation', async ({ page }) => {
      await signIn(page, 'manager');
      for (const screen of screens) {
        await test.step(screen, async () => {
          await page.goto(screen);
          await expect(page.getByRole('main')).toBeVisible();
          await expectAccessible(page);
        });
      }
    });

    test('neither an order nor its pick slip has one', async ({ page }) => {
      await signIn(page, 'manager');
      await page.goto('/orders?status=COMPLETED');
      const href = await page.locator('a[href^="/orders/"]').first().getAttribute('href');
      for (const screen of [href ?? '', `${href}/pick-slip?paper=a4`, `${href}/pick-slip?paper=80mm`]) {
        await page.goto(screen);
        await expect(page.getByRole('main')).toBeVisible();
        await expectAccessible(page);
      }
    });
  });
}

async function expectAccessible(page: import('@playwright/test').Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
}

for (const width of [320, 1440]) {
  test(`no screen scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page, 'manager');
    for (const screen of screens) {
      await page.goto(screen);
      await expect(page.getByRole('main')).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, screen).toBeLessThanOrEqual(0);
    }
  });
}
