import { expect } from '@playwright/test';
import { openNewOrder } from './pages/deliver-order';
import { test } from './test';

const text = '3 x Canefield White Sugar 1kg\n14/2 qty 6\nhow much is the Umbila Super Maize Meal 5kg?';

test('what was left out is marked in the message, walked through with N and settled by key', async ({
  page,
}) => {
  const { machine, desk, order } = await openNewOrder(page, text);
  const left = page.getByRole('list', { name: 'Left out' });
  await expect(left.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByLabel('Message').getByTitle('We left out: not understood')).toContainText(
    '14/2 qty 6',
  );
  await expect(page.getByText('2 left out')).toBeVisible();

  await test.step('approving goes there first', async () => {
    await page.keyboard.press('a');
    await expect(left.getByRole('button', { name: 'Make it a line' }).first()).toBeFocused();
    expect((await machine.look(order.id)).status).toBe('PENDING_REVIEW');
  });

  await test.step('Enter makes a line of one, and the other is not ordered', async () => {
    await page.keyboard.press('n');
    await expect(left.getByRole('button', { name: 'Make it a line' }).last()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(left.getByRole('listitem')).toHaveCount(1);
    await expect(
      page.getByRole('button', { name: 'Umbila Super Maize Meal 5kg', exact: true }),
    ).toBeVisible();
    await left.getByRole('button', { name: 'Not ordered' }).click();
    await expect(left).toBeHidden();
    const lines = (await machine.look(order.id)).lines.map(({ rawItemText }) => rawItemText);
    expect(lines).toEqual(['Canefield White Sugar 1kg', 'Umbila Super Maize Meal 5kg']);
  });

  await test.step('then it can be approved', async () => {
    await desk.open(order.id);
    await page.keyboard.press('Enter');
    expect(await desk.approve()).toMatch(/^SO-/);
  });
});
