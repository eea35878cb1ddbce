import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { createProduct } from '../catalogue/create-product';
import { newProduct } from '../catalogue/testing/new-product';
import { mintOrderId } from '../ids';
import { configureMessaging } from '../messaging/testing/configure-messaging';
import { deliver, payloadOf } from '../messaging/testing/deliver';
import { saveTenantSettings } from '../settings/save-tenant-settings';
import type { FullOrder } from './answers';
import { correctLine } from './correct-line';
import { getOrder } from './get-order';
import { obstaclesOf } from './obstacles';
import { type Desk, openDesk } from './testing/open-desk';
import { orderActions } from './testing/order-trail';
import { secondsAgo as ago, newNumber, receiveText } from './testing/receive-text';

configureMessaging();
// Each test is a conversation: several messages, delivered and read one after the other.
vi.setConfig({ testTimeout: 60_000 });

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  await createProduct(desk.manager, newProduct({ sku: 'MILK-1', name: 'Meadow Full Cream Milk 1L' }));
  await createProduct(desk.manager, newProduct({ sku: 'RICE-5', name: 'Golden Parboiled Rice 5kg' }));
  await saveTenantSettings(desk.manager, { quietSeconds: 90 });
});
afterAll(() => desk.close());

const write = async (from: string, body: string, more = {}) =>
  (await receiveText(desk, body, { from, ...more })).order;
const look = ({ id }: { id: string }) => getOrder(desk.clerk, { orderId: mintOrderId(id) });
const brief = ({ lines }: FullOrder) =>
  lines.map(({ quantity, product }) => [quantity, product?.sku ?? null]);
const bread = '20 harvest brown bread 700g';

