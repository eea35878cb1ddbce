import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET as listRoute, POST as writeRoute } from '@/app/api/orders/[id]/messages/route';
import { inboundMessages } from '@/db/schema/inbound-messages';
import { inTenant } from '@/db/tenant';
import { keyFor } from '../auth/testing/key-for';
import { addIdentity } from '../customers/add-identity';
import { mintOrderId } from '../ids';
import { configureMessaging } from '../messaging/testing/configure-messaging';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant } from '../tenancy/testing/make-tenant';
import type { FullOrder } from './answers';
import { listOrderMessages } from './list-order-messages';
import { type Desk, openDesk } from './testing/open-desk';
import { orderActions } from './testing/order-trail';
import { writeMessage } from './write-message';

configureMessaging();

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

let phones = 100;
const newPhone = () => {
  phones += 1;
  return `+27825553${phones}`;
};
const write = (order: Pick<FullOrder, 'id'>, text: string) =>
  writeMessage(desk.clerk, { orderId: mintOrderId(order.id), text });
const thread = (order: Pick<FullOrder, 'id'>) =>
  listOrderMessages(desk.clerk, { orderId: mintOrderId(order.id), limit: 50, offset: 0 });
const sentTo = (to: string) => desk.platform.messages().filter((message) => message.to === to);
/** As if all that the customer wrote had come earlier. */
const age = (order: FullOrder, hours: number) =>
  inTenant(desk, (tx) =>
    tx
      .update(inboundMessages)
      .set({ receivedAt: new Date(Date.now() - hours * 3_600_000) })
      .where(eq(inboundMessages.customerId, order.customer.id)),
  );

describe('a message to the customer', () => {
  it('goes out once, and stands in the thread with how far it came and who wrote it', async () => {
    const phone = newPhone();
    const order = await desk.receive('2 zing cola 330ml can', phone);
    await write(order, 'Which cola, the cans?\n');
    expect((await thread(order)).messages[0]).toMatchObject({
      ...{ kind: 'ANSWER', text: 'Which cola, the cans?', delivery: { status: 'QUEUED' } },
      ...{ ofThisOrder: true, writtenBy: desk.clerk.actor.name },
    });
    await desk.work('notification/due');
    await desk.work('notification/due');
    expect(sentTo(phone)).toMatchObject([{ body: 'Which cola, the cans?' }]);
    expect((await thread(order)).messages[0]).toMatchObject({ delivery: { status: 'SENT' } });
    expect(await orderActions(desk, order.id)).toContain('message.written');
  });

  it('may be followed by another about the same order', async () => {
    const phone = newPhone();
    const order = await desk.receive('2 zing cola 330ml can', phone);
    await write(order, 'One moment');
    await write(order, 'One moment');
    await desk.work('notification/due');
    expect(sentTo(phone)).toHaveLength(2);
  });

  it('is refused once the customer’s last message is a day old, which the thread says before', async () => {
    const order = await desk.receive('2 zing cola 330ml can', newPhone());
    expect((await thread(order)).writing).toMatchObject({ closed: null, closesAt: expect.any(String) });
    await age(order, 23.9);
    await write(order, 'Still in time');
    await age(order, 24.1);
    expect((await thread(order)).writing).toMatchObject({ closed: 'WINDOW_CLOSED' });
    await expect(write(order, 'Too late')).rejects.toMatchObject({ code: 'message_window_closed' });
    expect((await thread(order)).messages.map(({ text }) => text)).not.toContain('Too late');
  });

  it('goes to the number that the customer last wrote from', async () => {
    const [main, second] = [newPhone(), newPhone()];
    const first = await desk.receive('2 zing cola 330ml can', main);
    await addIdentity(desk.clerk, {
      customerId: first.customer.id,
      kind: 'PHONE',
      value: second,
      label: '',
      isRepresentative: false,
    });
    const order = await desk.receive('1 crystal white sugar 10kg', second);
    expect(order.customer.id).toBe(first.customer.id);
    await write(first, 'Thank you');
    await desk.work('notification/due');
    expect([sentTo(main).length, sentTo(second).length]).toEqual([0, 1]);
  });

  it('is not found from another tenant', async () => {
    const order = await desk.receive('2 zing cola 330ml can', newPhone());
    const other = await makeTenant();
    const orderId = mintOrderId(order.id);
    await expect(writeMessage(other.clerk, { orderId, text: 'Hello' })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(listOrderMessages(other.clerk, { orderId, limit: 50, offset: 0 })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('marks this order’s messages and leaves the customer’s others unmarked', async () => {
    const phone = newPhone();
    const before = await desk.receive('1 crystal white sugar 10kg', phone);
    const order = await desk.receive('2 zing cola 330ml can', phone);
    await write(before, 'About the sugar');
    const said = (await thread(order)).messages.map(({ text, ofThisOrder }) => [text, ofThisOrder]);
    expect(said).toEqual([
      ['About the sugar', false],
      ['2 zing cola 330ml can', true],
      ['1 crystal white sugar 10kg', false],
    ]);
  });
});

describe('POST /api/orders/:id/messages', () => {
  const post = async (sender: Parameters<Desk['requestAs']>[0], orderId: string, body: unknown) =>
    callRoute(writeRoute, await desk.requestAs(sender, 'POST', `/api/orders/${orderId}/messages`, body), {
      id: orderId,
    });

  it('needs a right of its own: who may change orders may not write to customers', async () => {
    const order = await desk.receive('2 zing cola 330ml can', newPhone());
    const narrow = await keyFor(desk, 'orders:read', 'orders:write');
    expect(await post(narrow, order.id, { text: 'Hello' })).toMatchObject({ status: 403 });
    const wide = await keyFor(desk, 'messages:write');
    expect(await post(wide, order.id, { text: 'Hello' })).toMatchObject({ status: 201 });
    const listed = await callRoute(
      listRoute,
      await desk.requestAs(narrow, 'GET', `/api/orders/${order.id}/messages?limit=1`),
      { id: order.id },
    );
    expect(listed).toMatchObject({ status: 200, body: { messages: [{ text: 'Hello' }], total: 2 } });
  });

  it.each([
    ['', 400],
    ['   ', 400],
    ['x'.repeat(4097), 400],
    ['x'.repeat(4096), 201],
  ])('takes 1 to 4,096 characters (%#)', async (text, status) => {
    const order = await desk.receive('2 zing cola 330ml can', newPhone());
    expect(await post('clerk', order.id, { text })).toMatchObject({ status });
  });
});
