import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectAccessible } from './pages/accessible';
import { cleanText } from './pages/deliver-order';
import { Machine } from './pages/machine';
import { ReviewDesk } from './pages/review-desk';
import { signIn } from './pages/sign-in';
import { test } from './test';

interface Customer {
  id: string;
  name: string;
}

const number = () => `2771${randomInt(1e6, 1e7)}`;

test('M joins a sender whom nobody knows with the likeliest customer, and the toast takes it back', async ({
  page,
}) => {
  const machine = new Machine(page.request);
  await machine.signIn();
  const name = `Zebra Provisions ${randomInt(1e6)}`;
  const known = await machine.call<Customer>('POST', '/api/customers', { name, phoneNumber: `+${number()}` });
  // Under a name of its own: many a sender of these tests is called the same.
  const order = await machine.deliver(number(), `For ${name}\n${cleanText}`, `Sender ${randomInt(1e6)}`);
  await signIn(page, 'clerk');
  const desk = new ReviewDesk(page);
  await desk.open(order.id);
  const likely = page.getByRole('region', { name: 'Likely customers' }).filter({ visible: true });
  await expect(likely).toContainText(name);
  await expectAccessible(page, 'review, a sender nobody knows');

  await likely.getByRole('button', { name: `Join the sender with ${name}` }).click();
  await expect(desk.toast(new RegExp(`is ${name}$`))).toBeVisible();
  // A toast stays for as long as somebody points at it.
  await desk.toast(new RegExp(`is ${name}$`)).hover();
  await expect(likely).toBeHidden();
  expect((await machine.look(order.id)).customer.id).toBe(known.id);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(likely).toBeVisible();
  expect((await machine.look(order.id)).customer.id).not.toBe(known.id);

  const first = likely.getByRole('button').first();
  const chosen = (await first.getAttribute('aria-label'))?.replace('Join the sender with ', '') ?? '';
  await page.keyboard.press('m');
  await expect.poll(async () => (await machine.look(order.id)).customer.name).toBe(chosen);
});

test('two customers are merged on their page after a look at what moves, and taken apart again', async ({
  page,
}) => {
  const machine = new Machine(page.request);
  await machine.signIn();
  const name = `Quagga Stores ${randomInt(1e6)}`;
  const make = (data: object) => machine.call<Customer>('POST', '/api/customers', data);
  const older = await make({ name, phoneNumber: `+${number()}`, erpCustomerId: 'QUA001' });
  const twin = await make({ name: `${name} (2)`, phoneNumber: `+${number()}`, erpCustomerId: 'QUA002' });
  await signIn(page, 'clerk');
  await page.goto(`/customers/${twin.id}`);
  await page.getByRole('button', { name: 'Merge with another customer…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill(name);
  await dialog.getByRole('radio', { name: new RegExp(`^${name} *\\+`) }).check();
  await expect(dialog).toContainText(`${name} stays.`);
  await expect(dialog.getByRole('radio', { name: 'QUA001' })).toBeChecked();
  await expectAccessible(page, 'customer, merging');

  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(older.id));
  const merges = page.getByRole('region', { name: 'Merged into this customer' });
  await expect(merges).toContainText(`${name} (2)`);
  await expectAccessible(page, 'customer, merged');
  await merges.getByRole('button', { name: /^Undo the merge/ }).click();
  await expect(merges).toContainText('undone');
  await page.goto(`/customers/${twin.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${name} (2)`);
});
