import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './pages/accessible';
import { openPage } from './pages/open-page';
import { fillSignIn, people } from './pages/sign-in';
import { test } from './test';

interface Person {
  tenant: string;
  name: string;
  pin: string;
}

/** Somebody of this test's own: signing out everywhere would end the sessions that other tests have. */
async function newClerk({ request }: Page): Promise<Person> {
  const { tenant, name: username, pin } = people.manager;
  const signedIn = await request.post('/api/auth/token', { data: { tenant, username, pin } });
  const headers = { authorization: `Bearer ${(await signedIn.json()).accessToken}` };
  const person = { tenant, name: `devices-${Date.now()}`, pin: '482913' };
  const data = { username: person.name, name: 'Devices Thandi', role: 'clerk', pin: person.pin };
  await request.post('/api/settings/users', { headers, data });
  return person;
}

async function signInAs(page: Page, person: Person): Promise<void> {
  await page.goto('/sign-in');
  await fillSignIn(page, person);
  await page.waitForURL('**/review**');
}

test('another device is signed out from the list, and so is a copy of its cookie', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const person = await newClerk(page);
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  await signInAs(await elsewhere.newPage(), person);
  const copy = await playwright.request.newContext({
    baseURL: baseURL ?? '',
    storageState: await elsewhere.storageState(),
  });
  expect((await copy.get('/api/orders?limit=1')).status()).toBe(200);

  await signInAs(page, person);
  await openPage(page, '/orders');
  await page.getByRole('button', { name: 'Devices Thandi' }).click();
  await page.getByRole('menuitem', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { name: 'Signed-in devices' })).toBeVisible();
  await expect(page.getByRole('row', { name: /This device/ })).toHaveCount(1);
  await expectAccessible(page, 'signed-in devices');
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByRole('button', { name: /^Sign out Chrome/ })).toHaveCount(0);
  expect((await copy.get('/api/orders?limit=1')).status()).toBe(401);
  await openPage(page, '/account');
  await expect(page.getByRole('row', { name: /This device/ })).toHaveCount(1);
  await copy.dispose();
  await elsewhere.close();
});
