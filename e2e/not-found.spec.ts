import { expect } from '@playwright/test';
import { expectAccessible } from './pages/accessible';
import { openPage } from './pages/open-page';
import { signIn } from './pages/sign-in';
import { test } from './test';

const nowhere = ['/nonsense', '/orders/some/where/else', '/settings/nonsense', '/nonsense.png'];

test('an address that leads nowhere keeps the desk around whoever is signed in, with a way back', async ({
  page,
}) => {
  await signIn(page, 'clerk');
  for (const path of nowhere) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Not found' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Orders' })).toBeVisible();
  }
  await expect(page).toHaveTitle(/^Not found · /);
  await openPage(page, '/nonsense');
  await expectAccessible(page, 'not found');
  await page.getByRole('main').getByRole('link', { name: 'To the review queue' }).click();
  await expect(page).toHaveURL(/\/review/);
});

test('strangers see neither the desk nor which of its addresses there are', async ({ page }) => {
  for (const path of nowhere) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Not found' })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
  }
});
