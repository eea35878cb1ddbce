import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POST as done } from '@/app/api/orders/[id]/tasks/[taskId]/done/route';
import { GET as list } from '@/app/api/orders/route';
import { locations } from '@/db/schema/locations';
import { inTenant } from '@/db/tenant';
import { createProduct } from '../catalogue/create-product';
import { newProduct } from '../catalogue/testing/new-product';
import { mintOrderId } from '../ids';
import { configureMessaging } from '../messaging/testing/configure-messaging';
import { deliver, payloadOf } from '../messaging/testing/deliver';
import { callRoute } from '../tenancy/testing/call-route';
import { addLine } from './add-line';
import type { FullOrder } from './answers';
import { correctLine } from './correct-line';
import { getOrder } from './get-order';
import { rejectOrder } from './reject-order';
import { splitOrder } from './split-order';
import { takeProposal } from './take-proposal';
import { approveAt } from './testing/approve-at';
import { type Desk, openDesk } from './testing/open-desk';
import { orderTrail } from './testing/order-trail';
import { findReceived, receiveRaw } from './testing/receive-raw';
import { newNumber, receiveText } from './testing/receive-text';

configureMessaging();

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  await createProduct(
    desk.manager,
    newProduct({ sku: 'SUG-1010', name: 'Canefield White Sugar 1kg', basePrice: 10 }),
  );
});
afterAll(() => desk.close());

const five = '5 x Canefield White Sugar 1kg';
const fifty = '50 x Canefield White Sugar 1kg';
const cola = '3 zing cola 330ml can';

interface Sent {
  id: string;
  from: string;
  orderId: string;
}
const seconds = (offset = 0) => String(Math.floor(Date.now() / 1000) + offset);
async function send(body: string): Promise<Sent> {
  const { order, ...sent } = await receiveText(desk, body);
  return { ...sent, orderId: order.id };
}
const editOf = ({ id, from }: Pick<Sent, 'id' | 'from'>, body: string, timestamp = seconds()) => ({
  from,
  timestamp,
  type: 'edit',
  edit: { original_message_id: id, message: { type: 'text', text: { body } } },
});
const revokeOf = ({ id, from }: Pick<Sent, 'id' | 'from'>) => ({
  from,
  type: 'revoke',
  revoke: { original_message_id: id },
});
const edit = (sent: Sent, body: string, timestamp?: string) =>
  receiveRaw(desk, editOf(sent, body, timestamp));
const revoke = (sent: Sent) => receiveRaw(desk, revokeOf(sent));
const look = ({ orderId }: { orderId: string }) => getOrder(desk.clerk, { orderId: mintOrderId(orderId) });
const brief = ({ lines }: FullOrder) =>
  lines.map(({ quantity, product }) => [quantity, product?.sku ?? null]);
const codes = (warnings: readonly { code: string }[]) => warnings.map(({ code }) => code);
const byHand = { teachAlias: false, aliasScope: 'CUSTOMER' as const };

