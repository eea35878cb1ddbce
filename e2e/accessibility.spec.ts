import type { Page } from '@playwright/test';
import { expectAccessible } from './pages/accessible';
import { catalogueStates } from './pages/catalogue-states';
import { Machine } from './pages/machine';
import { openPage } from './pages/open-page';
import { signIn } from './pages/sign-in';
import { type DeskState, deskStates } from './pages/states';
import { test } from './test';

async function walk(page: Page, statesOf: (machine: Machine) => Promise<DeskState[]>): Promise<void> {
  const machine = new Machine(page.request);
  await machine.signIn();
  await signIn(page, 'manager');
  for (const { name, show } of await statesOf(machine)) {
    await test.step(name, async () => {
      await show(page);
      await expectAccessible(page, name);
    });
  }
}

test('the sign-in page is accessible, light and dark, wide and narrow', async ({ page }) => {
  await openPage(page, '/sign-in');
  await expectAccessible(page, 'sign-in');
});

test('every state of every screen is accessible, light and dark, wide and narrow', async ({ page }) => {
  test.setTimeout(600_000);
  await walk(page, deskStates);
});

test('so are the catalogue’s pages and forms, with the longest names', async ({ page }) => {
  test.setTimeout(120_000);
  await walk(page, catalogueStates);
});
