import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './pages/accessible';
import { Machine } from './pages/machine';
import { openPage } from './pages/open-page';
import { ReviewDesk } from './pages/review-desk';
import { fillSignIn, people } from './pages/sign-in';
import { test } from './test';

/** Somebody of this test's own: the language is the person's, on every device. */
async function newClerk(machine: Machine) {
  const person = { tenant: people.clerk.tenant, name: `lingua-${randomInt(1e9)}`, pin: '482913' };
  const body = { username: person.name, name: 'Lúcia Cossa', role: 'clerk', pin: person.pin };
  await machine.call('POST', '/api/settings/users', body);
  return person;
}

async function signInAs(page: Page, person: Awaited<ReturnType<typeof newClerk>>): Promise<void> {
  await page.goto('/sign-in');
  await fillSignIn(page, person);
  await page.waitForURL('**/review**');
}

async function choose(page: Page, label: string, language: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).selectOption(language);
}

test('a clerk chooses Portuguese, and every page of theirs is in it', async ({ page, request }) => {
  const machine = new Machine(request);
  await machine.signIn();
  const person = await newClerk(machine);
  await signInAs(page, person);

  await page.goto('/account');
  await choose(page, 'Language', 'Português');
  await expect(page.getByRole('heading', { name: 'Conta' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
  await expectAccessible(page, 'the account in Portuguese');

  await openPage(page, '/account');
  await expect(page.getByRole('navigation', { name: 'Páginas' })).toContainText('Revisão');
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('dialog', { name: 'Ir para' })).toBeVisible();
});

test('a clerk reads the desk in Portuguese and approves an order there', async ({ page, request }) => {
  test.slow();
  const machine = new Machine(request);
  await machine.signIn();
  const person = await newClerk(machine);
  const order = await machine.deliver(`2782555${randomInt(1000, 9999)}`, '10 dawnbake brown bread 700g');
  await signInAs(page, person);
  await page.goto('/account');
  await choose(page, 'Language', 'Português');
  await expect(page.getByRole('heading', { name: 'Conta' })).toBeVisible();

  const desk = new ReviewDesk(page);
  const claimed = desk.claimed(order.id);
  await page.goto(`/review/${order.id}`);
  await claimed;
  await expect(page.getByRole('navigation', { name: 'Encomendas por rever' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Aprovar/ })).toBeVisible();
  await expectAccessible(page, 'the desk in Portuguese');
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Teclas' });
  await expect(keys).toContainText('Encomenda seguinte');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Aprovar/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sim, aprovar' }).click();
  const said = page.getByRole('region', { name: /^Notificações/ });
  await expect(said.getByText(/SO-\d{4}-\d+/).first()).toBeVisible({ timeout: 20_000 });
  await page.goto(`/orders/${order.id}`);
  await expect(page.getByRole('main')).toContainText('No ERP');
  await expectAccessible(page, 'an order in Portuguese');
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
