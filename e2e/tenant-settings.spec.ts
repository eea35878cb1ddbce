import { expect } from '@playwright/test';
import { openPage } from './pages/open-page';
import { signIn } from './pages/sign-in';
import { test } from './test';

const screens = ['/settings/tenant', '/settings/messaging', '/settings/audit', '/settings/health'];

test('a change of the tenant is previewed, saved, seen on every page and in the audit', async ({ page }) => {
  await signIn(page, 'manager');
  await openPage(page, '/settings/tenant');
  const name = page.getByLabel('Name');
  const before = await name.inputValue();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.getByLabel('Currency').selectOption('EUR');
  await page.getByLabel('Language and region').selectOption('de-DE');
  await expect(preview).toContainText(/1\.234,50\s€/);
  await page.getByLabel('Currency').selectOption('ZAR');
  await page.getByLabel('Language and region').selectOption('en-ZA');

  await name.fill('Renamed Traders');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The tenant is saved')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Renamed Traders');
  await page.goto('/settings/audit?kind=tenant');
  const newest = page.getByRole('row').nth(1);
  await expect(newest).toContainText('Tenant settings changed');
  await expect(newest).toContainText(`name: ${before} → Renamed Traders`);

  await openPage(page, '/settings/tenant');
  await name.fill(before);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('banner')).toContainText(before);
});

test('the audit is filtered in its address, and cleared again', async ({ page }) => {
  await signIn(page, 'manager');
  await openPage(page, '/settings/audit');
  await page.getByLabel('What').selectOption('Orders');
  await page.waitForURL('**/settings/audit?kind=order');
  await page.getByLabel('Order’s id or ERP number').fill('no such order');
  await expect(page.getByText('No results match these filters')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page.getByLabel('Order’s id or ERP number')).toHaveValue('');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('messaging keeps its token to itself, and health says how each part does', async ({ page }) => {
  await signIn(page, 'manager');
  await openPage(page, '/settings/messaging');
  await expect(page.getByLabel('Access token')).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Callback address' })).toHaveValue(
    /\/api\/webhooks\/messaging$/,
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The messaging settings are saved')).toBeVisible();
  await page.goto('/settings/health');
  const parts = page.getByRole('list', { name: 'Parts of the service' }).getByRole('listitem');
  await expect(parts).toHaveCount(6);
  await expect(parts.filter({ hasText: 'Storage' })).toContainText('Works');
});

test('none of these screens is for clerks', async ({ page }) => {
  await signIn(page, 'clerk');
  for (const screen of screens) {
    await page.goto(screen);
    await expect(page.getByText('The settings are for managers')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);
  }
});
