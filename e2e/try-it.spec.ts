import { expect, type Page } from '@playwright/test';
import { openPage } from './pages/open-page';
import { signIn } from './pages/sign-in';
import { test } from './test';

const endpoint = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

test('a partner calls an endpoint from its page, and is told what is missing before anything is sent', async ({
  page,
}) => {
  await signIn(page, 'manager');
  await openPage(page, '/docs/api/customers');
  const list = endpoint(page, 'GET /api/customers');
  await list.getByText('Try it').click();
  await list.getByLabel('limit').fill('1');
  await list.getByRole('button', { name: 'Send' }).click();
  const answer = list.getByRole('region', { name: 'Answer' });
  await expect(answer.getByRole('status')).toContainText('200');
  const [customer] = JSON.parse((await answer.locator('pre').textContent()) ?? '').customers;

  const one = endpoint(page, 'GET /api/customers/:id');
  await one.getByText('Try it').click();
  await one.getByRole('button', { name: 'Send' }).click();
  await expect(one.getByText('id is required.')).toBeVisible();
  await one.getByLabel('id (required)').fill(customer.id);
  await one.getByRole('button', { name: 'Send' }).click();
  await expect(one.getByRole('region', { name: 'Answer' })).toContainText(customer.name);

  const change = endpoint(page, 'POST /api/customers');
  await change.getByText('Try it').click();
  await expect(change.getByText('Changes your company’s own data')).toBeVisible();
  await change.getByLabel('Body').fill('{ "name": ');
  await change.getByRole('button', { name: 'Send' }).click();
  await expect(change.getByText('This is not JSON')).toBeVisible();
  await change.getByLabel('Body').fill('{ "name": "" }');
  await change.getByRole('button', { name: 'Send' }).click();
  await expect(change.getByRole('region', { name: 'Answer' })).toContainText('invalid_input');
});

test('who is not signed in is led there, and back', async ({ page }) => {
  await openPage(page, '/docs/api/customers');
  const list = endpoint(page, 'GET /api/customers');
  await list.getByText('Try it').click();
  await list.getByRole('button', { name: 'Send' }).click();
  const answer = list.getByRole('region', { name: 'Answer' });
  await expect(answer.getByRole('status')).toContainText('401');
  await expect(answer.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    /^\/sign-in\?next=%2Fdocs%2Fapi%2Fcustomers%23/,
  );
});
