import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POST as splitRoute } from '@/app/api/orders/[id]/split/route';
import { locations } from '@/db/schema/locations';
import { inTenant } from '@/db/tenant';
import { mintOrderId } from '../ids';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant } from '../tenancy/testing/make-tenant';
import type { FullOrder } from './answers';
import { getOrder } from './get-order';
import { splitOrder } from './split-order';
import { approveAt } from './testing/approve-at';
import { type Desk, openDesk } from './testing/open-desk';
import { orderActions } from './testing/order-trail';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  const durban = { tenantId: desk.tenantId, code: 'DBN', name: 'Durban', warehouseCode: 'W-DBN' };
  await inTenant(desk, (tx) => tx.insert(locations).values(durban));
});
afterAll(() => desk.close());

const text = '2 zing cola 330ml can\n10 harvest brown bread 700g\n1 crystal white sugar 10kg';
const idsOf = (order: FullOrder) => order.lines.map(({ id }) => id);
const split = (order: FullOrder, lineIds: string[], targetLocationId = 'DBN') =>
  splitOrder(desk.clerk, { orderId: mintOrderId(order.id), targetLocationId, lineIds });
const sentFor = (orderId: string) => desk.erp.orders().find(({ order }) => order.ExternalOrderNo === orderId);

describe('splitting an order', () => {
  it('moves the lines to a child with the same customer and text, each with its own total', async () => {
    const order = await desk.receive(text, '+27825550301');
    const [cola, bread, sugar] = order.lines;
    const outcome = await split(order, [bread?.id ?? '']);
    expect(outcome).toMatchObject({
      success: true,
      orderId: order.id,
      order: { lines: [{ id: cola?.id }, { id: sugar?.id }], version: order.version + 1 },
      childOrder: {
        id: outcome.childOrderId,
        status: 'PENDING_REVIEW',
        customer: order.customer,
        rawText: text,
        location: { code: 'DBN' },
        parentOrderId: order.id,
        lines: [bread],
        totalAmount: 155,
      },
    });
    expect(outcome.order.totalAmount).toBeCloseTo(order.totalAmount - 155, 2);
    expect(outcome.order.childOrders).toMatchObject([{ id: outcome.childOrderId, totalAmount: 155 }]);
    expect((await orderActions(desk, order.id)).at(-1)).toBe('order.split');
    expect(await orderActions(desk, outcome.childOrderId)).toEqual(['order.split_off']);

    await desk.work();
    const told = desk.platform.messages().filter(({ to }) => to.includes('27825550301'));
    expect(told.map(({ body }) => body)).toEqual([expect.stringContaining('Durban')]);
  });

  it('lets the child sync by itself, with its location’s warehouse', async () => {
    const order = await desk.receive(text);
    const { childOrderId } = await split(order, idsOf(order).slice(1));
    const child = await approveAt(desk, { id: childOrderId });
    expect(child.status).toBe('COMPLETED');
    expect(sentFor(order.id)).toBeUndefined();
    const parent = await approveAt(desk, order);
    expect(parent.erpSalesOrderId).not.toBe(child.erpSalesOrderId);
    expect(sentFor(childOrderId)?.order.Lines.map((line) => line.WarehouseCode)).toEqual(['W-DBN', 'W-DBN']);
    expect(sentFor(order.id)?.order.Lines).toMatchObject([{ ItemCode: 'COLA-330', WarehouseCode: 'MAIN' }]);
  });

  it('takes a location by its id', async () => {
    const order = await desk.receive(text);
    const first = await split(order, idsOf(order).slice(0, 1));
    const location = first.childOrder.location?.id;
    const { childOrder } = await split(first.order, idsOf(first.order).slice(0, 1), location);
    expect(childOrder.location?.code).toBe('DBN');
  });

  it('keeps at least one line, and refuses the location that it has already', async () => {
    const order = await desk.receive(text);
    const code = 'order_not_splittable';
    await expect(split(order, idsOf(order))).rejects.toMatchObject({ code });
    await expect(split(order, idsOf(order).slice(1), 'JHB')).rejects.toMatchObject({ code });
    expect(await getOrder(desk.clerk, { orderId: mintOrderId(order.id) })).toEqual(order);
  });

  it('names each line that is not of this order', async () => {
    const order = await desk.receive(text);
    const other = await desk.receive(text);
    const lineIds = [idsOf(order)[0] ?? '', idsOf(other)[0] ?? ''];
    await expect(split(order, lineIds)).rejects.toMatchObject({
      code: 'invalid_input',
      details: { errors: [{ path: 'lineIds.1', code: 'unknown_line' }] },
    });
    expect(await getOrder(desk.clerk, { orderId: mintOrderId(other.id) })).toEqual(other);
  });

  it('does not know another tenant’s location', async () => {
    const order = await desk.receive(text);
    const stranger = await makeTenant();
    const attempt = split(order, idsOf(order).slice(1), stranger.location.id);
    await expect(attempt).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is for orders in review only', async () => {
    const order = await desk.receive(text);
    await approveAt(desk, order);
    await expect(split(order, idsOf(order).slice(1))).rejects.toMatchObject({ code: 'order_not_splittable' });
  });

  it('splits a line off once when two clerks do it at the same moment', async () => {
    const order = await desk.receive(text);
    const line = idsOf(order).slice(0, 1);
    const both = await Promise.allSettled([split(order, line), split(order, line)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { childOrders } = await getOrder(desk.clerk, { orderId: mintOrderId(order.id) });
    expect(childOrders).toHaveLength(1);
  });

  it('answers 201 over the route, ids in capitals included, and 400 for no lines or one line twice', async () => {
    const order = await desk.receive(text);
    const [id = ''] = idsOf(order);
    const post = (lineIds: unknown) =>
      callRoute(
        splitRoute,
        desk.requestAs('clerk', 'POST', `/api/orders/${order.id}/split`, {
          targetLocationId: 'DBN',
          lineIds,
        }),
        { id: order.id },
      );
    for (const lineIds of [[], [id, id.toUpperCase()], 'all', ['x']]) {
      expect(await post(lineIds)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    }
    expect(await post([id.toUpperCase()])).toMatchObject({
      status: 201,
      body: { success: true, orderId: order.id },
    });
  });
});
