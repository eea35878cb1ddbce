import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expectAccessible } from './pages/accessible';
import { openPage } from './pages/open-page';
import { fillSignIn, people } from './pages/sign-in';
import { test } from './test';

interface Person {
  tenant: string;
  name: string;
  pin: string;
  shown: string;
}

/** Somebody of this test's own, so that no other test is asked for a code. */
async function newPerson({ request }: Page, role: 'clerk' | 'manager'): Promise<Person> {
  const { tenant, name: username, pin } = people.manager;
  const signedIn = await request.post('/api/auth/token', { data: { tenant, username, pin } });
  const headers = { authorization: `Bearer ${(await signedIn.json()).accessToken}` };
  const name = `factor-${Date.now()}`;
  const person = { tenant, name, pin: '482913', shown: `Factor Thandi ${Date.now() % 10_000}` };
  const data = { username: name, name: person.shown, role, pin: person.pin };
  await request.post('/api/settings/users', { headers, data });
  return person;
}

/** An authenticator app that never shows a code twice: each counts once, and half a minute is long in a test. */
class App {
  private readonly totp: TOTP;
  private lastStep = 0;

  constructor(secret: string) {
    this.totp = new TOTP({ secret: secret.replaceAll(' ', '') });
  }

  /** The code of now, else the next one, which is taken already; waits when that was used as well. */
  async code(page: Page): Promise<string> {
    const now = () => Math.floor(Date.now() / 30_000);
    while (this.lastStep > now()) await page.waitForTimeout(500);
    this.lastStep = Math.max(now(), this.lastStep + 1);
    return this.totp.generate({ timestamp: this.lastStep * 30_000 });
  }
}

async function signOut(page: Page, { shown }: Person): Promise<void> {
  await page.getByRole('button', { name: shown }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL('**/sign-in**');
}

/** On paper there are the codes and nothing else. */
async function expectPrintedAlone(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Recovery codes for Order Intake' })).toBeVisible();
  const codes = page.getByRole('region', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expect(codes.last()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'I have kept them' })).toBeHidden();
  await expect(page.getByText('Signed-in devices', { exact: true })).toBeHidden();
  await page.emulateMedia({ media: null });
}

/** Sets the factor up on the account page; gives the app and the recovery codes. */
async function setUp(
  page: Page,
  { pin }: Person,
  look: (name: string) => Promise<void> = async () => undefined,
) {
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Set up' }).click();
  await dialog.getByLabel('Your PIN').fill(pin);
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code' })).toBeVisible();
  await look('setting a second factor up');
  const secret = await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  const app = new App(secret ?? '');
  await dialog.getByLabel('Code', { exact: true }).fill('12345');
  await dialog.getByRole('button', { name: 'Turn it on' }).click();
  await expect(dialog.getByText('This is not the code that the app shows now')).toBeVisible();
  await dialog.getByLabel('Code', { exact: true }).fill(await app.code(page));
  await dialog.getByRole('button', { name: 'Turn it on' }).click();
  await expect(dialog.getByText('This is the only time they are shown')).toBeVisible();
  await look('recovery codes');
  await expectPrintedAlone(page);
  const recoveryCodes = await dialog.getByRole('listitem').allTextContents();
  expect(recoveryCodes).toHaveLength(10);
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(dialog).toBeHidden();
  return { app, recoveryCodes };
}

test('a second factor is set up, asked for, replaced by a recovery code and turned off', async ({ page }) => {
  test.setTimeout(180_000);
  const person = await newPerson(page, 'clerk');
  const look = (name: string) => expectAccessible(page, name);
  const submit = () => page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.goto('/sign-in');
  await fillSignIn(page, person);
  await page.waitForURL('**/review**');
  await openPage(page, '/account');
  await look('account without a second factor');
  const { app, recoveryCodes } = await setUp(page, person, look);
  await expect(page.getByText('10 recovery codes are left')).toBeVisible();
  await look('account with a second factor');
  await signOut(page, person);

  await fillSignIn(page, person);
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await look('sign-in, code');
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await submit();
  await expect(page.getByRole('alert').filter({ hasText: 'The code is not right' })).toBeVisible();
  await look('sign-in, wrong code');
  await page.getByLabel('Code', { exact: true }).fill(await app.code(page));
  await submit();
  await page.waitForURL('**/review**');
  await signOut(page, person);

  await fillSignIn(page, person);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '');
  await page.getByLabel('Trust this browser').check();
  await submit();
  await page.waitForURL('**/review**');
  await signOut(page, person);

  await fillSignIn(page, person);
  await page.waitForURL('**/review**');
  await openPage(page, '/account');
  await expect(page.getByText('9 recovery codes are left')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your PIN').fill(person.pin);
  await dialog.getByLabel('Code', { exact: true }).fill(recoveryCodes[0] ?? '');
  await dialog.getByRole('button', { name: 'Turn it off' }).click();
  await expect(dialog.getByText('The PIN or the code is not right')).toBeVisible();
  await look('turning a second factor off');
  await dialog.getByLabel('Code', { exact: true }).fill(await app.code(page));
  await dialog.getByRole('button', { name: 'Turn it off' }).click();
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
});

test('a manager takes the second factor of somebody who lost their phone away', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const person = await newPerson(page, 'clerk');
  const elsewhere = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await elsewhere.goto('/sign-in');
  await fillSignIn(elsewhere, person);
  await elsewhere.waitForURL('**/review**');
  await openPage(elsewhere, '/account');
  await setUp(elsewhere, person);

  await page.goto('/sign-in');
  await fillSignIn(page, people.manager);
  await page.waitForURL('**/review**');
  await openPage(page, '/settings/users');
  const row = page.getByRole('row', { name: person.shown });
  await expect(row.getByRole('cell', { name: 'On', exact: true })).toBeVisible();
  await expectAccessible(page, 'users with a second factor');
  await row.getByRole('button', { name: 'Remove factor' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove factor' }).click();
  await expect(row.getByRole('cell', { name: 'Off', exact: true })).toBeVisible();
  await page.goto('/settings/audit?kind=second_factor');
  await expect(page.getByRole('row').nth(1)).toContainText(`of: ${person.shown}`);

  await openPage(elsewhere, '/orders');
  await fillSignIn(elsewhere, person);
  await elsewhere.waitForURL('**/orders**');
  await elsewhere.context().close();
});

test('where managers need one, a manager is led to set it up before anything else', async ({ page }) => {
  test.setTimeout(120_000);
  const person = await newPerson(page, 'manager');
  await page.goto('/sign-in');
  await fillSignIn(page, person);
  await page.waitForURL('**/review**');
  await openPage(page, '/settings/tenant');
  const needed = page.getByLabel('Second factor of managers');
  await needed.selectOption('Needed');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL('**/account');
  await expect(page.getByText('Managers need a second factor here')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
  await expectAccessible(page, 'account that needs a second factor');
  for (const path of ['/orders', '/settings/users', '/review']) {
    await page.goto(path);
    await page.waitForURL('**/account');
  }
  await setUp(page, person);
  await page.waitForURL('**/review**');
  await openPage(page, '/settings/tenant');
  await needed.selectOption('Optional');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The tenant is saved')).toBeVisible();
});
