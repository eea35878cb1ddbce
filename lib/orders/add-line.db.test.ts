import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POST as addLineRoute } from '@/app/api/orders/[id]/lines/route';
import { mintOrderId } from '../ids';
import { callRoute } from '../tenancy/testing/call-route';
import { addLine } from './add-line';
import { rejectOrder } from './reject-order';
import { type Desk, openDesk } from './testing/open-desk';
import { orderTrail } from './testing/order-trail';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const bread = { productId: 'BREAD-BR', quantity: 3, unit: null };

describe('adding a line', () => {
  it('puts it at the end, verified and priced, and records it', async () => {
    const order = await desk.receive('2 zing cola 330ml can');
    const added = await addLine(desk.clerk, { orderId: mintOrderId(order.id), ...bread });
    expect(added.line).toMatchObject({
      rawItemText: 'Harvest Brown Bread 700g',
      quantity: 3,
      product: { sku: 'BREAD-BR' },
      matchConfidence: 1,
      matchReason: 'added by Clara Clerk',
      verified: true,
      span: null,
      subtotal: 46.5,
    });
    expect(added.order.lines.map(({ product }) => product?.sku)).toEqual(['COLA-330', 'BREAD-BR']);
    expect(added.order).toMatchObject({ totalAmount: order.totalAmount + 46.5, version: order.version + 1 });
    expect((await orderTrail(desk, order.id)).at(-1)).toMatchObject({
      action: 'line.added',
      data: { sku: 'BREAD-BR', quantity: 3 },
    });
  });

  it('is doubted where its unit is none that the product is sold by, as a line of a message is', async () => {
    const order = await desk.receive('2 pallets brown bread 700g');
    const doubted = [{ code: 'unit_unclear', message: expect.stringContaining('sold by the EA') }];
    expect(order.lines).toMatchObject([{ quantity: 2, unit: 'pallet', orderQuantity: 2, warnings: doubted }]);
    const orderId = mintOrderId(order.id);
    const { line } = await addLine(desk.clerk, { orderId, ...bread, quantity: 2, unit: 'PAL' });
    expect(line.warnings).toEqual(doubted);
    const parts = await addLine(desk.clerk, { orderId, ...bread, quantity: 2.5 });
    expect(parts.line.warnings).toMatchObject([{ code: 'quantity_unclear' }]);
    const single = await addLine(desk.clerk, { orderId, ...bread, quantity: 2, unit: 'EACH' });
    expect(single.line.warnings).toEqual([]);
  });

  it('keeps the customer’s own words when they are given', async () => {
    const order = await desk.receive('2 zing cola 330ml can');
    const rawItemText = 'and three loaves';
    const { line } = await addLine(desk.clerk, { orderId: mintOrderId(order.id), ...bread, rawItemText });
    expect(line.rawItemText).toBe('and three loaves');
  });

  it('adds to an order of which nothing was read, twice at the same moment', async () => {
    const order = await desk.receive('the lorry with the blue door');
    expect(order.lines).toEqual([]);
    const orderId = mintOrderId(order.id);
    await Promise.all([1, 2].map(() => addLine(desk.clerk, { orderId, ...bread })));
    const { order: after } = await addLine(desk.clerk, { orderId, ...bread });
    expect(after.lines).toHaveLength(3);
    expect(after.totalAmount).toBe(139.5);
  });

  it('is too late once the order is cancelled', async () => {
    const order = await desk.receive('2 zing cola 330ml can');
    const orderId = mintOrderId(order.id);
    await rejectOrder(desk.clerk, { orderId, reason: 'Called back' });
    await expect(addLine(desk.clerk, { orderId, ...bread })).rejects.toMatchObject({
      code: 'order_not_editable',
    });
  });

  it.each([
    ['0', 0],
    ['below zero', -1],
    ['four decimals', 1.2345],
    ['more than a million', 1_000_001],
    ['text', '3'],
  ])('refuses a quantity of %s over the route', async (_name, quantity) => {
    const order = await desk.receive('2 zing cola 330ml can');
    const body = { productId: 'BREAD-BR', quantity };
    const post = desk.requestAs('clerk', 'POST', `/api/orders/${order.id}/lines`, body);
    expect(await callRoute(addLineRoute, post, { id: order.id })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', errors: [{ path: 'quantity' }] },
    });
  });

  it('answers 201 over the route', async () => {
    const order = await desk.receive('2 zing cola 330ml can');
    const body = { productId: 'BREAD-BR', quantity: 1.5, unit: 'kg' };
    const post = desk.requestAs('clerk', 'POST', `/api/orders/${order.id}/lines`, body);
    expect(await callRoute(addLineRoute, post, { id: order.id })).toMatchObject({
      status: 201,
      body: { success: true, line: { quantity: 1.5, unit: 'kg' }, alias: null },
    });
  });
});
