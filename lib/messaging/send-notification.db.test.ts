import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ledger } from '@/db/schema/ledger';
import { messagingChannels } from '@/db/schema/messaging-channels';
import { notifications } from '@/db/schema/notifications';
import { inTenant } from '@/db/tenant';
import { clock } from '../clock';
import { mintOrderId } from '../ids';
import { rejectOrder } from '../orders/reject-order';
import { type Desk, openDesk } from '../orders/testing/open-desk';
import { orderActions } from '../orders/testing/order-trail';
import { sendNotification } from './send-notification';
import { configureMessaging } from './testing/configure-messaging';
import { deliver, payloadOf } from './testing/deliver';
import { markSent } from './update-notification-status';

configureMessaging();

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

let phones = 100;
/** An order rejected just now, whose customer is still to be told. */
async function owedNotification() {
  phones += 1;
  const to = `+27825551${phones}`;
  const order = await desk.receive('2 zing cola 330ml can', to);
  await rejectOrder(desk.clerk, { orderId: mintOrderId(order.id), reason: 'No van today' });
  return { order, to };
}
async function notificationOf(orderId: string) {
  const [row] = await inTenant(desk, (tx) =>
    tx
      .select()
      .from(notifications)
      .where(eq(notifications.orderId, mintOrderId(orderId))),
  );
  if (!row) throw new Error('no notification');
  const work = await inTenant(desk, (tx) =>
    tx.select().from(ledger).where(eq(ledger.name, 'notification/due')),
  );
  const owed = work.find(({ payload }) => payload.notificationId === row.id);
  return { ...row, owed };
}
const sentTo = (to: string) => desk.platform.messages().filter((message) => message.to === to);
const send = () => desk.work('notification/due');

describe('a notification', () => {
  it('goes out once, from the tenant’s number, and keeps the platform’s id', async () => {
    const { order, to } = await owedNotification();
    await send();
    const [message] = sentTo(to);
    expect(message).toMatchObject({
      phoneNumberId: desk.phoneNumberId,
      body: 'Hi Sunrise Spaza, your order was cancelled. Reason: No van today',
    });
    expect(await notificationOf(order.id)).toMatchObject({
      kind: 'CANCELLED',
      status: 'SENT',
      platformMessageId: message?.id,
      owed: undefined,
    });
    await send();
    expect(sentTo(to)).toHaveLength(1);
  });

  it('is not sent again when its outcome is not known, and the clerk sees it', async () => {
    const { order, to } = await owedNotification();
    desk.platform.setFault({ kind: 'drop' });
    await send();
    expect(await notificationOf(order.id)).toMatchObject({
      status: 'FAILED',
      owed: undefined,
    });
    expect(await orderActions(desk, order.id)).toContain('notification.failed');
    await send();
    expect(sentTo(to)).toHaveLength(0);
  });

  it('is not sent again when the service stopped in the middle of sending', async () => {
    const { order, to } = await owedNotification();
    const { id } = await notificationOf(order.id);
    await inTenant(desk, (tx) =>
      tx
        .update(notifications)
        .set({ sentAt: new Date(Date.now() - 61_000) })
        .where(eq(notifications.id, id)),
    );
    await send();
    expect(await notificationOf(order.id)).toMatchObject({ status: 'FAILED' });
    expect(sentTo(to)).toHaveLength(0);
  });

  it('is left to the run that is sending it, and not shown as failed', async () => {
    const { order, to } = await owedNotification();
    const { id: notificationId, owed } = await notificationOf(order.id);
    const input = { notificationId, workId: owed?.id ?? '' };
    await Promise.all([1, 2, 3, 4].map(() => sendNotification(desk.clerk, input)));
    expect(sentTo(to)).toHaveLength(1);
    expect(await notificationOf(order.id)).toMatchObject({
      status: 'SENT',
      owed: undefined,
    });
    expect(await orderActions(desk, order.id)).not.toContain('notification.failed');
  });

  it.each([
    ['131047, the window is closed', 400, 131047],
    ['131026, undeliverable', 400, 131026],
    ['190, the token is not valid', 401, 190],
  ])('is given up at %s', async (_name, status, code) => {
    const { order } = await owedNotification();
    desk.platform.setFault({ status, code, message: 'Not like this' });
    await send();
    expect(await notificationOf(order.id)).toMatchObject({
      status: 'FAILED',
      errorCode: String(code),
      errorMessage: expect.stringContaining('Not like this'),
      owed: undefined,
    });
  });

  it.each([
    ['130429, throughput', 429, 130429],
    ['131056, too many to one customer', 400, 131056],
    ['80007, rate limit', 400, 80007],
  ])('is tried again after %s', async (_name, status, code) => {
    const { order, to } = await owedNotification();
    desk.platform.setFault({ status, code, retryAfterSeconds: 40 });
    await send();
    const waiting = await notificationOf(order.id);
    expect(waiting).toMatchObject({ status: 'QUEUED', sentAt: null, owed: { doneAt: null, generation: 1 } });
    expect(waiting.owed?.dueAt.getTime()).toBeGreaterThan(Date.now() + 1000);
    await inTenant(desk, (tx) =>
      tx
        .update(ledger)
        .set({ dueAt: new Date(0) })
        .where(eq(ledger.id, waiting.owed?.id ?? '')),
    );
    await send();
    expect((await notificationOf(order.id)).status).toBe('SENT');
    expect(sentTo(to)).toHaveLength(1);
  });

  it('is given up after a day of trying', async () => {
    const { order } = await owedNotification();
    desk.platform.setFault({ status: 429, code: 130429 });
    vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + 24 * 60 * 60_000 + 1000));
    await send();
    vi.restoreAllMocks();
    expect((await notificationOf(order.id)).status).toBe('FAILED');
  });

  it('fails with words when the tenant has no access token', async () => {
    const { order } = await owedNotification();
    const [channel] = await inTenant(desk, (tx) => tx.select().from(messagingChannels));
    const setToken = (accessTokenSealed: string | null) =>
      inTenant(desk, (tx) => tx.update(messagingChannels).set({ accessTokenSealed }));
    await setToken(null);
    await send();
    await setToken(channel?.accessTokenSealed ?? null);
    expect(await notificationOf(order.id)).toMatchObject({
      status: 'FAILED',
      errorMessage: expect.stringContaining('access token'),
    });
  });
});

