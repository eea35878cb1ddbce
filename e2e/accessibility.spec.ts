import { expect, type Page, test } from '@playwright/test';
import { findViolations, scrollsSideways } from './pages/accessible';
import { Machine } from './pages/machine';
import { signIn } from './pages/sign-in';
import { deskStates } from './pages/states';

const wide = { width: 1440, height: 900 };
const narrow = [768, 320].map((width) => ({ width, height: 800 }));

/** Looks at a state in both colour schemes and at every width, without going there anew for each. */
async function expectAccessible(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await findViolations(page), `${name}, ${colorScheme}`).toEqual([]);
  }
  for (const size of narrow) {
    await page.setViewportSize(size);
    expect.soft(await scrollsSideways(page), `${name} at ${size.width} px scrolls sideways`).toBe(false);
  }
  await page.setViewportSize(wide);
}

test('the sign-in page is accessible, light and dark, wide and narrow', async ({ page }) => {
  await page.goto('/sign-in');
  await expectAccessible(page, 'sign-in');
});

test('every state of every screen is accessible, light and dark, wide and narrow', async ({ page }) => {
  test.setTimeout(600_000);
  const machine = new Machine(page.request);
  await machine.signIn();
  await signIn(page, 'manager');
  for (const { name, show } of await deskStates(machine)) {
    await test.step(name, async () => {
      await show(page);
      await expectAccessible(page, name);
    });
  }
});
