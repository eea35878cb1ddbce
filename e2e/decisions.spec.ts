import { expect } from '@playwright/test';
import { deliverOrder, openNewOrder } from './pages/deliver-order';
import { test } from './test';

test('what is to be decided stands at the line: among several sizes, and for words that nothing has', async ({
  page,
}) => {
  const { machine, desk, order } = await openNewOrder(page, '3 grumblemeal\n2 jozi roast unicorn');
  expect(order.lines).toHaveLength(2);
  await expect(desk.line('grumblemeal')).toContainText('Not sold');

  // Of these any may be meant.
  const mark = `Qz${Date.now()
    .toString(36)
    .replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`;
  for (const size of ['250g', '500g', '1kg', '2kg', '5kg'])
    await machine.call('POST', '/api/products', {
      sku: `${mark}-${size}`,
      name: `${mark} Samp ${size}`,
      basePrice: 10,
    });
  const sizes = await deliverOrder(machine, `3 ${mark} samp`);
  await desk.open(sizes.id);
  const line = desk.line(`${mark} samp`);
  await expect(line).toContainText('Choose');
  await expect(line).toContainText(/Which “.*samp”\? 5 sizes/i);
});

test('a quantity is typed with its unit, and one that cannot be read says why', async ({ page }) => {
  const { machine, desk, order } = await openNewOrder(page, '8 jozi roast');
  await expect(desk.line('jozi roast')).toBeVisible();
  await page.keyboard.press('q');
  const field = page.getByLabel('Quantity of jozi roast');
  await field.fill('2 bananas');
  await expect(field).toHaveAccessibleDescription('“bananas” is no unit. Try cs, box, kg or ea.');
  await field.fill('2 cs');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await machine.look(order.id)).lines[0])
    .toMatchObject({
      quantity: 2,
      unit: 'case',
    });
});

test('the picker begins with the customer’s words, and forgives how others are written', async ({ page }) => {
  const { desk } = await openNewOrder(page, '8 zzkwiksil sachets');
  await expect(desk.line('zzkwiksil sachets')).toBeVisible();
  await page.keyboard.press('/');
  const field = page.getByRole('dialog').getByRole('combobox');
  await expect(field).toHaveValue(/zzkwiksil/);
  await field.fill('jozzi rost');
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('Jozi Roast');
});