describe('an edit before approval', () => {
  it('is read, shown as changed, and kept with what it was', async () => {
    const sent = await send(five);
    const { row } = await edit(sent, fifty);
    expect(row).toMatchObject({ outcome: 'APPLIED', kind: 'edit', aboutMessageId: sent.id });
    const order = await look(sent);
    expect(order).toMatchObject({
      status: 'PENDING_REVIEW',
      rawText: fifty,
      totalAmount: 500,
      editedAt: expect.any(String),
      lines: [{ quantity: 50, product: { sku: 'SUG-1010' } }],
    });
    expect(order.lines[0]?.warnings).toMatchObject([
      { code: 'changed_by_customer', message: 'The customer changed this from 5 to 50.' },
    ]);
    expect(order.warnings.find(({ code }) => code === 'message_edited')?.message).toContain(five);
    const trail = await orderTrail(desk, sent.orderId);
    expect(trail.find(({ action }) => action === 'order.message_edited')?.data).toMatchObject({
      before: five,
      after: fifty,
    });
    expect(await findOrders(fifty)).toContain(sent.orderId);
  });

  it('adds, removes and leaves alone', async () => {
    const sent = await send(`${five}\n${cola}`);
    const before = await look(sent);
    await edit(sent, `${cola}\n2 harvest brown bread 700g\n1 crystal white sugar 10kg`);
    const order = await look(sent);
    expect(brief(order)).toEqual([
      [3, 'COLA-330'],
      [2, 'BREAD-BR'],
      [1, 'SUGAR-10'],
    ]);
    expect(order.lines[0]?.id).toBe(before.lines[1]?.id);
    expect(order.lines.map(({ warnings }) => codes(warnings))).toEqual([
      [],
      ['changed_by_customer'],
      ['changed_by_customer'],
    ]);
    for (const line of order.lines)
      expect(order.rawText.slice(line.span?.start, line.span?.end)).toBe(line.rawItemText);
  });

  it('leaves what a later message has changed, unless it says that anew itself', async () => {
    const sent = await send(`${five}\n${cola}\n2 harvest brown bread 700g`);
    const body = 'make the sugar 12 and no cola';
    await receiveRaw(desk, { from: sent.from, type: 'text', text: { body } });
    for (const { id } of (await look(sent)).proposals)
      await takeProposal(desk.clerk, { orderId: mintOrderId(sent.orderId), proposalId: id });
    const changed = [
      [12, 'SUG-1010'],
      [2, 'BREAD-BR'],
    ];
    expect(brief(await look(sent))).toEqual(changed);
    await edit(sent, `${five}\n${cola}\n2 harvest brown bread 700g\nthank you`);
    const order = await look(sent);
    expect(brief(order)).toEqual(changed);
    expect(order.lines.flatMap(({ warnings }) => codes(warnings))).toEqual([]);
    await edit(sent, `${fifty}\n${cola}\n2 harvest brown bread 700g\nthank you`);
    expect(brief(await look(sent))).toEqual([
      [50, 'SUG-1010'],
      [2, 'BREAD-BR'],
    ]);
  });

  it('leaves what a clerk has chosen, and proposes what concerns that line', async () => {
    const sent = await send(`${five}\n${cola}`);
    const [sugar, drink] = (await look(sent)).lines;
    const orderId = mintOrderId(sent.orderId);
    await correctLine(desk.clerk, {
      orderId,
      lineId: sugar?.id ?? '',
      productId: 'SUGAR-10',
      quantity: 6,
      ...byHand,
    });
    await correctLine(desk.clerk, { orderId, lineId: drink?.id ?? '', productId: 'COLA-330', ...byHand });
    await addLine(desk.clerk, { orderId, productId: 'BREAD-BR', quantity: 1, unit: null });
    await edit(sent, `${fifty}\n${cola}`);
    const order = await look(sent);
    expect(brief(order)).toEqual([
      [6, 'SUGAR-10'],
      [3, 'COLA-330'],
      [1, 'BREAD-BR'],
    ]);
    expect(order.lines.every(({ verified }) => verified)).toBe(true);
    expect(order.proposals).toMatchObject([
      { lineId: sugar?.id, kind: 'SET_QUANTITY', quantity: 50, words: `${fifty}\n${cola}` },
    ]);
  });

  it('proposes to remove a confirmed line that is no longer in the message', async () => {
    const sent = await send(`${five}\n${cola}`);
    const [sugar] = (await look(sent)).lines;
    const orderId = mintOrderId(sent.orderId);
    await correctLine(desk.clerk, { orderId, lineId: sugar?.id ?? '', productId: 'SUG-1010', ...byHand });
    await edit(sent, cola);
    const order = await look(sent);
    expect(order.lines).toHaveLength(2);
    expect(order.proposals).toMatchObject([{ lineId: sugar?.id, kind: 'REMOVE_LINE' }]);
  });

  it('counts by when it was made, not by when it came', async () => {
    const sent = await send(five);
    await edit(sent, fifty, seconds(-10));
    await edit(sent, '7 x Canefield White Sugar 1kg', seconds(-60));
    expect(brief(await look(sent))).toEqual([[50, 'SUG-1010']]);
    await edit(sent, '8 x Canefield White Sugar 1kg', seconds(-5));
    expect(brief(await look(sent))).toEqual([[8, 'SUG-1010']]);
  });

  it('back to the first text undoes one that comes late', async () => {
    const sent = await send(five);
    await edit(sent, five, seconds(-10));
    await edit(sent, fifty, seconds(-60));
    expect(brief(await look(sent))).toEqual([[5, 'SUG-1010']]);
  });

  it('that came before its message counts when that comes, the newest of several', async () => {
    const sent = { id: `wamid.${randomUUID()}`, from: newNumber() };
    expect((await receiveRaw(desk, editOf(sent, fifty, seconds(-5)))).row.outcome).toBe('NOTED');
    await receiveRaw(desk, editOf(sent, '7 x Canefield White Sugar 1kg', seconds(-60)));
    const { order } = await receiveRaw(desk, { ...sent, type: 'text', text: { body: five } });
    expect(order).toMatchObject({ rawText: fifty, editedAt: expect.any(String), lines: [{ quantity: 50 }] });
  });

  it('that came with its message in one delivery counts, whichever is first', async () => {
    for (const order of ['message first', 'edit first']) {
      const sent = { id: `wamid.${randomUUID()}`, from: newNumber() };
      const message = { ...sent, timestamp: seconds(), type: 'text', text: { body: five } };
      const both = [message, { id: `wamid.${randomUUID()}`, ...editOf(sent, fifty) }];
      await deliver(payloadOf(desk.phoneNumberId, order === 'message first' ? both : both.reverse()));
      await desk.work('message/received');
      expect((await findReceived(desk, sent.id)).order?.lines).toMatchObject([{ quantity: 50 }]);
    }
  });

  it('that says not what it reads now is for a clerk', async () => {
    const sent = await send(five);
    await receiveRaw(desk, { from: sent.from, type: 'edit', edit: { original_message_id: sent.id } });
    expect(await look(sent)).toMatchObject({
      lines: [{ quantity: 5 }],
      tasks: [{ kind: 'MESSAGE_CHANGED', before: five, after: null }],
    });
  });

  it('of somebody else changes nothing', async () => {
    const sent = await send(five);
    const { row } = await edit({ ...sent, from: newNumber() }, fifty);
    expect(row.outcome).toBe('NOTED');
    expect(brief(await look(sent))).toEqual([[5, 'SUG-1010']]);
  });

  it('of a message that was no order is noted', async () => {
    const sent = { id: `wamid.${randomUUID()}`, from: newNumber() };
    await receiveRaw(desk, { ...sent, type: 'sticker', sticker: { id: '1' } });
    const { row, order } = await receiveRaw(desk, editOf(sent, fifty));
    expect(row.outcome).toBe('NOTED');
    expect(order).toBeNull();
  });

  it('of a cart’s text leaves the cart’s lines to the data', async () => {
    const sent = { id: `wamid.${randomUUID()}`, from: newNumber() };
    const product_items = [{ product_retailer_id: 'SUG-1010', quantity: 2 }];
    await receiveRaw(desk, { ...sent, type: 'order', order: { product_items, text: 'before 10' } });
    const message = {
      type: 'order',
      order: { product_items: [{ product_retailer_id: 'SUG-1010', quantity: 4 }] },
    };
    await receiveRaw(desk, {
      from: sent.from,
      type: 'edit',
      edit: { original_message_id: sent.id, message },
    });
    expect((await findReceived(desk, sent.id)).order).toMatchObject({
      lines: [{ quantity: 4, itemCode: 'SUG-1010', matchConfidence: 1 }],
    });
  });
});

