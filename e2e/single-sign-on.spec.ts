import { rmSync } from 'node:fs';
import { expect } from '@playwright/test';
import { makeDataDir } from '../db/testing/make-data-dir';
import {
  configureIdentityProvider,
  startIdentityProvider,
} from '../lib/auth/testing/start-identity-provider';
import { fillSignIn, people } from './pages/sign-in';
import { freePort, type RunningService, runService } from './run-service';
import { test } from './test';

const oona = { sub: 'oona', tenant: 'demo', role: 'manager', name: 'Oona Oidc' };
const dataDir = makeDataDir('order-intake-sso-');
let provider: Awaited<ReturnType<typeof startIdentityProvider>>;
let service: RunningService;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  provider = await startIdentityProvider();
  const before = { ...process.env };
  configureIdentityProvider(provider.issuer, 'the-api');
  service = await runService({ port: await freePort(), dataDir });
  process.env = before;
});
test.beforeEach(() => {
  provider.setAway(false);
  provider.setPerson({ claims: oona });
});
test.afterAll(async () => {
  await service.stop();
  await provider.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const button = { name: /single sign-on/ };

test('a person of the identity provider comes to the page that was asked for, and may do what the role says', async ({
  page,
}) => {
  await page.goto(`${service.url}/customers?search=a`);
  await page.getByRole('button', button).click();
  await page.waitForURL('**/customers?search=a');
  await page.getByRole('banner').getByRole('button').last().click();
  await expect(page.getByText('Oona Oidc').last()).toBeVisible();
  await expect(page.getByText(/Manager at/)).toBeVisible();
  await page.goto(`${service.url}/settings/users`);
  await expect(page.getByRole('heading', { name: /users|people/i }).first()).toBeVisible();
});

test('who has no role, or a tenant that is not here, is told so and not let in', async ({ page }) => {
  provider.setPerson({ claims: { ...oona, role: 'owner' } });
  await page.goto(`${service.url}/products`);
  await page.getByRole('button', button).click();
  await expect(page.getByRole('alert').filter({ hasText: /no role/ })).toBeVisible();
  provider.setPerson({ claims: { ...oona, tenant: 'elsewhere' } });
  await page.getByRole('button', button).click();
  await expect(page.getByRole('alert').filter({ hasText: /does not exist/ })).toBeVisible();
  await expect(page).toHaveURL(/sign-in.*next=%2Fproducts/);
});

test('while the identity provider is away, the page says so and a PIN still works', async ({ page }) => {
  provider.setAway(true);
  await page.goto(`${service.url}/sign-in?next=/products`);
  await page.getByRole('button', button).click();
  await expect(page.getByRole('alert').filter({ hasText: /does not answer just now/ })).toBeVisible();
  await fillSignIn(page, people.clerk);
  await page.waitForURL('**/products');
});
