import { expect, type Page } from '@playwright/test';
import { Machine } from './pages/machine';
import { openPage } from './pages/open-page';
import { signIn } from './pages/sign-in';
import { test } from './test';

const card = (page: Page, title: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title }) });

test('a manager sees how the desk does, as charts and in figures, and the orders behind them', async ({
  page,
}) => {
  const machine = new Machine(page.request);
  await machine.signIn();
  const { total } = await machine.call<{ total: { approved: number; touchless: number } }>(
    'GET',
    '/api/insights?days=90',
  );
  expect(total.approved).toBeGreaterThan(0);
  await signIn(page, 'manager');
  await openPage(page, '/insights');
  await page.getByRole('link', { name: 'Last 90 days' }).click();
  await page.waitForURL('**/insights?days=90');
  const touchless = card(page, 'Touchless');
  await expect(touchless).toContainText(`${total.touchless} of ${total.approved} orders`);
  for (const title of ['Touchless', 'Corrections', 'Time to approval', 'Channels', 'Confidence kept']) {
    await expect(card(page, title).getByRole('img', { name: title })).toBeVisible();
    await expect(card(page, title).locator('svg.recharts-surface').first()).toBeVisible();
  }

  await test.step('each says the same as a table', async () => {
    await touchless.getByRole('button', { name: 'Table' }).click();
    await expect(touchless.getByRole('table')).toBeVisible();
    await expect(touchless.getByRole('img', { name: 'Touchless' })).toHaveCount(0);
    await touchless.getByRole('button', { name: 'Chart' }).click();
    await expect(touchless.getByRole('img', { name: 'Touchless' })).toBeVisible();
  });

  await test.step('a count of corrections leads to the orders in which they were made', async () => {
    const corrections = card(page, 'Corrections');
    await corrections.getByRole('button', { name: 'Table' }).click();
    const row = corrections
      .getByRole('row')
      .filter({ has: page.getByRole('cell', { name: '1', exact: true }) });
    await row.first().getByRole('cell', { name: '1', exact: true }).first().getByRole('link').click();
    await page.waitForURL(/\/orders\?corrected=[A-Z]+&correctedFrom=/);
    await expect(page.getByRole('button', { name: /Corrected: / })).toBeVisible();
    await expect(page.getByRole('main').getByRole('table').getByRole('row')).toHaveCount(2);
    await page.goBack();
  });

  await test.step('and leads to the orders, as many as it counted', async () => {
    await touchless.getByRole('link', { name: 'Touchless orders' }).click();
    await page.waitForURL('**/orders?*touched=false*');
    const chip = page.getByRole('button', { name: /No line edited/ });
    await expect(chip).toBeVisible();
    await page.getByRole('button', { name: /Approved .* – / }).click();
    await expect(page).toHaveURL(/\/orders\?touched=false$/);
  });
});

test('days that make no period are said so, and other days can be chosen', async ({ page }) => {
  await signIn(page, 'manager');
  await openPage(page, '/insights?from=2026-02-01&to=2026-01-01');
  await expect(page.getByText('The last day is before the first one')).toBeVisible();
  await page.getByLabel('To').fill('2026-02-05');
  await expect(page.getByText('Nothing was approved in these days')).toBeVisible();
});

test('the insights are none of a clerk’s', async ({ page }) => {
  await signIn(page, 'clerk');
  await openPage(page, '/insights');
  await expect(page.getByText('Insights are for managers')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pages' }).getByText('Insights')).toHaveCount(0);
});