describe('an edit after approval', () => {
  it('gives a clerk a task with both texts, and changes nothing', async () => {
    const sent = await send(five);
    await approveAt(desk, { id: sent.orderId }, { confirmCustomer: true });
    await edit(sent, '7 x Canefield White Sugar 1kg');
    await edit(sent, fifty);
    const order = await look(sent);
    expect(order).toMatchObject({
      status: 'COMPLETED',
      rawText: five,
      lines: [{ quantity: 5, warnings: [] }],
      tasks: [{ kind: 'MESSAGE_CHANGED', before: five, after: fifty }],
    });
    expect(await findOpenTasks()).toContain(sent.orderId);
    const taskId = order.tasks[0]?.id ?? '';
    const path = `/api/orders/${sent.orderId}/tasks/${taskId}/done`;
    const settle = (who: 'clerk' | 'nobody', id: string) =>
      callRoute(done, desk.requestAs(who, 'POST', path), { id: sent.orderId, taskId: id });
    expect((await settle('nobody', taskId)).status).toBe(401);
    expect((await settle('clerk', randomUUID())).status).toBe(404);
    expect((await settle('clerk', taskId)).body).toMatchObject({ success: true, order: { tasks: [] } });
    expect((await settle('clerk', taskId)).status).toBe(200);
    expect(
      (await orderTrail(desk, sent.orderId)).filter(({ action }) => action === 'task.done'),
    ).toHaveLength(1);
    expect(await findOpenTasks()).not.toContain(sent.orderId);
  });

  it('of an order that was split or rejected is a task, too', async () => {
    const split = await send(`${five}\n${cola}`);
    const [line] = (await look(split)).lines;
    const durban = { tenantId: desk.tenantId, code: 'DBN', name: 'Durban', warehouseCode: 'W-DBN' };
    await inTenant(desk, (tx) => tx.insert(locations).values(durban));
    const orderId = mintOrderId(split.orderId);
    await splitOrder(desk.clerk, { orderId, targetLocationId: 'DBN', lineIds: [line?.id ?? ''] });
    await edit(split, fifty);
    expect(await look(split)).toMatchObject({
      lines: [{ quantity: 3 }],
      tasks: [{ kind: 'MESSAGE_CHANGED' }],
    });
    const rejected = await send(five);
    await rejectOrder(desk.clerk, { orderId: mintOrderId(rejected.orderId), reason: 'Too far' });
    await edit(rejected, fifty);
    expect(await look(rejected)).toMatchObject({ status: 'CANCELLED', tasks: [{ after: fifty }] });
  });
});

