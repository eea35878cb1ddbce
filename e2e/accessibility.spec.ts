import { expect, test } from '@playwright/test';
import { findViolations, scrollsSideways } from './pages/accessible';
import { Machine } from './pages/machine';
import { signIn } from './pages/sign-in';
import { deskStates } from './pages/states';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('the sign-in page has no accessibility violation', async ({ page }) => {
      await page.goto('/sign-in');
      expect(await findViolations(page)).toEqual([]);
    });

    test('no state of any screen has an accessibility violation', async ({ page }) => {
      test.setTimeout(600_000);
      const machine = new Machine(page.request);
      await machine.signIn();
      await signIn(page, 'manager');
      for (const { name, show } of await deskStates(machine)) {
        await test.step(name, async () => {
          await show(page);
          expect.soft(await findViolations(page), name).toEqual([]);
        });
      }
    });
  });
}

for (const width of [320, 768]) {
  test(`no state of any screen scrolls sideways at ${width} px`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width, height: 800 });
    const machine = new Machine(page.request);
    await machine.signIn();
    await signIn(page, 'manager');
    for (const { name, show } of await deskStates(machine)) {
      await show(page);
      expect.soft(await scrollsSideways(page), name).toBe(false);
    }
  });
}
