import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { POST as chooseRoute } from '@/app/api/orders/[id]/tasks/[taskId]/choose/route';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { createProduct } from '../catalogue/create-product';
import { newProduct } from '../catalogue/testing/new-product';
import { mintOrderId } from '../ids';
import { configureMessaging } from '../messaging/testing/configure-messaging';
import { deliver, payloadOf } from '../messaging/testing/deliver';
import { saveTenantSettings } from '../settings/save-tenant-settings';
import { callRoute } from '../tenancy/testing/call-route';
import type { FullOrder } from './answers';
import { getOrder } from './get-order';
import { readAsOrder } from './read-as-order';
import { rejectOrder } from './reject-order';
import { setAside } from './set-aside';
import { settleTask } from './settle-task';
import { takeProposal } from './take-proposal';
import { approveAt, approveUnsent } from './testing/approve-at';
import { type Desk, openDesk } from './testing/open-desk';
import { orderActions } from './testing/order-trail';
import { newNumber, receiveText } from './testing/receive-text';

configureMessaging();
// Each test is a conversation: several messages, delivered and read one after the other.
vi.setConfig({ testTimeout: 60_000 });

let desk: Desk;
let other: Desk;
beforeAll(async () => {
  [desk, other] = [await openDesk(), await openDesk()];
  for (const each of [desk, other])
    await createProduct(each.manager, newProduct({ sku: 'MILK-1', name: 'Meadow Full Cream Milk 1L' }));
});
afterAll(async () => {
  await Promise.all([desk.close(), other.close()]);
});

const bread = '20 harvest brown bread 700g';
async function write(from: string, body: string, more: Record<string, unknown> = {}, at = desk) {
  const { id: messageId, order } = await receiveText(at, body, { from, ...more });
  return { ...order, messageId };
}
const look = ({ id }: { id: string }) => getOrder(desk.clerk, { orderId: mintOrderId(id) });
const brief = ({ lines }: FullOrder) =>
  lines.map(({ quantity, product }) => [quantity, product?.sku ?? null]);
const codes = ({ warnings }: FullOrder) => warnings.map(({ code }) => code);
const approve = (order: { id: string }) => approveAt(desk, order, { confirmCustomer: true });

describe('a change after approval, before the ERP has the order', () => {
  it('takes the approval back and is proposed; approved again, the order is there once', async () => {
    const from = newNumber();
    const order = await write(from, bread);
    const approval = await approveUnsent(desk, order);
    const change = await write(from, 'make the brown bread 25');
    await approval.untilRecalled();
    const recalled = await look(order);
    expect(recalled).toMatchObject({
      status: 'PENDING_REVIEW',
      lines: [{ quantity: 20 }],
      proposals: [{ kind: 'SET_QUANTITY', quantity: 25 }],
    });
    expect(codes(recalled)).toContain('approval_recalled');
    await desk.work('order/approved');
    expect(salesOrdersOf(order.id)).toEqual([]);

    await takeProposal(desk.clerk, {
      orderId: mintOrderId(order.id),
      proposalId: recalled.proposals[0]?.id ?? '',
    });
    await approve(order);
    await desk.work('order/approved');
    expect(await look(order)).toMatchObject({ status: 'COMPLETED', lines: [{ quantity: 25 }] });
    expect(await look(change)).toMatchObject({ closedAs: 'MERGED', mergedInto: order.id });
    expect(salesOrdersOf(order.id)).toHaveLength(1);
    expect(await orderActions(desk, order.id)).toContain('order.approval_recalled');
  });
});

describe('a change of what the ERP has', () => {
  it('is a clerk’s task when it is less, and nothing else is changed', async () => {
    const from = newNumber();
    const order = await write(from, bread);
    await approve(order);
    const change = await write(from, 'make the brown bread 15');
    const { erpSalesOrderId, tasks, lines } = await look(order);
    expect(lines).toMatchObject([{ quantity: 20 }]);
    expect(tasks).toMatchObject([{ kind: 'CHANGE_ASKED', after: 'make the brown bread 15' }]);
    expect(tasks[0]?.message).toMatch(
      new RegExp(`wants 5 fewer “.*brown bread.*” \\(15 instead of 20\\) on ${erpSalesOrderId},`),
    );
    expect(await look(change)).toMatchObject({ closedAs: 'MERGED', mergedInto: order.id });
    const taskId = tasks[0]?.id ?? '';
    await settleTask(desk.clerk, { orderId: mintOrderId(order.id), taskId });
    expect((await look(order)).tasks).toEqual([]);
  });

  it('is an order of its own, linked to the first, when it is more', async () => {
    const from = newNumber();
    const order = await write(from, bread);
    await approve(order);
    const addition = await write(from, 'please add 6 meadow full cream milk 1l to my order');
    expect(addition).toMatchObject({ status: 'PENDING_REVIEW', kind: 'ADDITION', addsTo: order.id });
    expect(brief(addition)).toEqual([[6, 'MILK-1']]);
    await approve(addition);
    expect(await look(addition)).toMatchObject({ status: 'COMPLETED' });
    expect(brief(await look(order))).toEqual([[20, 'BREAD-BR']]);
  });

  it('is both when it is both', async () => {
    const from = newNumber();
    const order = await write(from, bread);
    await approve(order);
    const both = await write(from, 'make the brown bread 15 and add 6 meadow full cream milk 1l');
    expect((await look(order)).tasks).toMatchObject([{ kind: 'CHANGE_ASKED' }]);
    expect(brief(both)).toEqual([[6, 'MILK-1']]);
    expect(both).toMatchObject({ status: 'PENDING_REVIEW', addsTo: order.id });
  });
});

