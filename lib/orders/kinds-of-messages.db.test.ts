import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POST as setAsideRoute } from '@/app/api/orders/[id]/not-an-order/route';
import { POST as readAsOrderRoute } from '@/app/api/orders/[id]/read-as-order/route';
import { notifications } from '@/db/schema/notifications';
import { inTenant } from '@/db/tenant';
import { createProduct } from '../catalogue/create-product';
import { newProduct } from '../catalogue/testing/new-product';
import { mintOrderId } from '../ids';
import { configureMessaging } from '../messaging/testing/configure-messaging';
import { callRoute } from '../tenancy/testing/call-route';
import { getOrder } from './get-order';
import { listOrders } from './list-orders';
import { refuseProposal } from './refuse-proposal';
import { takeProposal } from './take-proposal';
import { approveAt } from './testing/approve-at';
import { type Desk, openDesk } from './testing/open-desk';
import { orderActions } from './testing/order-trail';
import { newNumber, receiveText } from './testing/receive-text';

configureMessaging();

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  await createProduct(desk.manager, newProduct({ sku: 'BROWN-700', name: 'Harvest Brown Bread 700g' }));
  await createProduct(desk.manager, newProduct({ sku: 'MILK-1', name: 'Meadow Full Cream Milk 1L' }));
});
afterAll(() => desk.close());

const write = async (from: string, body: string) => look((await receiveText(desk, body, { from })).order);
const look = ({ id }: { id: string }) => getOrder(desk.clerk, { orderId: mintOrderId(id) });
const post = (
  handler: Parameters<typeof callRoute>[0],
  id: string,
  name: string,
  as: 'clerk' | 'nobody' = 'clerk',
) => callRoute(handler, desk.requestAs(as, 'POST', `/api/orders/${id}/${name}`), { id });
const page = { limit: 50, offset: 0 } as const;

describe('a message that is surely no order', () => {
  it('closes itself, and neither the customer nor a receiver hears of it', async () => {
    const thumb = await write(newNumber(), '👍');
    expect(thumb).toMatchObject({ status: 'CANCELLED', closedAs: 'NOT_AN_ORDER', kind: 'TALK', lines: [] });
    expect(await orderActions(desk, mintOrderId(thumb.id))).not.toContain('order.rejected');
    const told = await inTenant(desk, (tx) => tx.select().from(notifications));
    expect(told.filter(({ orderId }) => orderId === thumb.id)).toEqual([]);
    const { orders } = await listOrders(desk.clerk, { closedAs: 'NOT_AN_ORDER', ...page });
    expect(orders.map(({ id }) => id)).toContain(thumb.id);
  });

  it.each([
    ['where is my truck?', 'STATUS_QUESTION'],
    ['thank you so much', 'TALK'],
    ['baie dankie', 'TALK'],
  ])('%s', async (words, kind) => {
    expect(await write(newNumber(), words)).toMatchObject({ closedAs: 'NOT_AN_ORDER', kind });
  });

  it.each(['5 brown bread you delivered were mouldy', 'blue elephants on the moon', '2 harvest brown bread'])(
    'is not “%s”, which waits for a person',
    async (words) => {
      expect(await write(newNumber(), words)).toMatchObject({ status: 'PENDING_REVIEW', closedAs: null });
    },
  );

  it('is an order again when a person says so, and put aside once more', async () => {
    const { id } = await write(newNumber(), 'thanks');
    expect((await post(readAsOrderRoute, id, 'read-as-order', 'nobody')).status).toBe(401);
    const opened = await post(readAsOrderRoute, id, 'read-as-order');
    expect(opened.status).toBe(200);
    expect(await look({ id })).toMatchObject({ status: 'PENDING_REVIEW', closedAs: null, kind: 'ORDER' });
    expect((await post(readAsOrderRoute, id, 'read-as-order')).status).toBe(409);
    expect((await post(setAsideRoute, id, 'not-an-order')).status).toBe(200);
    expect((await post(setAsideRoute, id, 'not-an-order')).body).toMatchObject({ idempotent: true });
    expect(await orderActions(desk, mintOrderId(id))).toEqual(
      expect.arrayContaining(['order.set_aside', 'order.read_as_order']),
    );
  });
});

describe('a message that changes an order which waits for review', () => {
  it('is a proposal there, and closes as merged once that is taken', async () => {
    const from = newNumber();
    const order = await write(from, '20 harvest brown bread and 4 meadow milk 1L');
    const change = await write(from, 'make the brown bread 25');
    expect(change).toMatchObject({ kind: 'CHANGE', status: 'PENDING_REVIEW' });
    const { proposals } = await look(order);
    expect(proposals).toMatchObject([{ kind: 'SET_QUANTITY', quantity: 25 }]);
    await expect(approveAt(desk, order)).rejects.toMatchObject({ code: 'open_proposals' });

    await takeProposal(desk.clerk, { orderId: mintOrderId(order.id), proposalId: proposals[0]?.id ?? '' });
    expect((await look(order)).lines.map(({ quantity }) => quantity)).toEqual([25, 4]);
    expect(await look(change)).toMatchObject({
      status: 'CANCELLED',
      closedAs: 'MERGED',
      mergedInto: order.id,
    });
  });

  it('adds goods, and stays an order of its own when that is refused', async () => {
    const from = newNumber();
    const order = await write(from, '20 harvest brown bread');
    const addition = await write(from, 'please add 6 meadow milk 1L to my order');
    const { proposals } = await look(order);
    expect(proposals).toMatchObject([{ kind: 'ADD_LINE', quantity: 6 }]);
    await expect(approveAt(desk, addition)).rejects.toMatchObject({ code: 'open_proposals' });

    await refuseProposal(desk.clerk, { orderId: mintOrderId(order.id), proposalId: proposals[0]?.id ?? '' });
    expect(await look(addition)).toMatchObject({ status: 'PENDING_REVIEW', closedAs: null });
    expect((await look(addition)).warnings.map(({ code }) => code)).not.toContain('change_of_order');
  });

  it('changes nothing of another customer', async () => {
    const order = await write(newNumber(), '20 harvest brown bread');
    await write(newNumber(), 'make the brown bread 25');
    expect((await look(order)).proposals).toEqual([]);
  });
});
