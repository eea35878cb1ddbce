import { expect } from '@playwright/test';
import { fillSignIn, people, signInByHand } from './pages/sign-in';
import { test } from './test';

test('a wrong PIN says no more than that something is wrong', async ({ page }) => {
  await page.goto('/sign-in');
  await fillSignIn(page, { ...people.clerk, name: `nobody-${Date.now()}`, pin: '000000' });
  await expect(page.getByRole('alert').filter({ hasText: /not right/ })).toBeVisible();
  await expect(page).toHaveURL(/sign-in/);
  await expect(page.getByRole('button')).toHaveText(['Sign in', 'Sign in with a passkey']);
});

test('after five wrong PINs the form says how long to wait, and another name need not', async ({ page }) => {
  await page.goto('/sign-in');
  const wrong = { ...people.clerk, name: `nobody-${Date.now()}`, pin: '000000' };
  for (let n = 0; n < 5; n += 1) {
    await fillSignIn(page, wrong);
    await expect(page.getByRole('alert').filter({ hasText: /not right/ })).toBeVisible();
  }
  await fillSignIn(page, wrong);
  await expect(page.getByRole('alert').filter({ hasText: /Too many wrong PINs/ })).toBeVisible();
  const held = page.getByRole('button', { name: /Try again in 0:\d\d/ });
  await expect(held).toBeDisabled();
  const told = await held.textContent();
  await expect(held).not.toHaveText(told ?? '');
  await fillSignIn(page, people.clerk);
  await page.waitForURL('**/review**');
});

test('a new PIN ends the sessions of before, and the open page says so by itself', async ({
  page,
  request,
}) => {
  const { tenant, name: username, pin } = people.manager;
  const signedIn = await request.post('/api/auth/token', { data: { tenant, username, pin } });
  const headers = { authorization: `Bearer ${(await signedIn.json()).accessToken}` };
  const person = { tenant, name: `temp-${Date.now()}`, pin: '482913' };
  const data = { username: person.name, name: 'Temporary Thandi', role: 'clerk', pin: person.pin };
  const { id } = await (await request.post('/api/settings/users', { headers, data })).json();

  await page.goto('/sign-in');
  await fillSignIn(page, person);
  await page.waitForURL('**/review**');
  await request.put(`/api/settings/users/${id}`, { headers, data: { pin: '731946' } });
  // The live stream ends with the session, and the page says so by itself.
  await expect(page.getByText('Your session has ended')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await fillSignIn(page, { ...person, pin: '731946' });
  await page.waitForURL('**/review**');
});

test('nothing is sent before the page’s scripts have come, and no PIN gets into the address', async ({
  page,
}) => {
  await page.route('**/_next/static/chunks/*', () => undefined);
  await page.goto('/sign-in', { waitUntil: 'commit' });
  await page.getByLabel('Company code').fill(people.clerk.tenant);
  await page.getByLabel('Name').fill(people.clerk.name);
  await page.getByLabel('PIN').fill(people.clerk.pin);
  await page.getByLabel('PIN').press('Enter');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeDisabled();
  await expect(page).toHaveURL(/sign-in$/);
});

test('a page asks for a sign-in and then shows what was asked for', async ({ page }) => {
  await page.goto('/products');
  await expect(page).toHaveURL(/sign-in/);
  await fillSignIn(page, people.manager);
  await expect(page).toHaveURL(/\/products/);
});

test('signing out ends the session', async ({ page }) => {
  await signInByHand(page, 'manager');
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: /sign out/i }).click();
  await expect(page).toHaveURL(/sign-in/);
  await page.goto('/orders');
  await expect(page).toHaveURL(/sign-in/);
});