describe('a cancellation', () => {
  it('stands on the one open order, which is not approved meanwhile, and rejecting settles it', async () => {
    const from = newNumber();
    const order = await write(from, bread);
    const words = await write(from, 'please cancel my order');
    expect((await look(order)).tasks).toMatchObject([{ kind: 'CANCELLATION_ASKED' }]);
    expect(words).toMatchObject({ kind: 'CANCELLATION', closedAs: 'MERGED', mergedInto: order.id });
    await expect(approve(order)).rejects.toMatchObject({ code: 'cancellation_open' });
    await rejectOrder(desk.clerk, { orderId: mintOrderId(order.id), reason: 'Cancelled by the customer' });
    expect((await look(order)).tasks).toEqual([]);
  });

  it('of one of two is asked of a clerk, and neither is approved before', async () => {
    const from = newNumber();
    const [first, second] = [await write(from, bread), await write(from, '6 meadow full cream milk 1l')];
    const words = await write(from, 'please cancel my order');
    expect(words).toMatchObject({ status: 'PENDING_REVIEW', tasks: [{ kind: 'WHICH_ORDER' }] });
    const [task] = words.tasks;
    expect([...(task?.choices ?? [])].sort()).toEqual([first.id, second.id].sort());
    for (const order of [first, second])
      await expect(approve(order)).rejects.toMatchObject({ code: 'cancellation_open' });

    const choose = (orderId: string, by: 'clerk' | 'nobody' = 'clerk', at = desk) => {
      const path = `/api/orders/${words.id}/tasks/${task?.id}/choose`;
      const request = at.requestAs(by, 'POST', path, { orderId });
      return callRoute(chooseRoute, request, { id: words.id, taskId: task?.id ?? '' });
    };
    expect((await choose(first.id, 'nobody')).status).toBe(401);
    expect((await choose(first.id, 'clerk', other)).status).toBe(404);
    expect((await choose(randomUUID())).status).toBe(404);
    expect(await choose(first.id)).toMatchObject({ status: 200, body: { order: { id: first.id } } });
    expect((await choose(second.id)).status).toBe(409);
    expect((await look(first)).tasks).toMatchObject([{ kind: 'CANCELLATION_ASKED' }]);
    expect(await look(words)).toMatchObject({ closedAs: 'MERGED', mergedInto: first.id });
    await approve(second);
  });

  it('that names goods means the order that has them', async () => {
    const from = newNumber();
    await write(from, bread);
    const second = await write(from, '6 meadow full cream milk 1l');
    await write(from, 'cancel the whole milk order');
    expect((await look(second)).tasks).toMatchObject([{ kind: 'CANCELLATION_ASKED' }]);
  });

  it('of what the ERP has is a task', async () => {
    const from = newNumber();
    const order = await write(from, bread);
    await approve(order);
    await write(from, 'please cancel my order');
    expect(await look(order)).toMatchObject({ status: 'COMPLETED', tasks: [{ kind: 'CHANGE_ASKED' }] });
  });
});

describe('while the customer has written something that nobody has read', () => {
  it('their order is not approved', async () => {
    const from = newNumber();
    const order = await write(from, bread);
    const message = { id: `wamid.${randomUUID()}`, from, type: 'text', text: { body: 'make the bread 25' } };
    const timestamp = String(Math.floor(Date.now() / 1000));
    await deliver(payloadOf(desk.phoneNumberId, [{ ...message, timestamp }]));
    await expect(approve(order)).rejects.toMatchObject({ code: 'unread_message' });
    const another = await write(newNumber(), bread);
    await approve(another);
    await desk.work('message/received');
    await expect(approve(order)).rejects.toMatchObject({ code: 'open_proposals' });
  });
});

