import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mintOrderId } from '../ids';
import { addLine } from './add-line';
import type { FullOrder } from './answers';
import { correctLine } from './correct-line';
import { getOrder } from './get-order';
import { removeLine } from './remove-line';
import { restoreLine } from './restore-line';
import { approveAt } from './testing/approve-at';
import { type Desk, openDesk } from './testing/open-desk';
import { orderTrail } from './testing/order-trail';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const first = ({ id, lines }: FullOrder) => ({ orderId: mintOrderId(id), lineId: lines[0]?.id ?? '' });

describe('bringing a removed line back', () => {
  it('leaves the order as it was, candidates and marks of the message included', async () => {
    const order = await desk.receive('2 zing cola 330ml can\n10 harvest brown bread 700g');
    await removeLine(desk.clerk, first(order));
    const { order: after } = await restoreLine(desk.clerk, first(order));
    expect(after.lines).toEqual(order.lines);
    expect(after.accounted).toEqual(order.accounted);
    expect(after).toMatchObject({ totalAmount: order.totalAmount, version: order.version + 2 });
    expect((await orderTrail(desk, order.id)).at(-1)).toMatchObject({ action: 'line.restored' });
    // Once more changes nothing.
    expect((await restoreLine(desk.clerk, first(order))).order.version).toBe(after.version);
  });

  it('keeps that a clerk had confirmed it, with their quantity', async () => {
    const order = await desk.receive('2 zing cola 330ml can');
    const choice = { productId: 'BREAD-BR', quantity: 7, teachAlias: false, aliasScope: 'CUSTOMER' } as const;
    const corrected = await correctLine(desk.clerk, { ...first(order), ...choice });
    await removeLine(desk.clerk, first(order));
    const { order: after } = await restoreLine(desk.clerk, first(order));
    expect(after.lines).toEqual(corrected.order.lines);
  });

  it('puts it behind a line that has taken its place', async () => {
    const order = await desk.receive('2 zing cola 330ml can');
    await removeLine(desk.clerk, first(order));
    const added = { orderId: mintOrderId(order.id), productId: 'BREAD-BR', quantity: 1, unit: null };
    await addLine(desk.clerk, added);
    const { order: after } = await restoreLine(desk.clerk, first(order));
    expect(after.lines.map(({ product }) => product?.sku)).toEqual(['BREAD-BR', 'COLA-330']);
  });

  it('does not find a line that was never there, nor one of another order', async () => {
    const order = await desk.receive('2 zing cola 330ml can');
    const other = await desk.receive('1 crystal white sugar 10kg');
    await removeLine(desk.clerk, first(other));
    const orderId = mintOrderId(order.id);
    for (const lineId of [first(other).lineId, '0e9f4f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e']) {
      const attempt = restoreLine(desk.clerk, { orderId, lineId });
      await expect(attempt).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  it('is too late once the order is completed, and against another version', async () => {
    const order = await desk.receive('2 zing cola 330ml can\n10 harvest brown bread 700g');
    await removeLine(desk.clerk, first(order));
    const old = restoreLine(desk.clerk, { ...first(order), ifMatch: order.version });
    await expect(old).rejects.toMatchObject({ code: 'order_changed' });
    await approveAt(desk, order);
    await expect(restoreLine(desk.clerk, first(order))).rejects.toMatchObject({ code: 'order_not_editable' });
    expect((await getOrder(desk.clerk, { orderId: mintOrderId(order.id) })).lines).toHaveLength(1);
  });
});
