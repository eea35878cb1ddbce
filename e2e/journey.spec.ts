import { createHmac, randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { Machine, startReceiver } from './pages/machine';
import { openPage } from './pages/open-page';
import { ReviewDesk } from './pages/review-desk';
import { signIn, signInByHand } from './pages/sign-in';
import { test } from './test';

test('an order goes from the message to the pick slip, and the next one knows the phrase', async ({
  page,
  request,
}) => {
  // The longest way of all: beside another test, two slow cores take a minute for it.
  test.slow();
  const machine = new Machine(request);
  await machine.signIn();
  const receiver = await startReceiver();
  const secret = 'a secret shared with the receiver';
  await machine.call('POST', '/api/settings/webhooks', {
    url: receiver.url,
    secret,
    events: ['order.approved', 'order.completed'],
  });

  const from = `2782555${randomInt(1000, 9999)}`;
  const phrase = `red fizzies ${randomInt(1e6)}`;
  const order = await machine.deliver(from, `3 ${phrase}\n10 dawnbake brown bread 700g`);
  const desk = new ReviewDesk(page);
  await signInByHand(page, 'clerk');

  await test.step('the clerk finds it in the queue and chooses a product', async () => {
    await expect(desk.queued(order.id)).toBeVisible();
    const claimed = desk.claimed(order.id);
    await desk.queued(order.id).click();
    await claimed;
    await desk.focus(phrase);
    await desk.searchAndPick('cola 2l', 'Cola 2L');
    await expect(desk.line(phrase)).toContainText('Cola 2L');
  });

  await test.step('and teaches the phrase', async () => {
    await desk.focus(phrase);
    await page.getByRole('button', { name: /Teach for this customer/ }).click();
    await expect(desk.toast(/^Learned/)).toBeVisible();
    const next = await machine.deliver(from, `7 ${phrase}`);
    expect(next.lines[0]).toMatchObject({
      matchConfidence: 1,
      matchReason: expect.stringContaining('taught by'),
    });
    await machine.call('POST', `/api/orders/${next.id}/reject`, { reason: 'Only a try' });
  });

  const salesOrder =
    await test.step('approving confirms the customer and makes one sales order', async () => {
      await desk.open(order.id);
      return desk.approveFirst();
    });
  const repeat = await machine.call('POST', `/api/orders/${order.id}/approve`, {});
  expect(repeat).toMatchObject({ success: true, idempotent: true, erpSalesOrderId: salesOrder });

  await test.step('the receiver gets signed events', async () => {
    await expect
      .poll(() => receiver.received.map(({ body }) => JSON.parse(body).event).sort())
      .toEqual(['order.approved', 'order.completed']);
    for (const { signature, body } of receiver.received) {
      expect(signature).toBe(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`);
      expect(JSON.parse(body).data.orderId).toBe(order.id);
    }
  });

  await test.step('the customer reads the answer on the phone', async () => {
    await openPage(page, '/simulator');
    await page.getByLabel('Customer').selectOption(`+${from}`);
    await expect(page.getByText(new RegExp(`${salesOrder}`)).last()).toBeVisible();
    await expect(page.getByText(/· sent/).first()).toBeVisible();
  });

  await test.step('the pick slip prints', async () => {
    await page.goto(`/orders/${order.id}/pick-slip?paper=a4`);
    await expect(page.getByText(salesOrder).first()).toBeVisible();
    await expect(page.getByRole('row', { name: /Cola 2L/ })).toBeVisible();
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });
  receiver.close();
});

test('lines are split off to another location, as an order of their own', async ({ page, request }) => {
  const machine = new Machine(request);
  await machine.signIn();
  const text = `4 brown bread\n2 maize meal 10kg (${randomInt(1e6)})`;
  const order = await machine.deliver(`2782556${randomInt(1000, 9999)}`, text);
  await signIn(page, 'clerk');
  await new ReviewDesk(page).open(order.id);
  await page.getByRole('button', { name: /^Split/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: /Split/ }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const after = await machine.call<{ childOrders: { id: string }[]; lines: unknown[] }>(
    'GET',
    `/api/orders/${order.id}`,
  );
  expect(after.childOrders).toHaveLength(1);
  expect(after.lines).toHaveLength(order.lines.length - 1);
});

test('a voice note plays while it is checked', async ({ page, request }) => {
  const machine = new Machine(request);
  await machine.signIn();
  const { orders } = await machine.call<{ orders: { id: string; isVoiceNote: boolean }[] }>(
    'GET',
    '/api/orders?status=PENDING_REVIEW&limit=200',
  );
  const voice = orders.find((each) => each.isVoiceNote);
  expect(voice).toBeDefined();
  await signIn(page, 'clerk');
  const ranged = page.waitForResponse(
    (response) => response.url().endsWith('/audio') && response.status() === 206,
  );
  await new ReviewDesk(page).open(voice?.id ?? '');
  await ranged;
  const recording = page.getByRole('region', { name: 'Voice note' }).locator('audio');
  await page.getByRole('button', { name: 'Play' }).click();
  await expect
    .poll(() => recording.evaluate((audio: HTMLAudioElement) => audio.currentTime))
    .toBeGreaterThan(0);
});

test('an order that the customer sends in the simulator comes back with what it was read as', async ({
  page,
}) => {
  await signIn(page, 'clerk');
  await openPage(page, '/simulator');
  await page
    .getByRole('textbox')
    .last()
    .fill(`6 brown bread, ${randomInt(1e6)}`);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(/Brown Bread/).last()).toBeVisible();
});
