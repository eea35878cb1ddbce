import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mintOrderId } from '../ids';
import { addLine } from './add-line';
import { removeLine } from './remove-line';
import { approveAt } from './testing/approve-at';
import { type Desk, openDesk } from './testing/open-desk';
import { orderTrail } from './testing/order-trail';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

describe('removing a line', () => {
  it('takes it and its amount out of the order, and records what it said', async () => {
    const order = await desk.receive('2 zing cola 330ml can\n10 harvest brown bread 700g');
    const [cola, bread] = order.lines;
    const orderId = mintOrderId(order.id);
    const { order: after } = await removeLine(desk.clerk, { orderId, lineId: cola?.id ?? '' });
    expect(after.lines).toEqual([bread]);
    expect(after).toMatchObject({ totalAmount: 155, version: order.version + 1 });
    expect((await orderTrail(desk, order.id)).at(-1)).toMatchObject({
      action: 'line.removed',
      data: { phrase: cola?.rawItemText, productId: cola?.product?.id },
    });
    await expect(removeLine(desk.clerk, { orderId, lineId: cola?.id ?? '' })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('leaves an order without lines at nothing, and a line can be added again', async () => {
    const order = await desk.receive('2 zing cola 330ml can');
    const orderId = mintOrderId(order.id);
    const emptied = await removeLine(desk.clerk, { orderId, lineId: order.lines[0]?.id ?? '' });
    expect(emptied.order).toMatchObject({ lines: [], totalAmount: 0 });
    await expect(approveAt(desk, order)).rejects.toMatchObject({ code: 'unmatched_lines' });
    const { order: refilled } = await addLine(desk.clerk, {
      orderId,
      productId: 'BREAD-BR',
      quantity: 1,
      unit: null,
    });
    expect(refilled.totalAmount).toBe(15.5);
  });

  it('does not take a line out of another order', async () => {
    const order = await desk.receive('2 zing cola 330ml can');
    const other = await desk.receive('1 crystal white sugar 10kg');
    const lineId = other.lines[0]?.id ?? '';
    const attempt = removeLine(desk.clerk, { orderId: mintOrderId(order.id), lineId });
    await expect(attempt).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is too late once the order is completed', async () => {
    const order = await desk.receive('2 zing cola 330ml can');
    await approveAt(desk, order);
    const attempt = removeLine(desk.clerk, {
      orderId: mintOrderId(order.id),
      lineId: order.lines[0]?.id ?? '',
    });
    await expect(attempt).rejects.toMatchObject({ code: 'order_not_editable' });
  });

  it('gives a failed order back to the clerk', async () => {
    const order = await desk.receive('2 zing cola 330ml can\n1 crystal white sugar 10kg');
    desk.erp.setFault({ kind: 'refuse', times: 1 });
    await expect(approveAt(desk, order)).rejects.toMatchObject({ code: 'erp_refused' });
    const lineId = order.lines[1]?.id ?? '';
    const { order: after } = await removeLine(desk.clerk, { orderId: mintOrderId(order.id), lineId });
    expect(after.status).toBe('PENDING_REVIEW');
    expect((await approveAt(desk, order)).status).toBe('COMPLETED');
  });
});
