import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { POST as approve } from '@/app/api/orders/[id]/approve/route';
import { POST as refuse } from '@/app/api/orders/[id]/proposals/[proposalId]/refuse/route';
import { POST as take } from '@/app/api/orders/[id]/proposals/[proposalId]/take/route';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { createProduct } from '../catalogue/create-product';
import { newProduct } from '../catalogue/testing/new-product';
import { mintOrderId } from '../ids';
import { configureMessaging } from '../messaging/testing/configure-messaging';
import { callRoute } from '../tenancy/testing/call-route';
import type { FullOrder } from './answers';
import { correctLine } from './correct-line';
import { getOrder } from './get-order';
import { approveAt } from './testing/approve-at';
import { type Desk, openDesk } from './testing/open-desk';
import { orderActions } from './testing/order-trail';
import { receiveRaw } from './testing/receive-raw';
import { newNumber, receiveText } from './testing/receive-text';

configureMessaging();

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  await createProduct(desk.manager, newProduct({ sku: 'SUG-1010', name: 'Canefield White Sugar 1kg' }));
});
afterAll(() => desk.close());

/** A message of the customer's own text, and the order it became; a number of its own for each. */
async function order(body: string, from = newNumber()) {
  const { id, order: made } = await receiveText(desk, body, { from });
  return { id, from, orderId: made.id };
}
const reply = (to: { id: string; from: string }, body: string, more = {}) =>
  receiveRaw(desk, {
    from: to.from,
    type: 'text',
    text: { body },
    context: { from: '27115550100', id: to.id },
    ...more,
  });
const look = ({ orderId }: { orderId: string }) => getOrder(desk.clerk, { orderId: mintOrderId(orderId) });
const post = (
  handler: Parameters<typeof callRoute>[0],
  orderId: string,
  proposalId: string,
  sender: 'clerk' | 'nobody' = 'clerk',
) =>
  callRoute(handler, desk.requestAs(sender, 'POST', `/api/orders/${orderId}/proposals/${proposalId}`), {
    id: orderId,
    proposalId,
  });
const first = ({ proposals }: FullOrder) => {
  const [proposal] = proposals;
  if (!proposal) throw new Error('nothing is proposed');
  return proposal;
};

describe('a reply that changes the order it answers', () => {
  it.each([
    ['make it 8', 8],
    ['8 instead', 8],
    ['10 of these please', 10],
  ])('is a proposal on its line: “%s”', async (words, quantity) => {
    const asked = await order('5 x Canefield White Sugar 1kg');
    const { row, order: own } = await reply(asked, words);
    expect(own).toBeNull();
    expect(row).toMatchObject({ outcome: 'APPLIED', aboutMessageId: asked.id });
    const now = await look(asked);
    const [line] = now.lines;
    expect(line).toMatchObject({ quantity: 5 });
    expect(now.proposals).toMatchObject([{ lineId: line?.id, kind: 'SET_QUANTITY', quantity, words }]);
    expect(await orderActions(desk, asked.orderId)).toContain('proposal.made');
  });

  it('is done when a clerk takes it, and the order is priced anew', async () => {
    const asked = await order('5 x Canefield White Sugar 1kg');
    await reply(asked, 'make it 8');
    const proposal = first(await look(asked));
    const { status, body } = await post(take, asked.orderId, proposal.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      order: { lines: [{ quantity: 8, subtotal: 80 }], proposals: [] },
    });
    expect(await orderActions(desk, asked.orderId)).toContain('proposal.taken');
    expect((await post(take, asked.orderId, proposal.id)).status).toBe(409);
    expect((await post(refuse, asked.orderId, proposal.id)).body).toMatchObject({ code: 'proposal_decided' });
  });

  it('leaves the order as it is when a clerk refuses it', async () => {
    const asked = await order('5 x Canefield White Sugar 1kg');
    await reply(asked, 'make it 8');
    const { body } = await post(refuse, asked.orderId, first(await look(asked)).id);
    expect(body).toMatchObject({ order: { lines: [{ quantity: 5 }], proposals: [] } });
    expect(await orderActions(desk, asked.orderId)).toContain('proposal.refused');
  });

  it('has to be decided before the order is approved', async () => {
    const asked = await order('5 x Canefield White Sugar 1kg');
    await reply(asked, 'cancel this');
    const path = `/api/orders/${asked.orderId}/approve`;
    const approval = () =>
      callRoute(approve, desk.requestAs('clerk', 'POST', path, {}), { id: asked.orderId });
    expect(await approval()).toMatchObject({ status: 409, body: { code: 'open_proposals' } });
    const proposal = first(await look(asked));
    expect(proposal).toMatchObject({ kind: 'REMOVE_LINE', quantity: null });
    await post(refuse, asked.orderId, proposal.id);
    await approveAt(desk, { id: asked.orderId }, { confirmCustomer: true });
    expect(await look(asked)).toMatchObject({ status: 'COMPLETED' });
  });

  it('gives way to a later one, which counts from it', async () => {
    const asked = await order('5 x Canefield White Sugar 1kg');
    await reply(asked, 'make it 8');
    await reply(asked, '2 more');
    expect((await look(asked)).proposals).toMatchObject([{ quantity: 10, words: '2 more' }]);
  });

  it('is one also when it answers an earlier reply', async () => {
    const asked = await order('5 x Canefield White Sugar 1kg');
    const { row } = await reply(asked, 'make it 8');
    await reply({ ...asked, id: row.platformMessageId ?? '' }, 'no, 9');
    expect((await look(asked)).proposals).toMatchObject([{ quantity: 9 }]);
  });

  it('counts from what a clerk has made of the line', async () => {
    const asked = await order('5 x Canefield White Sugar 1kg');
    const [line] = (await look(asked)).lines;
    const orderId = mintOrderId(asked.orderId);
    const correction = {
      productId: 'SUG-1010',
      quantity: 20,
      teachAlias: false,
      aliasScope: 'CUSTOMER' as const,
    };
    await correctLine(desk.clerk, { orderId, lineId: line?.id ?? '', ...correction });
    await reply(asked, '2 more');
    expect((await look(asked)).proposals).toMatchObject([{ quantity: 22 }]);
  });

  it('waits for the order to be read, and is then a proposal on it', async () => {
    const asked = await order('5 x Canefield White Sugar 1kg');
    const setStatus = (status: 'RECEIVED' | 'PENDING_REVIEW') =>
      inTenant(desk, (tx) =>
        tx
          .update(orders)
          .set({ status })
          .where(eq(orders.id, mintOrderId(asked.orderId))),
      );
    await setStatus('RECEIVED');
    const { row, order: own } = await reply(asked, 'make it 8');
    expect([row.processedAt, own]).toEqual([null, null]);
    await setStatus('PENDING_REVIEW');
    await vi.waitFor(
      async () => {
        await desk.work('message/received');
        expect((await look(asked)).proposals).toMatchObject([{ quantity: 8 }]);
      },
      { timeout: 5000, interval: 200 },
    );
  });

  it('is refused to whoever may not write, and to other tenants', async () => {
    const asked = await order('5 x Canefield White Sugar 1kg');
    await reply(asked, 'make it 8');
    const proposal = first(await look(asked));
    expect((await post(take, asked.orderId, proposal.id, 'nobody')).status).toBe(401);
    expect((await post(take, asked.orderId, randomUUID())).status).toBe(404);
    expect((await post(take, randomUUID(), proposal.id)).status).toBe(404);
  });
});

