import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mintOrderId } from '../ids';
import { configureMessaging } from '../messaging/testing/configure-messaging';
import { deliver, payloadOf, tappedMessage } from '../messaging/testing/deliver';
import { saveTenantSettings } from '../settings/save-tenant-settings';
import type { FullOrder } from './answers';
import { approveOrder } from './approve-order';
import { getOrder } from './get-order';
import { listOrderMessages } from './list-order-messages';
import { listOrders } from './list-orders';
import { proposeReadBack } from './propose-read-back';
import { readBack } from './read-back';
import { type Desk, openDesk } from './testing/open-desk';

configureMessaging();

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

let phones = 100;
const nextPhone = () => {
  phones += 1;
  return `+27825559${phones}`;
};
const look = ({ id }: Pick<FullOrder, 'id'>) => getOrder(desk.clerk, { orderId: mintOrderId(id) });
const sentTo = (phone: string) => desk.platform.messages().filter(({ to }) => to === phone);

/** An order that was read back to its customer, and what the platform was sent. */
async function readToCustomer(text = '24 zing cola 330ml can\n2 harvest brown bread 700g') {
  const phone = nextPhone();
  const order = await desk.receive(text, phone);
  const orderId = mintOrderId(order.id);
  const { text: body } = await proposeReadBack(desk.clerk, { orderId });
  await readBack(desk.clerk, { orderId, text: body });
  await desk.work('notification/due');
  const sent = sentTo(phone).at(-1);
  if (!sent) throw new Error('nothing was sent');
  return { phone, order, orderId, sent };
}

async function tap({ phone, sent }: Awaited<ReturnType<typeof readToCustomer>>, at: number) {
  const choice = sent.choices?.options[at];
  if (!choice) throw new Error('no such choice');
  const message = tappedMessage(choice, { from: phone.slice(1), answers: sent.id });
  await deliver(payloadOf(desk.phoneNumberId, [message]));
  await desk.work('message/received');
}

describe('an order that is read back', () => {
  it('goes to the customer in words, with three buttons', async () => {
    const { sent, orderId } = await readToCustomer(
      'PO 4471\n24 zing cola 330ml can\n2 harvest brown bread 700g\ndeliver on 5 Dec',
    );
    expect(sent.body.split('\n')).toEqual([
      'This is how we read your order:',
      '• 24 × Zing Cola 330ml can',
      '• 2 × Harvest Brown Bread 700g',
      'Your order number: 4471',
      expect.stringMatching(/^Delivery on \w+day,? 5 December$/),
      'Please reply 1 to confirm, 2 to change it, 3 to cancel it.',
    ]);
    expect(sent.choices).toMatchObject({
      form: 'BUTTONS',
      options: [{ title: 'Confirm' }, { title: 'Change' }, { title: 'Cancel' }],
    });
    const { messages } = await listOrderMessages(desk.clerk, { orderId, limit: 10, offset: 0 });
    expect(messages.map(({ choices }) => choices)).toContainEqual(['Confirm', 'Change', 'Cancel']);
  });

  it.each(['1', 'yes thanks', 'Confirm', '👍'])('is confirmed by “%s”, which is no order', async (words) => {
    const { phone, order } = await readToCustomer();
    const said = await desk.receive(words, phone);
    expect(said).toMatchObject({ kind: 'CONFIRMATION', closedAs: 'NOT_AN_ORDER', lines: [] });
    const { questions, tasks, lines } = await look(order);
    expect(questions).toMatchObject([{ lineId: null, answer: words, says: 'confirm' }]);
    expect(tasks).toEqual([]);
    expect(lines.map(({ orderQuantity }) => orderQuantity)).toEqual([24, 2]);
  });

  it('is approved before the answer only by who says so', async () => {
    const { order, orderId } = await readToCustomer();
    const approval = { orderId, overrideCreditHold: false, ifMatch: (await look(order)).version };
    await expect(approveOrder(desk.clerk, approval)).rejects.toMatchObject({
      code: 'question_open',
      details: { errors: [{ path: 'order', code: 'read_back' }] },
    });
    await approveOrder(desk.clerk, { ...approval, overrideOpenQuestion: true });
  });

  it('is to be changed: a person hears of it, and the message goes into the order', async () => {
    const read = await readToCustomer();
    await tap(read, 1);
    const { tasks, questions } = await look(read.order);
    expect(tasks).toMatchObject([{ kind: 'CHANGE_ASKED' }]);
    expect(questions).toMatchObject([{ answer: 'Change' }]);
    const { orders } = await listOrders(desk.clerk, {
      customer: read.order.customer.id,
      limit: 10,
      offset: 0,
    });
    expect(orders.find(({ rawText }) => rawText === 'Change')).toMatchObject({
      status: 'CANCELLED',
      mergedInto: read.order.id,
    });
  });

  it('is cancelled: nobody approves it before a person has seen to that', async () => {
    const read = await readToCustomer();
    await desk.receive('3', read.phone);
    const { tasks, version } = await look(read.order);
    expect(tasks).toMatchObject([{ kind: 'CANCELLATION_ASKED' }]);
    await expect(
      approveOrder(desk.clerk, { orderId: read.orderId, overrideCreditHold: false, ifMatch: version }),
    ).rejects.toMatchObject({ code: 'cancellation_open' });
  });

  it('takes goods that come with the answer for the change that they are', async () => {
    const read = await readToCustomer();
    await desk.receive('yes but make the brown bread 5', read.phone);
    const { proposals, tasks } = await look(read.order);
    expect(proposals).toMatchObject([{ kind: 'SET_QUANTITY', quantity: 5 }]);
    expect(tasks).toEqual([]);
  });

  it('is not confirmed by an order of goods that begins with a yes', async () => {
    const read = await readToCustomer('24 zing cola 330ml can');
    const said = await desk.receive('yes harvest brown bread', read.phone);
    expect(said.kind).not.toBe('CONFIRMATION');
    expect((await look(read.order)).questions).toMatchObject([{ answer: null }]);
  });

  it('of another customer is not answered', async () => {
    const read = await readToCustomer();
    await desk.receive('3', nextPhone());
    expect(await look(read.order)).toMatchObject({ tasks: [], questions: [{ answer: null }] });
  });

  it('is read back by the service once where the tenant wants it, and only without doubts', async () => {
    const [clear, doubtful, whichDay] = [nextPhone(), nextPhone(), nextPhone()];
    for (const phone of [clear, doubtful, whichDay]) await desk.receive('1 zing cola 330ml can', phone);
    await saveTenantSettings(desk.manager, { readsBackByItself: true });
    const order = await desk.receive('24 zing cola 330ml can', clear);
    await desk.receive('2 zzkwiksil sachets', doubtful);
    const ofEither = await desk.receive('36 zing cola 330ml can\ndeliver on 31 feb', whichDay);
    expect((await look(ofEither)).headDoubts).toEqual(['requestedDate']);
    for (let round = 0; round < 2; round += 1) {
      await desk.work('order/quiet');
      await desk.work('notification/due');
    }
    expect(sentTo(clear).filter(({ body }) => body.includes('24 ×'))).toHaveLength(1);
    expect((await look(order)).questions).toMatchObject([{ askedBy: null, lineId: null }]);
    expect([...sentTo(doubtful), ...sentTo(whichDay)]).toEqual([]);
    await saveTenantSettings(desk.manager, { readsBackByItself: false });
  });
});
