import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POST as rejectRoute } from '@/app/api/orders/[id]/reject/route';
import { orders } from '@/db/schema/orders';
import { outboundEvents } from '@/db/schema/outbound-events';
import { inTenant } from '@/db/tenant';
import { mintOrderId } from '../ids';
import { callRoute } from '../tenancy/testing/call-route';
import { getOrder } from './get-order';
import { rejectOrder } from './reject-order';
import { approveAt } from './testing/approve-at';
import { type Desk, openDesk } from './testing/open-desk';
import { orderTrail } from './testing/order-trail';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const reason = 'We do not deliver to Musina';
const reject = (orderId: string) => rejectOrder(desk.clerk, { orderId: mintOrderId(orderId), reason });

async function rejectedEvents(orderId: string) {
  const rows = await inTenant(desk, (tx) =>
    tx
      .select()
      .from(outboundEvents)
      .where(eq(outboundEvents.orderId, mintOrderId(orderId))),
  );
  return rows.filter(({ name }) => name === 'order.rejected').map(({ body }) => JSON.parse(body));
}

describe('rejecting an order', () => {
  it('cancels it with the reason, records it, tells webhooks and the customer', async () => {
    const order = await desk.receive('2 zing cola 330ml can\n5 flibbertigibbet wuzzles', '+27825550201');
    expect(await reject(order.id)).toEqual({ success: true, orderId: order.id, status: 'CANCELLED' });
    const after = await getOrder(desk.clerk, { orderId: mintOrderId(order.id) });
    expect(after).toMatchObject({ status: 'CANCELLED', rejectionReason: reason, version: order.version + 1 });
    const last = (await orderTrail(desk, order.id)).at(-1);
    expect(last).toMatchObject({ action: 'order.rejected', data: { reason } });

    const [event] = await rejectedEvents(order.id);
    expect(event).toMatchObject({
      event: 'order.rejected',
      tenantId: desk.tenantId,
      data: { orderId: order.id, reason, lines: [{ sku: 'COLA-330' }, { sku: null }] },
    });
    await desk.work();
    const told = desk.platform.messages().filter(({ to }) => to.includes('27825550201'));
    expect(told).toHaveLength(1);
    expect(told[0]?.body).toContain(reason);
  });

  it('answers a repeat as idempotent, keeps the first reason and tells nobody again', async () => {
    const order = await desk.receive('2 zing cola 330ml can', '+27825550202');
    await reject(order.id);
    const again = await rejectOrder(desk.clerk, { orderId: mintOrderId(order.id), reason: 'Another' });
    expect(again).toEqual({ success: true, orderId: order.id, status: 'CANCELLED', idempotent: true });
    await desk.work();
    expect(desk.platform.messages().filter(({ to }) => to.includes('27825550202'))).toHaveLength(1);
    expect(await rejectedEvents(order.id)).toHaveLength(1);
    const after = await getOrder(desk.clerk, { orderId: mintOrderId(order.id) });
    expect(after.rejectionReason).toBe(reason);
  });

  it('rejects once when two clerks do it at the same moment', async () => {
    const order = await desk.receive('2 zing cola 330ml can');
    const both = await Promise.all([reject(order.id), reject(order.id)]);
    expect(both.filter(({ idempotent }) => idempotent)).toHaveLength(1);
    expect(await rejectedEvents(order.id)).toHaveLength(1);
  });

  it('is too late for an order that the ERP has', async () => {
    const order = await desk.receive('2 zing cola 330ml can');
    await approveAt(desk, order);
    await expect(reject(order.id)).rejects.toMatchObject({ code: 'order_not_rejectable' });
  });

  it('lets one of approval and rejection win, never both', async () => {
    const order = await desk.receive('2 zing cola 330ml can');
    const [approved, rejected] = await Promise.allSettled([approveAt(desk, order), reject(order.id)]);
    expect([approved.status, rejected.status].sort()).toEqual(['fulfilled', 'rejected']);
    const { status } = await getOrder(desk.clerk, { orderId: mintOrderId(order.id) });
    expect(status).toBe(approved.status === 'fulfilled' ? 'COMPLETED' : 'CANCELLED');
    const inErp = desk.erp.orders().some(({ order: sent }) => sent.ExternalOrderNo === order.id);
    expect(inErp).toBe(status === 'COMPLETED');
  });

  it('takes back a message that is still being read, which then stays cancelled', async () => {
    const order = await desk.receive('2 zing cola 330ml can');
    await inTenant(desk, (tx) =>
      tx
        .update(orders)
        .set({ status: 'RECEIVED' })
        .where(eq(orders.id, mintOrderId(order.id))),
    );
    await reject(order.id);
    await desk.work();
    const after = await getOrder(desk.clerk, { orderId: mintOrderId(order.id) });
    expect(after.status).toBe('CANCELLED');
  });

  it.each([
    ['missing', {}],
    ['blank', { reason: '  ' }],
    ['501 characters', { reason: 'x'.repeat(501) }],
    ['no text', { reason: 7 }],
  ])('asks for a reason over the route: %s', async (_name, body) => {
    const order = await desk.receive('2 zing cola 330ml can');
    const post = desk.requestAs('clerk', 'POST', `/api/orders/${order.id}/reject`, body);
    expect(await callRoute(rejectRoute, post, { id: order.id })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'reason' }] },
    });
  });
});
