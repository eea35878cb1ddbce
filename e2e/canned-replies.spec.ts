import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectAccessible } from './pages/accessible';
import { openNewOrder, unsurePhrase, unsureText } from './pages/deliver-order';
import { openPage } from './pages/open-page';
import { signIn } from './pages/sign-in';
import { test } from './test';

test('a manager keeps a reply, and a clerk writes it by key with what the order says filled in', async ({
  page,
  browser,
}) => {
  const title = `Confirmed ${randomInt(1e9).toString(36)}`;
  await test.step('the settings show how it reads, and refuse a variable that there is not', async () => {
    await signIn(page, 'manager');
    await openPage(page, '/settings/canned-replies');
    await page.getByRole('button', { name: 'Add reply' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByLabel('Text').fill('Hi {name}');
    await expect(dialog.getByText('There is no {name}')).toBeVisible();
    await dialog.getByLabel('Text').fill('Hi {customer}, we pack:\n{lines}\nIt comes on {deliveryDate}.');
    await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('Hi Sunrise Spaza, we pack:');
    await expectAccessible(page, 'a new canned reply');
    await dialog.getByRole('button', { name: 'Add reply' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('English');
  });

  const context = await browser.newContext();
  const clerk = await context.newPage();
  const { machine, order } = await openNewOrder(clerk, '10 brown bread 700g');
  const composer = clerk.getByRole('textbox', { name: `Write to ${order.customer.name}` });
  await test.step('R offers it, and it stands in the composer before anything is sent', async () => {
    await expect(clerk.getByRole('button', { name: 'Canned replies' })).toBeVisible();
    await clerk.keyboard.press('r');
    const item = clerk.getByRole('menuitem', { name: new RegExp(title) });
    await expect(item).toContainText(`Hi ${order.customer.name}`);
    await item.click();
    await expect(composer).toBeFocused();
    await expect(composer).toHaveValue(/we pack:\n10 .*Brown Bread/);
    expect((await machine.look(order.id)).actions).not.toContain('message.written');
  });
  await test.step('what the order says nothing for is for the clerk to write before it goes', async () => {
    await expect(clerk.getByText('The order says nothing for {deliveryDate}')).toBeVisible();
    await expect(clerk.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
    const written = (await composer.inputValue()).replace('{deliveryDate}', 'Thursday');
    await composer.fill(written);
    await clerk.keyboard.press('Control+Enter');
    await expect(composer).toHaveValue('');
    expect((await machine.look(order.id)).actions).toContain('message.written');
  });
  await context.close();

  await test.step('it is changed and taken away', async () => {
    await page.getByRole('button', { name: `Edit ${title}` }).click();
    await page.getByRole('dialog').getByLabel('Text').fill('Thank you, {customer}.');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('Thank you, {customer}.');
    await page.getByRole('button', { name: `Remove ${title}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('row', { name: new RegExp(title) })).toHaveCount(0);
  });
});

test('approving before the customer has answered takes a second, deliberate step', async ({ page }) => {
  const { machine, desk, order } = await openNewOrder(page, unsureText);
  await desk.focus(unsurePhrase);
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('1 question unanswered')).toBeVisible();
  await desk.focus(unsurePhrase);
  await page.keyboard.press('1');
  await page.keyboard.press('a');
  await expect(dialog).toContainText('A question to the customer is open');
  await expectAccessible(page, 'approving before the answer');
  await dialog.getByRole('button', { name: 'Wait for the answer' }).click();
  await expect(dialog).toBeHidden();
  expect((await machine.look(order.id)).status).toBe('PENDING_REVIEW');
  await page.keyboard.press('a');
  await dialog.getByRole('button', { name: 'Approve without it' }).click();
  await expect.poll(async () => (await machine.look(order.id)).status).toMatch(/APPROVED|COMPLETED/);
});