describe('a deletion', () => {
  it('before approval is said on the order, which it does not cancel', async () => {
    const sent = await send(five);
    const { row } = await revoke(sent);
    expect(row).toMatchObject({ outcome: 'APPLIED', kind: 'revoke' });
    const order = await look(sent);
    expect(order).toMatchObject({
      status: 'PENDING_REVIEW',
      deletedByCustomerAt: expect.any(String),
      lines: [{ quantity: 5 }],
      tasks: [{ kind: 'MESSAGE_DELETED' }],
    });
    expect(codes(order.warnings)).toContain('message_deleted');
    await revoke(sent);
    expect((await look(sent)).tasks).toHaveLength(1);
  });

  it('after approval is a task', async () => {
    const sent = await send(five);
    await approveAt(desk, { id: sent.orderId }, { confirmCustomer: true });
    await revoke(sent);
    expect(await look(sent)).toMatchObject({ status: 'COMPLETED', tasks: [{ kind: 'MESSAGE_DELETED' }] });
  });

  it('that came before its message counts when that comes', async () => {
    const sent = { id: `wamid.${randomUUID()}`, from: newNumber() };
    await receiveRaw(desk, revokeOf(sent));
    const { order } = await receiveRaw(desk, { ...sent, type: 'text', text: { body: five } });
    expect(order).toMatchObject({
      deletedByCustomerAt: expect.any(String),
      tasks: [{ kind: 'MESSAGE_DELETED' }],
    });
  });
});

describe('a change of a reply that asked for a change', () => {
  const reply = async (sent: Sent, body: string) => {
    const id = `wamid.${randomUUID()}`;
    await receiveRaw(desk, { id, from: sent.from, type: 'text', text: { body }, context: { id: sent.id } });
    return { ...sent, id };
  };

  it('takes the place of what it asked for', async () => {
    const sent = await send(five);
    await edit(await reply(sent, 'make it 8'), 'make it 9');
    expect((await look(sent)).proposals).toMatchObject([{ quantity: 9 }]);
  });

  it('withdraws what nobody has decided on, when it is deleted', async () => {
    const sent = await send(five);
    await revoke(await reply(sent, 'make it 8'));
    expect(await look(sent)).toMatchObject({ proposals: [], tasks: [] });
  });
});

async function findOrders(search: string): Promise<string[]> {
  const { body } = await callRoute(
    list,
    desk.requestAs('clerk', 'GET', `/api/orders?search=${encodeURIComponent(search)}`),
  );
  return (body as { orders: FullOrder[] }).orders.map(({ id }) => id);
}

async function findOpenTasks(): Promise<string[]> {
  const { body } = await callRoute(list, desk.requestAs('clerk', 'GET', '/api/orders?openTasks=true'));
  return (body as { orders: FullOrder[] }).orders.map(({ id }) => id);
}
