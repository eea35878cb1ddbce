import { expect } from '@playwright/test';
import { cleanText, deliverFirstOrder, marked } from './pages/deliver-order';
import { Machine } from './pages/machine';
import { ReviewDesk } from './pages/review-desk';
import { signIn } from './pages/sign-in';
import { test } from './test';

test('the first order of a sender asks once whether they are a customer', async ({ page }) => {
  const machine = new Machine(page.request);
  await machine.signIn();
  const order = await deliverFirstOrder(machine, cleanText);
  const phone = order.customer.phoneNumber ?? '';
  await signIn(page, 'clerk');
  const desk = new ReviewDesk(page);
  await desk.open(order.id);
  await desk.read();
  const dialog = page.getByRole('dialog', {
    name: `First order from ${phone}: is this a customer of yours?`,
  });

  await test.step('it can be left for later', async () => {
    await page.keyboard.press('a');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect((await machine.look(order.id)).status).toBe('PENDING_REVIEW');
  });

  await test.step('Enter says yes and approves', async () => {
    await page.keyboard.press('a');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(desk.toast(/SO-\d{4}-\d+/).first()).toBeVisible({ timeout: 20_000 });
    const customer = await machine.call('GET', `/api/customers/${order.customer.id}`);
    expect(customer).toMatchObject({ verification: 'VERIFIED' });
  });

  await test.step('the next order of theirs does not ask', async () => {
    const next = await machine.deliver(phone.slice(1), marked(cleanText));
    await desk.open(next.id);
    expect(await desk.approve()).toMatch(/^SO-/);
  });
});

test('a customer’s numbers are added, made the main one and removed on their page', async ({ page }) => {
  const machine = new Machine(page.request);
  await machine.signIn();
  const order = await deliverFirstOrder(machine, cleanText);
  await signIn(page, 'clerk');
  await page.goto(`/customers/${order.customer.id}`);
  await page.getByRole('button', { name: /^Confirm .* as a customer$/ }).click();
  await expect(page.getByText('New sender')).toHaveCount(0);

  const second = `+2783${order.customer.phoneNumber?.slice(-7)}`;
  await page.getByRole('button', { name: 'Add number' }).click();
  await page.getByRole('dialog').getByLabel('Phone').fill(second);
  await page.getByRole('dialog').getByLabel('Label').fill('Kitchen');
  await page.getByRole('dialog').getByRole('button', { name: 'Add number' }).click();
  const row = page.getByRole('row', { name: new RegExp(`\\${second}`) });
  await expect(row).toContainText('Kitchen');
  await row.getByRole('button', { name: `Make ${second} the main one` }).click();
  await expect(row).toContainText('Main');

  const first = order.customer.phoneNumber ?? '';
  await page.getByRole('button', { name: `Remove ${first}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: `Remove ${first}` })).toHaveCount(0);
  expect(await machine.call('GET', `/api/customers/${order.customer.id}`)).toMatchObject({
    phoneNumber: second,
  });
});
