import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createProduct } from '../catalogue/create-product';
import { newProduct } from '../catalogue/testing/new-product';
import { mintOrderId } from '../ids';
import { createLocation } from '../locations/create-location';
import { configureMessaging } from '../messaging/testing/configure-messaging';
import { saveTenantSettings } from '../settings/save-tenant-settings';
import type { FullOrder } from './answers';
import { correctLine } from './correct-line';
import { getOrder } from './get-order';
import { settleTask } from './settle-task';
import { splitOrder } from './split-order';
import { takeProposal } from './take-proposal';
import { approveAt } from './testing/approve-at';
import { type Desk, openDesk } from './testing/open-desk';
import { receiveRaw } from './testing/receive-raw';
import { newNumber, type ReceivedText, receiveText, secondsAgo } from './testing/receive-text';

configureMessaging();
// Each test is a conversation: several messages, delivered and read one after the other.
vi.setConfig({ testTimeout: 60_000 });

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  await createProduct(desk.manager, newProduct({ sku: 'RICE-10', name: 'Golden Parboiled Rice 10kg' }));
  await createProduct(desk.manager, newProduct({ sku: 'MILK-2', name: 'Meadow Full Cream Milk 2L' }));
  await saveTenantSettings(desk.manager, { quietSeconds: 90 });
});
afterAll(() => desk.close());

const send = (body: string, from = newNumber()) => receiveText(desk, body, { from });
const edit = ({ id, from }: ReceivedText, body: string) =>
  receiveRaw(desk, {
    from,
    type: 'edit',
    edit: { original_message_id: id, message: { type: 'text', text: { body } } },
  });
const revoke = ({ id, from }: ReceivedText) =>
  receiveRaw(desk, { from, type: 'revoke', revoke: { original_message_id: id } });
const look = ({ order }: ReceivedText) => getOrder(desk.clerk, { orderId: mintOrderId(order.id) });
const brief = ({ lines }: FullOrder) =>
  lines.map(({ quantity, product }) => [quantity, product?.sku ?? null]);
const approve = ({ order }: ReceivedText) => approveAt(desk, order, { confirmCustomer: true });
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    ({ code }) => code,
  );
const bread = '5 harvest brown bread 700g';

async function twoMessages(second: string): Promise<[ReceivedText, ReceivedText]> {
  const first = await send(bread);
  return [first, await send(second, first.from)];
}

describe('the note that the ERP gets', () => {
  it('quotes every message of the order, in the order in which they were sent, and of a part of it too', async () => {
    const first = await receiveText(desk, bread, { timestamp: secondsAgo(60) });
    const more = { from: first.from, timestamp: secondsAgo(40) };
    await receiveText(desk, 'make the brown bread 12', more);
    await send('and 2 parboiled rice 10kg', first.from);
    const whole = await look(first);
    const notes = [
      'Automated order from 3 customer messages:',
      ...['1. 5 harvest brown bread 700g', '2. make the brown bread 12', '3. and 2 parboiled rice 10kg'],
    ].join('\n');
    const rice = whole.lines.find(({ product }) => product?.sku === 'RICE-10')?.id ?? '';
    const durban = { code: 'DBN', name: 'Durban', warehouseCode: 'W-DBN' };
    const { id: targetLocationId } = await createLocation(desk.manager, durban);
    const orderId = mintOrderId(whole.id);
    const { childOrder } = await splitOrder(desk.clerk, { orderId, lineIds: [rice], targetLocationId });
    for (const order of [first.order, childOrder]) {
      await approveAt(desk, order, { confirmCustomer: true });
      const posted = desk.erp.orders().find((each) => each.order.ExternalOrderNo === order.id);
      expect(posted?.order.Notes).toBe(notes);
    }
  });
});

