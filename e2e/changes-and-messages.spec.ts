import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { openNewOrder } from './pages/deliver-order';
import { test } from './test';

test('a later message is proposed on the order it changes, and talk closes itself and is found in Messages', async ({
  page,
}) => {
  const { machine, order } = await openNewOrder(page, '20 brown bread 700g');
  const from = (order.customer.phoneNumber ?? '').replace('+', '');

  await test.step('“make it 25” stands on the line, and Y takes it', async () => {
    const change = await machine.deliver(from, 'make the brown bread 25');
    const asked = page.getByRole('group', { name: /^Asked for/ });
    await expect(asked).toBeVisible();
    await page.keyboard.press('y');
    await expect(asked).toBeHidden();
    expect((await machine.look(order.id)).lines.map(({ quantity }) => quantity)).toEqual([25]);
    expect(await machine.look(change.id)).toMatchObject({ status: 'CANCELLED', closedAs: 'MERGED' });
  });

  await test.step('thanks are under Messages, and a button reads them as an order', async () => {
    const words = `thank you 🙏${'🙏'.repeat(randomInt(1, 9))}`;
    await machine.post(from, words);
    await expect(async () => {
      await page.goto('/messages');
      await expect(page.getByRole('row', { name: words })).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page
      .getByRole('row', { name: words })
      .getByRole('link', { name: /^Reply to / })
      .click();
    await expect(page.getByRole('textbox', { name: /^Write to / })).toBeVisible();
    await page.goBack();
    await page
      .getByRole('row', { name: words })
      .getByRole('button', { name: /as an order$/ })
      .click();
    await expect(page.getByRole('row', { name: words })).toBeHidden();
  });
});
