import { expect, test } from '@playwright/test';
import { fillSignIn, people, signIn } from './pages/sign-in';

test('a wrong PIN says no more than that something is wrong', async ({ page }) => {
  await page.goto('/sign-in');
  await fillSignIn(page, { ...people.clerk, name: `nobody-${Date.now()}`, pin: '000000' });
  await expect(page.getByRole('alert').filter({ hasText: /not right/ })).toBeVisible();
  await expect(page).toHaveURL(/sign-in/);
});

test('a page asks for a sign-in and then shows what was asked for', async ({ page }) => {
  await page.goto('/products');
  await expect(page).toHaveURL(/sign-in/);
  await fillSignIn(page, people.manager);
  await expect(page).toHaveURL(/\/products/);
});

test('signing out ends the session', async ({ page }) => {
  await signIn(page, 'manager');
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: /sign out/i }).click();
  await expect(page).toHaveURL(/sign-in/);
  await page.goto('/orders');
  await expect(page).toHaveURL(/sign-in/);
});
