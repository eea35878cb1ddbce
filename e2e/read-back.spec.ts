import { expect } from '@playwright/test';
import { expectAccessible } from './pages/accessible';
import { cleanText, openNewOrder } from './pages/deliver-order';
import { test } from './test';

test('a clerk reads an order back by one key, and sees above its lines that the customer confirms it', async ({
  page,
}) => {
  const { machine, desk, order } = await openNewOrder(page, cleanText);
  const from = (order.customer.phoneNumber ?? '').replace('+', '');
  await page.keyboard.press('b');
  const dialog = page.getByRole('dialog', { name: /^Read back to/ });
  await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue(/confirm/);
  await expectAccessible(page, 'reading an order back');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toBeHidden();

  const delivery = page.getByRole('region', { name: 'Delivery' });
  await expect(delivery.getByText('no answer yet')).toBeVisible();
  const message = page.getByRole('region', { name: 'Message' }).filter({ visible: true });
  await expect(message.getByRole('list', { name: 'Answers to tap' })).toContainText('Confirm');

  await test.step('an approval before the answer is asked about', async () => {
    await page.keyboard.press('a');
    const asked = page.getByRole('dialog', { name: 'A question to the customer is open' });
    await asked.getByRole('button', { name: 'Wait for the answer' }).click();
    await expect(asked).toBeHidden();
  });

  await machine.post(from, '1');
  await expect(delivery.getByText('Confirmed by the customer')).toBeVisible();
  await desk.approve();
});
