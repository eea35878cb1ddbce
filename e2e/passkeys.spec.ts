import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './pages/accessible';
import { openPage } from './pages/open-page';
import { fillSignIn, people } from './pages/sign-in';
import { test } from './test';

/** Gives the page a phone that holds passkeys and asks for a finger; gives what makes its owner say no. */
async function giveAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal' },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
      automaticPresenceSimulation: true,
    },
  });
  return {
    recognise: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

/** Somebody of this test's own. */
async function newPerson({ request }: Page, role: 'clerk' | 'manager') {
  const { tenant, name: username, pin } = people.manager;
  const signedIn = await request.post('/api/auth/token', { data: { tenant, username, pin } });
  const headers = { authorization: `Bearer ${(await signedIn.json()).accessToken}` };
  const person = { tenant, name: `passkey-${Date.now()}`, pin: '482913', shown: 'Passkey Thandi' };
  const data = { username: person.name, name: person.shown, role, pin: person.pin };
  await request.post('/api/settings/users', { headers, data });
  return person;
}

async function signOut(page: Page, shown: string): Promise<void> {
  await page.getByRole('button', { name: shown }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL('**/sign-in**');
}

test('a passkey is added, signs in, is renamed and removed', async ({ page }) => {
  test.setTimeout(180_000);
  const person = await newPerson(page, 'clerk');
  const { recognise } = await giveAuthenticator(page);
  const dialog = page.getByRole('dialog');
  await page.goto('/sign-in');
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
  await expectAccessible(page, 'sign-in with passkeys');
  await fillSignIn(page, person);
  await page.waitForURL('**/review**');
  await openPage(page, '/account');

  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue('Chrome on Linux');
  await expectAccessible(page, 'adding a passkey');
  await dialog.getByLabel('Name').fill('Work phone');
  await dialog.getByLabel('Your PIN').fill('482914');
  await dialog.getByRole('button', { name: 'Add it' }).click();
  await expect(dialog.getByText('The PIN is not right')).toBeVisible();
  await dialog.getByLabel('Your PIN').fill(person.pin);
  await dialog.getByRole('button', { name: 'Add it' }).click();
  const row = page.getByRole('row', { name: 'Work phone' });
  await expect(row).toContainText('Never');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await dialog.getByLabel('Your PIN').fill(person.pin);
  await dialog.getByRole('button', { name: 'Add it' }).click();
  await expect(dialog.getByText('This device holds a passkey of yours already')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expectAccessible(page, 'account with a passkey');
  await signOut(page, person.shown);

  await recognise(false);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'No passkey was used' })).toBeVisible();
  await recognise(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL('**/review**');
  await openPage(page, '/account');
  await expect(row).not.toContainText('Never');

  await row.getByRole('button', { name: 'Rename' }).click();
  await dialog.getByLabel('Name').fill('Old phone');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const renamed = page.getByRole('row', { name: 'Old phone' });
  await renamed.getByRole('button', { name: 'Remove' }).click();
  await dialog.getByLabel('Your PIN').fill(person.pin);
  await expectAccessible(page, 'removing a passkey');
  await dialog.getByRole('button', { name: 'Remove it' }).click();
  await expect(renamed).toHaveCount(0);
  await signOut(page, person.shown);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'This passkey does not sign you in' }),
  ).toBeVisible();
});

test('a browser without passkeys, or at another address, shows no button for them', async ({
  page,
  baseURL,
}) => {
  await page.goto((baseURL ?? '').replace('localhost', '127.0.0.1').concat('/sign-in'));
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.goto('/sign-in');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0);
});

test('where managers need a second factor, a passkey is one', async ({ page }) => {
  test.setTimeout(120_000);
  const person = await newPerson(page, 'manager');
  await giveAuthenticator(page);
  await page.goto('/sign-in');
  await fillSignIn(page, person);
  await page.waitForURL('**/review**');
  await openPage(page, '/settings/tenant');
  const needed = page.getByLabel('Second factor of managers');
  await needed.selectOption('Needed');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL('**/account');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog').getByLabel('Your PIN').fill(person.pin);
  await page.getByRole('dialog').getByRole('button', { name: 'Add it' }).click();
  await page.waitForURL('**/review**');
  await signOut(page, person.shown);
  await fillSignIn(page, person);
  await expect(page.getByRole('alert').filter({ hasText: 'yours is a passkey' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL('**/review**');
  await openPage(page, '/settings/tenant');
  await needed.selectOption('Optional');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The tenant is saved')).toBeVisible();
});
