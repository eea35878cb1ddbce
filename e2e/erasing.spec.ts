import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessible } from './pages/accessible';
import { Machine } from './pages/machine';
import { openPage } from './pages/open-page';
import { signIn } from './pages/sign-in';
import { test } from './test';

test('a manager downloads all that is stored of a customer, and erases them once their name is typed', async ({
  page,
}) => {
  const machine = new Machine(page.request);
  await machine.signIn();
  const name = `Okapi Corner ${randomInt(1e6)}`;
  const { id } = await machine.call<{ id: string }>('POST', '/api/customers', {
    ...{ name, phoneNumber: `+2771${randomInt(1e6, 1e7)}` },
  });
  await signIn(page, 'manager');
  await openPage(page, `/customers/${id}`);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download their data' }).click();
  const whole: unknown = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(whole).toMatchObject({ customer: { id, name }, data: { customers: [{ name }] } });

  await page.getByRole('button', { name: 'Erase…' }).click();
  const dialog = page.getByRole('dialog');
  const erase = dialog.getByRole('button', { name: 'Erase for good' });
  await expect(erase).toBeDisabled();
  await expectAccessible(page, 'a customer to be erased');
  await dialog.getByLabel('Type their name to confirm').fill(name);
  await erase.click();
  await expect(page.getByText(/^Erased on /)).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Erase…' })).toHaveCount(0);

  await page.goto('/settings/audit?kind=customer');
  await expect(page.getByRole('row').nth(1)).toContainText('Customer erased');
});