describe('what a message asked for that is no order after all', () => {
  it('is asked no more, and asked again when it is one', async () => {
    const from = newNumber();
    const order = await write(from, bread);
    const change = await write(from, 'make the brown bread 25');
    const changeId = mintOrderId(change.id);
    expect((await look(order)).proposals).toHaveLength(1);
    await setAside(desk.clerk, { orderId: changeId });
    expect((await look(order)).proposals).toEqual([]);
    await readAsOrder(desk.clerk, { orderId: changeId });
    expect((await look(order)).proposals).toMatchObject([{ quantity: 25 }]);

    await rejectOrder(desk.clerk, { orderId: changeId, reason: 'A mistake' });
    expect((await look(order)).proposals).toEqual([]);
    await approve(order);
  });

  it('is for a clerk when the order that it meant is rejected', async () => {
    const from = newNumber();
    const order = await write(from, bread);
    const change = await write(from, 'make the brown bread 25');
    await rejectOrder(desk.clerk, { orderId: mintOrderId(order.id), reason: 'Too far' });
    expect(codes(await look(change))).toContain('change_of_closed');
    expect(codes(await look(change))).not.toContain('change_of_order');
  });
});

describe('odd changes', () => {
  it('of an order in another tenant’s conversation change nothing in either', async () => {
    const from = newNumber();
    const theirs = await write(from, bread, {}, other);
    const ours = await write(from, bread);
    const change = await write(from, 'make it 8', { context: { id: theirs.messageId } });
    expect((await look(ours)).proposals).toEqual([]);
    const untouched = await getOrder(other.clerk, { orderId: mintOrderId(theirs.id) });
    expect(untouched).toMatchObject({ lines: [{ quantity: 20 }], proposals: [] });
    expect(change.status).toBe('PENDING_REVIEW');
    expect(codes(change)).toContain('answers_elsewhere');
  });

  it('of an order of last year change no order of today', async () => {
    const from = newNumber();
    const old = await write(from, bread);
    await approve(old);
    await makeOlder(old.id, 370);
    const open = await write(from, bread);
    const change = await write(from, 'make the brown bread 30', { context: { id: old.messageId } });
    expect((await look(open)).proposals).toEqual([]);
    expect((await look(old)).tasks).toEqual([]);
    expect(codes(change)).toContain('answers_elsewhere');
  });

  it('two at once: the later word holds, and both messages are closed with it', async () => {
    const from = newNumber();
    const order = await write(from, bread);
    const first = await write(from, 'make the brown bread 25');
    const second = await write(from, 'make the brown bread 30');
    const { proposals } = await look(order);
    expect(proposals).toMatchObject([{ kind: 'SET_QUANTITY', quantity: 30 }]);
    await takeProposal(desk.clerk, { orderId: mintOrderId(order.id), proposalId: proposals[0]?.id ?? '' });
    expect(brief(await look(order))).toEqual([[30, 'BREAD-BR']]);
    for (const each of [first, second])
      expect(await look(each)).toMatchObject({ closedAs: 'MERGED', mergedInto: order.id });
  });
});

describe('certain changes', () => {
  it('are made by themselves only where the tenant says so', async () => {
    const from = newNumber();
    const order = await write(from, bread);
    await saveTenantSettings(desk.manager, { takeChangesFrom: 0.93 });
    const change = await write(from, 'make the brown bread 25');
    await saveTenantSettings(desk.manager, { takeChangesFrom: null });
    expect(await look(order)).toMatchObject({ lines: [{ quantity: 25 }], proposals: [] });
    expect(await look(change)).toMatchObject({ closedAs: 'MERGED' });
    await write(from, 'make the brown bread 30');
    expect(await look(order)).toMatchObject({ lines: [{ quantity: 25 }], proposals: [{ quantity: 30 }] });
  });

  it('are left to a clerk below what the tenant wishes', async () => {
    const from = newNumber();
    const order = await write(from, bread);
    await saveTenantSettings(desk.manager, { takeChangesFrom: 0.99 });
    await write(from, 'make the brown bread 25');
    await saveTenantSettings(desk.manager, { takeChangesFrom: null });
    expect(await look(order)).toMatchObject({ lines: [{ quantity: 20 }], proposals: [{ quantity: 25 }] });
  });
});

const salesOrdersOf = (orderId: string) =>
  desk.erp.orders().filter((recorded) => JSON.stringify(recorded).includes(orderId));

async function makeOlder(id: string, days: number): Promise<void> {
  await inTenant(desk, (tx) =>
    tx
      .update(orders)
      .set({ createdAt: new Date(Date.now() - days * 86_400_000) })
      .where(eq(orders.id, mintOrderId(id))),
  );
}