describe('messages of a customer within the quiet time', () => {
  it('are one order, five in a row', async () => {
    const from = newNumber();
    const first = await write(from, bread);
    expect(first).toMatchObject({ status: 'PENDING_REVIEW', lines: [{ quantity: 20 }] });
    const milk = await write(from, '6 meadow full cream milk 1l');
    await write(from, 'add 5 brown bread');
    await write(from, 'make the milk 8');
    await write(from, 'and 2 golden parboiled rice 5kg');
    const order = await look(first);
    expect(brief(order)).toEqual([
      [25, 'BREAD-BR'],
      [8, 'MILK-1'],
      [2, 'RICE-5'],
    ]);
    expect(order).toMatchObject({ status: 'PENDING_REVIEW', proposals: [] });
    expect(order.totalAmount).toBe(order.lines.reduce((sum, { subtotal }) => sum + (subtotal ?? 0), 0));
    expect(await look(milk)).toMatchObject({
      status: 'CANCELLED',
      closedAs: 'MERGED',
      mergedInto: first.id,
      rawText: '6 meadow full cream milk 1l',
    });
    expect(await ordersInReview(first.customer.id)).toBe(1);
    expect(await orderActions(desk, first.id)).toEqual(
      expect.arrayContaining(['proposal.made', 'proposal.taken']),
    );
  });

  it.each([
    'PO is 25',
    'thanks, my PO number is 4500',
    'make it 9 am please',
    'can you deliver before 9?',
    'the gate code is 4521',
    'our new shop is at 18 Long Street',
    'leave the bread at reception',
  ])('count no goods by a number of the head, and leave goods where they are: %s', async (words) => {
    const from = newNumber();
    const order = await write(from, bread);
    await write(from, words);
    const now = await look(order);
    expect(brief(now)).toEqual([[20, 'BREAD-BR']]);
    expect(now.proposals).toEqual([]);
  });

  it('leave to a clerk what is said in the same breath as something else', async () => {
    const from = newNumber();
    const order = await write(from, bread);
    await write(from, 'make it 30 i dont have space');
    const now = await look(order);
    expect(brief(now)).toEqual([[20, 'BREAD-BR']]);
    expect(now.proposals).toMatchObject([{ kind: 'SET_QUANTITY', quantity: 30 }]);
  });

  it.each(['thanks 1000', 'the bread is for the big shop'])(
    'say on the order what nobody can tell the meaning of: %s',
    async (words) => {
      const from = newNumber();
      const order = await write(from, bread);
      const talk = await write(from, words);
      const now = await look(order);
      expect(brief(now)).toEqual([[20, 'BREAD-BR']]);
      expect(now.warnings).toContainEqual(
        expect.objectContaining({ code: 'left_out_later', orderId: talk.id }),
      );
      expect(obstaclesOf(now)).toContain('told');
    },
  );

  it('take off so many, and leave nothing to be looked at', async () => {
    const from = newNumber();
    const order = await write(from, bread);
    await write(from, '5 less');
    const now = await look(order);
    expect(brief(now)).toEqual([[15, 'BREAD-BR']]);
    expect(now.warnings.map(({ code }) => code)).not.toContain('left_out_later');
  });

  it('become other goods by a size, as many of them', async () => {
    await createProduct(desk.manager, newProduct({ sku: 'RICE-10', name: 'Golden Parboiled Rice 10kg' }));
    const from = newNumber();
    const order = await write(from, '2 golden parboiled rice 10kg');
    await write(from, 'make it the 5kg');
    expect(brief(await look(order))).toEqual([[2, 'RICE-5']]);
  });

  it('change two lines at once, each as it is said', async () => {
    const from = newNumber();
    const first = await write(from, `${bread}\n6 meadow full cream milk 1l`);
    const change = await write(from, 'Change brown bread to 12 and the milk to 8');
    const order = await look(first);
    expect(brief(order)).toEqual([
      [12, 'BREAD-BR'],
      [8, 'MILK-1'],
    ]);
    expect(order.proposals).toEqual([]);
    expect(change).toMatchObject({ closedAs: 'MERGED', mergedInto: first.id });
  });

  it('go on from the last of them, not from the first', async () => {
    const from = newNumber();
    const first = await write(from, bread, { timestamp: ago(200) });
    await write(from, '6 meadow full cream milk 1l', { timestamp: ago(130) });
    await write(from, '2 golden parboiled rice 5kg', { timestamp: ago(60) });
    expect(brief(await look(first))).toHaveLength(3);
  });

  it('are two orders after a pause', async () => {
    const from = newNumber();
    const first = await write(from, bread, { timestamp: ago(200) });
    const second = await write(from, '6 meadow full cream milk 1l', { timestamp: ago(100) });
    expect(brief(await look(first))).toHaveLength(1);
    expect(second).toMatchObject({ status: 'PENDING_REVIEW', closedAs: null });
  });

  it('say together where and when it goes, and another place is another order', async () => {
    const from = newNumber();
    const first = await write(from, `PO 4711\n${bread}`);
    await write(from, '6 meadow full cream milk 1l, deliver tomorrow before 10am');
    const order = await look(first);
    expect(order.head).toMatchObject({ poNumber: { value: '4711' }, window: { value: { to: '10:00' } } });
    const other = await write(from, 'PO 4712\n3 golden parboiled rice 5kg');
    expect(other).toMatchObject({ status: 'PENDING_REVIEW', closedAs: null });
  });

  it('keep the doubts of a line, and what was left out', async () => {
    const from = newNumber();
    const first = await write(from, bread);
    await write(from, '6 meadow full cream milk 1l\n4 blue elephants');
    const order = await look(first);
    const doubts = [
      ...order.warnings,
      ...order.lines.flatMap(({ product }) => (product ? [] : ['unmatched'])),
    ];
    expect(JSON.stringify([doubts, order.lines.map(({ rawItemText }) => rawItemText)])).toContain(
      'blue elephants',
    );
  });

  it('leave the same goods said again to a clerk', async () => {
    const from = newNumber();
    const first = await write(from, bread);
    const again = await write(from, '25 harvest brown bread 700g');
    expect(await look(first)).toMatchObject({
      lines: [{ quantity: 20 }],
      proposals: [{ kind: 'SET_QUANTITY', quantity: 45 }],
    });
    expect(again).toMatchObject({ status: 'PENDING_REVIEW', closedAs: null });
  });

  it('leave a line that a clerk has had in hand to them, and nothing is lost', async () => {
    const from = newNumber();
    const first = await write(from, bread);
    const orderId = mintOrderId(first.id);
    const lineId = first.lines[0]?.id ?? '';
    const byHand = { teachAlias: false, aliasScope: 'CUSTOMER' as const };
    await correctLine(desk.clerk, { orderId, lineId, productId: 'BREAD-BR', quantity: 22, ...byHand });
    await write(from, 'make the brown bread 30');
    await write(from, '6 meadow full cream milk 1l');
    const order = await look(first);
    expect(brief(order)).toEqual([
      [22, 'BREAD-BR'],
      [6, 'MILK-1'],
    ]);
    expect(order.proposals).toMatchObject([{ kind: 'SET_QUANTITY', quantity: 30, lineId }]);
    // The clerk has seen an earlier version: their next change is refused instead of being made over the customer's.
    const stale = correctLine(desk.clerk, {
      ...{ orderId, lineId, productId: 'BREAD-BR', quantity: 23, ifMatch: first.version },
      ...byHand,
    });
    await expect(stale).rejects.toMatchObject({ code: 'order_changed' });
  });

  it('are read in the order in which they came, also when they come together', async () => {
    const from = newNumber();
    const ids = [randomUUID(), randomUUID()].map((id) => `wamid.${id}`);
    const [first, second] = [bread, 'make the brown bread 25'].map((body, at) => ({
      ...{ id: ids[at], from, timestamp: ago(2 - at), type: 'text', text: { body } },
    }));
    await deliver(payloadOf(desk.phoneNumberId, [first]));
    await deliver(payloadOf(desk.phoneNumberId, [second]));
    for (let round = 0; round < 4; round += 1) {
      await desk.work('message/received');
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    const found = await inTenant(desk, (tx) => tx.select().from(orders).where(eq(orders.rawText, bread)));
    const newest = found.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0];
    expect(brief(await look({ id: newest?.id ?? '' }))).toEqual([[25, 'BREAD-BR']]);
  });

  it('are orders of their own where the tenant says 0', async () => {
    await saveTenantSettings(desk.manager, { quietSeconds: 0 });
    const from = newNumber();
    await write(from, bread);
    const second = await write(from, '6 meadow full cream milk 1l');
    await saveTenantSettings(desk.manager, { quietSeconds: 90 });
    expect(second).toMatchObject({ status: 'PENDING_REVIEW', closedAs: null });
  });

  it('of two customers are two orders', async () => {
    const first = await write(newNumber(), bread);
    await write(newNumber(), '6 meadow full cream milk 1l');
    expect(brief(await look(first))).toEqual([[20, 'BREAD-BR']]);
  });
});

async function ordersInReview(customerId: string): Promise<number> {
  const rows = await inTenant(desk, (tx) =>
    tx.select({ status: orders.status }).from(orders).where(eq(orders.customerId, customerId)),
  );
  return rows.filter(({ status }) => status === 'PENDING_REVIEW').length;
}