describe('what the platform says became of it', () => {
  const report = async (id: string, status: string, more: Record<string, unknown> = {}) => {
    const statuses = [{ id, status, timestamp: '1790000000', recipient_id: '27825550142', ...more }];
    await deliver(payloadOf(desk.phoneNumberId, [], { statuses }));
    await desk.work('message/received');
  };

  it('is noted, and a late report does not hide a later one', async () => {
    const { order } = await owedNotification();
    await send();
    const id = (await notificationOf(order.id)).platformMessageId ?? '';
    const seen: string[] = [];
    for (const status of ['delivered', 'sent', 'read', 'delivered', 'failed', 'warped']) {
      await report(id, status);
      seen.push((await notificationOf(order.id)).status);
    }
    expect(seen).toEqual(['DELIVERED', 'DELIVERED', 'READ', 'READ', 'READ', 'READ']);
  });

  it.each([
    [['delivered'], 'DELIVERED'],
    [['read', 'delivered', 'sent'], 'READ'],
    [['failed'], 'FAILED'],
  ])('is kept when it comes before the answer to the sending is stored: %j', async (statuses, expected) => {
    const { order } = await owedNotification();
    const { id: notificationId } = await notificationOf(order.id);
    const platformMessageId = `wamid.early-${notificationId}`;
    const errors = [{ code: 131026, title: 'Not there' }];
    for (const status of statuses) await report(platformMessageId, status, { errors });
    await inTenant(desk, (tx) => markSent(tx, desk.clerk, { notificationId, platformMessageId }));
    const told = await notificationOf(order.id);
    expect(told.status).toBe(expected);
    expect(told.errorCode).toBe(expected === 'FAILED' ? '131026' : null);
  });

  it('is not lost when it is looked at in the very moment in which the answer is stored', async () => {
    const { order } = await owedNotification();
    const { id: notificationId } = await notificationOf(order.id);
    const platformMessageId = `wamid.race-${notificationId}`;
    let begin: () => void = () => undefined;
    // Made out here, so that it does not become part of the transaction below.
    const reported = new Promise<void>((resolve) => {
      begin = resolve;
    }).then(() => report(platformMessageId, 'delivered'));
    await inTenant(desk, async (tx) => {
      await markSent(tx, desk.clerk, { notificationId, platformMessageId });
      begin();
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    await reported;
    expect((await notificationOf(order.id)).status).toBe('DELIVERED');
  });

  it('tells why a message failed, and changes no other', async () => {
    const [one, two] = [await owedNotification(), await owedNotification()];
    await send();
    const id = (await notificationOf(one.order.id)).platformMessageId ?? '';
    await report(id, 'failed', { errors: [{ code: 131047, title: 'Re-engagement message' }] });
    expect(await notificationOf(one.order.id)).toMatchObject({
      status: 'FAILED',
      errorCode: '131047',
      errorMessage: 'Re-engagement message',
    });
    expect((await notificationOf(two.order.id)).status).toBe('SENT');
    await report('wamid.unknown', 'read');
    await report('', 'read');
  });
});
