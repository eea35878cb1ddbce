import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { Machine } from './pages/machine';
import { makeCustomer } from './pages/make-goods';
import { openPage } from './pages/open-page';
import { signIn } from './pages/sign-in';
import { test } from './test';

test('the orders of one customer are listed alone, searched among, and all again', async ({
  page,
  request,
}) => {
  const machine = new Machine(request);
  await machine.signIn();
  const customer = await makeCustomer(machine);
  const text = `3 brown bread ${randomInt(1e9)}`;
  await machine.deliver(customer.phoneNumber.slice(1), text);
  await signIn(page, 'clerk');
  await openPage(page, `/orders?customer=${customer.id}`);
  const rows = page.getByRole('table').getByRole('row');
  // The head of the table is a row as well.
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toContainText(customer.name);
  await page.getByRole('searchbox').fill('nothing has this');
  await expect(page.getByText('No results match these filters')).toBeVisible();
  await page.getByRole('searchbox').fill('brown bread');
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: `Show all again, not only Customer: ${customer.name}` }).click();
  await expect(page.getByRole('button', { name: /^Show all again/ })).toHaveCount(0);
  await expect(page).toHaveURL(/\/orders\?search=brown\+bread$/);

  await page.goto('/orders?customer=00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
});
