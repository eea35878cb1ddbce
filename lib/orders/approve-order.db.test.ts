import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mintOrderId } from '../ids';
import { makeTenant } from '../tenancy/testing/make-tenant';
import type { FullOrder } from './answers';
import { approveOrder } from './approve-order';
import { getOrder } from './get-order';
import { listOrderEvents } from './list-order-events';
import { type Desk, openDesk } from './testing/open-desk';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const text = '2 zing cola 330ml can\n10 harvest brown bread 700g';

/** Approves while the owed work is being done, as the executor would beside it. */
async function approve(order: FullOrder, overrideCreditHold = false) {
  const approval = approveOrder(desk.clerk, { orderId: mintOrderId(order.id), overrideCreditHold });
  const working = workUntil(approval);
  try {
    return await approval;
  } finally {
    await working;
  }
}

async function workUntil(approval: Promise<unknown>): Promise<void> {
  let settled = false;
  approval.then(
    () => (settled = true),
    () => (settled = true),
  );
  while (!settled) {
    await desk.work('order/approved');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('approving an order', () => {
  it('creates one sales order in the ERP, with every field of the payload', async () => {
    const order = await desk.receive(text);
    const outcome = await approve(order);
    expect(outcome).toMatchObject({ success: true, orderId: order.id, status: 'COMPLETED' });
    expect(outcome.erpSalesOrderId).toMatch(/^SO-\d{4}-\d+$/);

    const calls = desk.erp.calls().filter(({ method }) => method === 'POST');
    const call = calls.find(({ body }) => JSON.stringify(body).includes(order.id));
    expect(call?.body).toMatchObject({
      CustomerAccount: 'CASH',
      ExternalOrderNo: order.id,
      OrderDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      DeliveryAddress: { CustomerName: 'Sunrise Spaza', ContactPhone: '+27825550142' },
      BranchCode: 'JHB',
      Source: expect.any(String),
      Notes: expect.stringContaining(text.slice(0, 20)),
    });
    expect(JSON.stringify(call?.body)).toContain('"TaxType"');
  });

  it('answers a repeat with the same reference and calls no ERP', async () => {
    const order = await desk.receive(text);
    const first = await approve(order);
    const before = desk.erp.calls().length;
    const again = await approveOrder(desk.clerk, {
      orderId: mintOrderId(order.id),
      overrideCreditHold: false,
    });
    expect(again).toEqual({ ...first, idempotent: true });
    await desk.work();
    expect(desk.erp.calls().length).toBe(before);
  });

  it('syncs once when two clerks approve at the same moment', async () => {
    const order = await desk.receive(text);
    const [one, two] = await Promise.all([approve(order), approve(order)]);
    expect(one.erpSalesOrderId).toBe(two.erpSalesOrderId);
    expect(desk.erp.orders().filter((each) => JSON.stringify(each).includes(order.id))).toHaveLength(1);
    const posts = desk.erp
      .calls()
      .filter(({ method, body }) => method === 'POST' && JSON.stringify(body).includes(order.id));
    expect(posts).toHaveLength(1);
  });

  it('records who approved, and tells webhooks and customer', async () => {
    const order = await desk.receive(text);
    await approve(order);
    await desk.work();
    const { events } = await listOrderEvents(desk.clerk, {
      orderId: mintOrderId(order.id),
      limit: 50,
      offset: 0,
    });
    expect(events.map(({ action }) => action)).toEqual([
      'order.received',
      'order.read',
      'order.approved',
      'order.completed',
    ]);
    expect(events[2]?.actor).toEqual({ kind: 'user', name: 'Clara Clerk' });
    const told = desk.platform.messages().filter(({ to }) => to.includes('27825550142'));
    const after = await getOrder(desk.clerk, { orderId: mintOrderId(order.id) });
    expect(told.some(({ body }) => body.includes(after.erpSalesOrderId ?? 'none'))).toBe(true);
  });

  it('asks the ERP before it posts again when an answer was lost', async () => {
    const order = await desk.receive(text);
    desk.erp.setFault({ kind: 'drop_after_accepting', times: 1 });
    const outcome = await approve(order);
    expect(outcome.status).toBe('COMPLETED');
    expect(desk.erp.orders().filter((each) => JSON.stringify(each).includes(order.id))).toHaveLength(1);
  });

  it('fails with the ERP’s words when it refuses, and can be approved again', async () => {
    const order = await desk.receive(text);
    desk.erp.setFault({ kind: 'refuse', times: 1 });
    await expect(approve(order)).rejects.toMatchObject({ code: 'erp_refused' });
    const failed = await getOrder(desk.clerk, { orderId: mintOrderId(order.id) });
    expect(failed).toMatchObject({ status: 'FAILED', erp: { lastError: expect.any(String) } });
    expect((await approve(order)).status).toBe('COMPLETED');
  });

  it('names every line without a product', async () => {
    const order = await desk.receive('5 flibbertigibbet wuzzles\n2 zing cola 330ml can');
    const unmatched = order.lines.filter((line) => line.product === null);
    expect(unmatched).toHaveLength(1);
    await expect(approve(order)).rejects.toMatchObject({
      code: 'unmatched_lines',
      details: { errors: [{ path: `lines.${unmatched[0]?.id}` }] },
    });
  });

  it('is not found for another tenant', async () => {
    const order = await desk.receive(text);
    const stranger = await makeTenant();
    const attempt = approveOrder(stranger.manager, {
      orderId: mintOrderId(order.id),
      overrideCreditHold: false,
    });
    await expect(attempt).rejects.toMatchObject({ code: 'not_found' });
  });
});