describe('any other reply', () => {
  it.each(['thanks', '2 zing cola 330ml can', 'when do you deliver?'])(
    'is an order of its own, with the words it answers: “%s”',
    async (words) => {
      const asked = await order('5 x Canefield White Sugar 1kg');
      const { order: own } = await reply(asked, words);
      expect(own?.quote).toEqual({
        author: 'CUSTOMER',
        text: '5 x Canefield White Sugar 1kg',
        orderId: asked.orderId,
      });
      expect((await look(asked)).proposals).toEqual([]);
    },
  );

  it('that adds goods as well is an order of its own, and proposes both', async () => {
    const asked = await order('5 x Canefield White Sugar 1kg');
    const { order: own } = await reply(asked, 'make it 8 and add 2 zing cola 330ml can');
    expect(own).toMatchObject({ status: 'PENDING_REVIEW', quote: { orderId: asked.orderId } });
    const asks = (await look(asked)).proposals.map(({ kind, quantity }) => `${kind} ${quantity}`);
    expect(asks.sort()).toEqual(['ADD_LINE 2', 'SET_QUANTITY 8']);
  });

  it('changes nothing where several lines may be meant', async () => {
    const asked = await order('5 x Canefield White Sugar 1kg\n3 zing cola 330ml can');
    expect((await reply(asked, 'make it 8')).order).not.toBeNull();
    expect((await look(asked)).proposals).toEqual([]);
    expect((await reply(asked, 'make the sugar 8')).order).toBeNull();
    expect((await look(asked)).proposals).toMatchObject([
      { phrase: 'Canefield White Sugar 1kg', quantity: 8 },
    ]);
  });

  it('changes no order of another customer, and none that has gone on', async () => {
    const asked = await order('5 x Canefield White Sugar 1kg');
    expect((await reply({ ...asked, from: newNumber() }, 'make it 8')).order).not.toBeNull();
    await approveAt(desk, { id: asked.orderId }, { confirmCustomer: true });
    const late = await reply(asked, 'make it 8');
    expect(late.order?.quote).toMatchObject({ orderId: asked.orderId });
    expect((await look(asked)).proposals).toEqual([]);
  });

  it('to one of our messages shows our words', async () => {
    const asked = await order('5 x Canefield White Sugar 1kg');
    await approveAt(desk, { id: asked.orderId }, { confirmCustomer: true });
    await desk.work();
    const sent = desk.platform.messages().at(-1);
    const { order: own } = await reply({ ...asked, id: String(sent?.id) }, 'thank you');
    expect(own?.quote).toMatchObject({
      author: 'SERVICE',
      text: expect.stringContaining('SO'),
      orderId: asked.orderId,
    });
  });

  it('to a message that nobody here knows only says so', async () => {
    const { order: own } = await reply({ id: 'wamid.unknown', from: newNumber() }, 'make it 8');
    expect(own?.quote).toEqual({ author: null, text: null, orderId: null });
  });
});
