import { expect } from '@playwright/test';
import { cleanText, openNewOrder } from './pages/deliver-order';
import { test } from './test';

test('a failed order says why in the ERP’s words, and is approved again from the same place', async ({
  page,
}) => {
  const { machine, desk, order } = await openNewOrder(page, cleanText);
  const words = 'Item BRD-1010 is blocked for sale in warehouse JHB';
  await machine.refuseNextSalesOrder(words);
  await page.keyboard.press('a');
  await expect(desk.toast(/^Refused by the ERP/)).toBeVisible({ timeout: 20_000 });
  await expect(desk.queued(order.id)).toContainText('Failed');
  await page.reload();
  await page.getByRole('combobox', { name: 'Which orders' }).selectOption({ label: 'Failed' });
  await desk.queued(order.id).click();
  await expect(page).toHaveURL(new RegExp(`${order.id}$`));
  const lines = page.getByRole('region', { name: 'Lines' });
  await expect(lines.getByText('The ERP refused this order')).toBeVisible();
  await expect(lines.getByText(words)).toBeVisible();
  await desk.read();
  await page.getByRole('button', { name: /^Approve again/ }).click();
  await expect(desk.toast(/^SO-\d{4}-\d+/)).toBeVisible({ timeout: 20_000 });
  const { status, actions } = await machine.look(order.id);
  expect(status).toBe('COMPLETED');
  expect(actions.filter((action) => action === 'order.completed')).toHaveLength(1);
});
