import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { Machine } from './pages/machine';
import { ReviewDesk } from './pages/review-desk';
import { signIn } from './pages/sign-in';
import { test } from './test';

const text = '10 brown bread 700g\nPO 4471\nplease deliver to Quarry Road on 31 Feb between 8am and 12pm';

test('number, day and place of an order are read, put right by key, and reach the ERP and the slip', async ({
  page,
}) => {
  const machine = new Machine(page.request);
  await machine.signIn();
  // Without the mark of the other journeys, which would be a second number.
  const order = await machine.deliver(`2782${randomInt(1e6, 1e7)}`, text);
  const { customer } = order;
  await machine.call('POST', `/api/customers/${customer.id}/verify`, {});
  await signIn(page, 'clerk');
  const desk = new ReviewDesk(page);
  await desk.open(order.id);
  await desk.read();
  const strip = page.getByRole('region', { name: 'Delivery' });
  const part = (name: string) => strip.getByRole('button', { name: new RegExp(`^${name}`) });
  await machine.call('POST', `/api/customers/${customer.id}/branches`, {
    name: 'Quarry Road',
    code: 'QR',
    address: '1 Quarry Road',
  });

  await test.step('what was read stands above the lines, and is marked in the message', async () => {
    await expect(part('PO')).toContainText('4471');
    await expect(part('Deliver on')).toContainText('08:00–12:00');
    const message = page.getByRole('region', { name: 'Message' });
    await expect(message.getByTitle('PO number: no goods').filter({ hasText: '4471' })).toBeVisible();
  });

  await test.step('a day that no calendar has keeps the order from going, and is put right', async () => {
    await page.keyboard.press('a');
    const editor = strip.getByRole('form', { name: 'Deliver on' });
    await expect(editor).toContainText('the calendar has no such day');
    await editor.getByLabel('Day').fill('2020-01-05');
    await page.keyboard.press('Enter');
    await expect(editor.getByRole('alert')).toContainText('has passed');
    await editor.getByLabel('Day').fill('2099-12-05');
    await page.keyboard.press('Enter');
    await expect(editor).toBeHidden();
    await expect(part('Deliver on')).toContainText('Sat 5 Dec 2099');
    await expect(part('Deliver on')).toBeFocused();
  });

  await test.step('the place is chosen among the customer’s branches', async () => {
    await part('Ship to').click();
    const editor = strip.getByRole('form', { name: 'Ship to' });
    await editor.getByLabel('Branch').selectOption({ label: 'Quarry Road (QR)' });
    await page.keyboard.press('Enter');
    await editor.getByRole('button', { name: 'Save' }).click();
    await expect(editor).toBeHidden();
    await expect(part('Ship to')).toContainText('Quarry Road');
  });

  await test.step('the ERP has it in its notes, and the warehouse on its slip', async () => {
    await page.keyboard.press('Escape');
    expect(await desk.approve()).toMatch(/^SO-/);
    await expect
      .poll(() => machine.notesAtErp(order.id))
      .toContain('PO 4471 · Deliver 5 Dec 2099, 08:00–12:00 · To Quarry Road (QR), 1 Quarry Road\n');
    await page.goto(`/orders/${order.id}/pick-slip`);
    await expect(page.getByText('5 Dec 2099, 08:00–12:00').first()).toBeVisible();
    await expect(page.getByText('QR, Quarry Road, 1 Quarry Road').first()).toBeVisible();
  });
});