describe('an edit of a message that went into another order', () => {
  it('is proposed there: so many as it says now', async () => {
    const [first, rice] = await twoMessages('and 2 parboiled rice 10kg');
    await edit(rice, 'and 7 parboiled rice 10kg');
    const order = await look(first);
    expect(order).toMatchObject({
      lines: [{ quantity: 5 }, { quantity: 2 }],
      proposals: [{ kind: 'SET_QUANTITY', quantity: 7, words: 'and 7 parboiled rice 10kg' }],
      tasks: [],
    });
    expect(await codeOf(approve(first))).toBe('open_proposals');
    const proposalId = order.proposals[0]?.id ?? '';
    await takeProposal(desk.clerk, { orderId: mintOrderId(order.id), proposalId });
    expect(brief(await look(first))).toEqual([
      [5, 'BREAD-BR'],
      [7, 'RICE-10'],
    ]);
    await edit(rice, 'and 8 parboiled rice 10kg');
    expect((await look(first)).proposals).toMatchObject([{ quantity: 8 }]);
    await edit(rice, 'and 7 parboiled rice 10kg thank you');
    expect((await look(first)).proposals).toEqual([]);
    expect(await look(rice)).toMatchObject({ rawText: 'and 7 parboiled rice 10kg thank you' });
  });

  it('counts from what the order had before it, and knows goods in place of others', async () => {
    const [more, added] = await twoMessages('add 3 harvest brown bread 700g');
    expect(brief(await look(more))).toEqual([[8, 'BREAD-BR']]);
    await edit(added, 'add 4 harvest brown bread 700g');
    expect((await look(more)).proposals).toMatchObject([{ kind: 'SET_QUANTITY', quantity: 9 }]);
    const [first, rice] = await twoMessages('and 2 parboiled rice 10kg');
    await edit(rice, 'and 3 full cream milk 2l');
    expect((await look(first)).proposals).toMatchObject([
      { kind: 'REMOVE_LINE', phrase: expect.stringContaining('rice') },
      { kind: 'ADD_LINE', quantity: 3 },
    ]);
  });

  it('is for a person where it says more than lines, or they or another message had a line in hand', async () => {
    const [first, rice] = await twoMessages('and 2 parboiled rice 10kg');
    await edit(rice, 'and 2 parboiled rice 10kg, deliver on friday');
    const { tasks } = await look(first);
    const told = { before: 'and 2 parboiled rice 10kg', after: expect.stringContaining('friday') };
    expect(tasks).toMatchObject([{ kind: 'MESSAGE_CHANGED', ...told }]);
    expect(await codeOf(approve(first))).toBe('open_proposals');
    await settleTask(desk.clerk, { orderId: mintOrderId(first.order.id), taskId: tasks[0]?.id ?? '' });
    expect(await codeOf(approve(first))).toBe('done');

    const [other, milk] = await twoMessages('and 2 full cream milk 2l');
    const orderId = mintOrderId(other.order.id);
    const lineId = (await look(other)).lines[1]?.id ?? '';
    const byHand = { teachAlias: false, aliasScope: 'CUSTOMER' as const };
    await correctLine(desk.clerk, { orderId, lineId, productId: 'MILK-2', quantity: 3, ...byHand });
    await edit(milk, 'and 6 full cream milk 2l');
    expect(await look(other)).toMatchObject({ proposals: [], tasks: [{ kind: 'MESSAGE_CHANGED' }] });
    await edit(milk, 'sorry wrong chat');
    expect((await look(other)).tasks).toMatchObject([{ after: 'sorry wrong chat' }]);
  });
});

describe('an edit of a message whose changes wait for a clerk', () => {
  it('asks for what it says now, and for nothing by itself', async () => {
    const [first, again] = await twoMessages('6 harvest brown bread 700g');
    expect((await look(first)).proposals).toMatchObject([{ quantity: 11 }]);
    await edit(again, 'make the brown bread 7');
    expect(await look(first)).toMatchObject({ lines: [{ quantity: 5 }], proposals: [{ quantity: 7 }] });
    await edit(again, 'and 2 parboiled rice 10kg');
    expect(await look(first)).toMatchObject({
      lines: [{ quantity: 5 }],
      proposals: [{ kind: 'ADD_LINE', quantity: 2 }],
    });
  });
});

describe('a deletion of one of several messages', () => {
  it('is asked about each, names the message alone, and is settled before the order is approved', async () => {
    const [first, rice] = await twoMessages('and 2 parboiled rice 10kg');
    const milk = await send('and 3 full cream milk 2l', first.from);
    for (const sent of [rice, milk, first]) await revoke(sent);
    const { tasks } = await look(first);
    expect(tasks.map(({ before }) => before)).toEqual([
      'and 2 parboiled rice 10kg',
      'and 3 full cream milk 2l',
      bread,
    ]);
    for (const { message } of tasks) expect(message).toContain('what that message ordered');
    expect(await codeOf(approve(first))).toBe('cancellation_open');
    for (const { id } of tasks)
      await settleTask(desk.clerk, { orderId: mintOrderId(first.order.id), taskId: id });
    expect(await codeOf(approve(first))).toBe('done');
  });
});

describe('the last order asked for again, beside goods for an order that is open', () => {
  it('is asked for there, line by line, and nothing of it is lost', async () => {
    const last = await send(bread);
    await approve(last);
    const first = await send('1 parboiled rice 10kg', last.from);
    await send('same as last week plus 2 full cream milk 2l', last.from);
    const order = await look(first);
    const asked = order.proposals.map(({ kind, phrase }) => [kind, phrase]);
    expect(asked.sort()).toEqual([
      ['ADD_LINE', 'full cream milk 2l'],
      ['ADD_LINE', 'same as last week'],
    ]);
  });

  it('is told of where there is none', async () => {
    const first = await send('1 parboiled rice 10kg');
    await send('same as last week plus 2 full cream milk 2l', first.from);
    expect((await look(first)).warnings).toContainEqual(
      expect.objectContaining({
        code: 'left_out_later',
        message: expect.stringContaining('“same as last week”'),
      }),
    );
  });
});
