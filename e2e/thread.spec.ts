import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectAccessible } from './pages/accessible';
import { marked, openNewOrder, unsurePhrase, unsureText } from './pages/deliver-order';
import { test } from './test';

test('an order stands in its conversation, which a clerk goes on with by key', async ({ page }) => {
  const { machine, desk, order } = await openNewOrder(page, '10 brown bread 700g');
  const from = (order.customer.phoneNumber ?? '').replace('+', '');
  const message = page.getByRole('region', { name: 'Message' }).filter({ visible: true });
  const composer = message.getByRole('textbox', { name: `Write to ${order.customer.name}` });

  await test.step('W goes to the composer, Ctrl Enter sends, and approves nothing', async () => {
    await expect(message.getByText(/^Can be written to until/)).toBeVisible();
    await page.keyboard.press('w');
    await expect(composer).toBeFocused();
    await composer.fill('Sliced or whole?');
    await page.keyboard.press('Control+Enter');
    const written = message.getByRole('listitem').filter({ hasText: 'Sliced or whole?' });
    await expect(written).toHaveCount(1);
    await expect(composer).toHaveValue('');
    await expect(written.getByText('sent', { exact: true })).toBeVisible();
    expect((await machine.look(order.id)).actions).toContain('message.written');
    expect((await machine.look(order.id)).status).toBe('PENDING_REVIEW');
  });

  await test.step('what the customer writes next appears below it, named as another order’s', async () => {
    const next = await machine.deliver(from, marked('2 milk 2l'));
    const later = message.getByRole('list', { name: 'Later messages' });
    await expect(later.getByRole('listitem').filter({ hasText: '2 milk 2l' })).toContainText('Its order');
    await desk.open(next.id);
    const earlier = message.getByRole('list', { name: 'Earlier messages' });
    await expect(earlier.getByText('Sliced or whole?')).toBeVisible();
    await expectAccessible(page, 'the conversation of an order');
  });
});

test('a text that could not be sent stays, and is sent once when tried again', async ({ page }) => {
  const { machine, order } = await openNewOrder(page, '10 brown bread 700g');
  const composer = page.getByRole('textbox', { name: `Write to ${order.customer.name}` });
  let answers = 0;
  await page.route(`**/api/orders/${order.id}/messages`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    answers += 1;
    // The service has it, and its answer is lost.
    if (answers === 1) {
      await route.fetch();
      return route.abort();
    }
    return route.continue();
  });
  await composer.fill('Sliced or whole?');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Not sent' })).toBeVisible();
  await expect(composer).toHaveValue('Sliced or whole?');
  await page.keyboard.press('Control+Enter');
  await expect(composer).toHaveValue('');
  const { actions } = await machine.look(order.id);
  expect(actions.filter((action) => action === 'message.written')).toHaveLength(1);
});

test('a clerk asks which goods a line means by one key, and takes the customer’s answer by another', async ({
  page,
}) => {
  const { machine, desk, order } = await openNewOrder(page, unsureText);
  const from = (order.customer.phoneNumber ?? '').replace('+', '');
  await desk.focus(unsurePhrase);
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Question' })).toHaveValue(
    /maize meal 5kg.*\n1\. .*\n2\. /,
  );
  await expectAccessible(page, 'asking the customer');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toBeHidden();
  await expect(desk.line(unsurePhrase).getByText('no answer yet')).toBeVisible();

  const second = await machine.call<{ choices: { name: string }[] }>(
    'GET',
    `/api/orders/${order.id}/lines/${order.lines[0]?.id}/question`,
  );
  const answer = `the second one ${'🙏'.repeat(randomInt(1, 9))}`;
  await machine.post(from, answer);
  const asked = page.getByRole('group', { name: `Asked for: → ${second.choices[1]?.name}` });
  await expect(asked).toBeVisible();
  await page.keyboard.press('y');
  await expect(asked).toBeHidden();
  const { lines } = await machine.look(order.id);
  expect(lines[0]?.product?.name).toBe(second.choices[1]?.name);
});
