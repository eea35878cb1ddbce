import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './pages/accessible';
import { Machine } from './pages/machine';
import { people } from './pages/sign-in';
import { test } from './test';

/** Somebody of this test's own: the language is the person's, on every device. */
async function newClerk(machine: Machine) {
  const person = { tenant: people.clerk.tenant, name: `lingua-${randomInt(1e9)}`, pin: '482913' };
  const body = { username: person.name, name: 'Lúcia Cossa', role: 'clerk', pin: person.pin };
  await machine.call('POST', '/api/settings/users', body);
  return person;
}

async function choose(page: Page, label: string, language: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).selectOption(language);
}

test('a clerk chooses Portuguese, and every page of theirs is in it', async ({ page, request }) => {
  const machine = new Machine(request);
  await machine.signIn();
  const person = await newClerk(machine);
  await page.goto('/sign-in');
  await page.getByLabel('Tenant').fill(person.tenant);
  await page.getByLabel('Name').fill(person.name);
  await page.getByLabel('PIN').fill(person.pin);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/review**');

  await page.goto('/account');
  await choose(page, 'Language', 'Português');
  await expect(page.getByRole('heading', { name: 'Conta' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
  await expectAccessible(page, 'the account in Portuguese');

  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Páginas' })).toContainText('Revisão');
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('dialog', { name: 'Ir para' })).toBeVisible();
});

test('the sign-in page is in the language that the browser asks for', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'af-ZA' });
  const page = await context.newPage();
  await page.goto('/sign-in');
  await expect(page.getByRole('button', { name: 'Meld aan', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'af');
  await expectAccessible(page, 'the sign-in in Afrikaans');
  await context.close();
});
