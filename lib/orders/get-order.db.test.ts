import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET as eventsRoute } from '@/app/api/orders/[id]/events/route';
import { GET as orderRoute } from '@/app/api/orders/[id]/route';
import { addSpecialPrice } from '../catalogue/add-special-price';
import { mintOrderId } from '../ids';
import { callRoute } from '../tenancy/testing/call-route';
import { fullOrder } from './answers';
import { correctLine } from './correct-line';
import { approveAt } from './testing/approve-at';
import { type Desk, openDesk } from './testing/open-desk';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const get = (id: string) =>
  callRoute(orderRoute, desk.requestAs('clerk', 'GET', `/api/orders/${id}`), { id });
const events = (id: string, query = '') =>
  callRoute(eventsRoute, desk.requestAs('clerk', 'GET', `/api/orders/${id}/events${query}`), { id });

describe('GET /api/orders/:id', () => {
  it('answers the full order, with its version as the ETag', async () => {
    const order = await desk.receive('2 zing cola 330ml can', '+27825550501');
    const { status, headers, body } = await get(order.id);
    expect(status).toBe(200);
    expect(headers.get('etag')).toBe(`"${order.version}"`);
    expect(fullOrder.parse(body)).toEqual(order);
    expect(body).toMatchObject({
      source: 'MESSAGING',
      location: { code: 'JHB', name: 'Johannesburg' },
      parentOrderId: null,
      childOrders: [],
      erp: { type: null, salesOrderId: null, syncedAt: null, attempts: 0, lastError: null },
      rejectionReason: null,
      transcript: null,
      audio: null,
      warnings: [{ code: 'new_customer' }],
    });
    expect(body).not.toHaveProperty('erpSalesOrderId');
  });

  it('shows where each line stands in the message, and what else it might be', async () => {
    const order = await desk.receive('Hi!\n2 zing cola 330ml can');
    const [line] = order.lines;
    expect(order.rawText.slice(line?.span?.start, line?.span?.end)).toBe(line?.rawItemText);
    expect(line?.candidates[0]).toMatchObject({ product: { sku: 'COLA-330' }, reason: expect.any(String) });
    expect(line?.candidates.length).toBeLessThanOrEqual(5);
  });

  it('shows candidates at what the customer pays, as the line has it, and what is to be decided', async () => {
    const from = '+27825550502';
    const { customer } = await desk.receive('2 zing cola 330ml can', from);
    await addSpecialPrice(desk.manager, {
      idOrSku: 'COLA-330',
      price: 7.5,
      customerId: customer.id,
      priceTier: null,
      from: null,
      to: null,
    });
    const order = await desk.receive('2 zing cola 330ml can\n3 chicken bread', from);
    expect(order.lines).toMatchObject([
      { decision: null, unitPrice: 7.5, candidates: [{ product: { sku: 'COLA-330', unitPrice: 7.5 } }] },
      { decision: { kind: 'missing', words: 'chicken' } },
    ]);
    const { line } = await correctLine(desk.clerk, {
      orderId: mintOrderId(order.id),
      lineId: order.lines[1]?.id ?? '',
      productId: 'BREAD-BR',
      ...{ teachAlias: false, aliasScope: 'CUSTOMER' },
    });
    expect(line).toMatchObject({ verified: true, decision: null });
  });

  it('carries the ERP’s reference once it is there', async () => {
    const order = await desk.receive('2 zing cola 330ml can');
    const { erpSalesOrderId } = await approveAt(desk, order);
    expect((await get(order.id)).body).toMatchObject({
      status: 'COMPLETED',
      erpSalesOrderId,
      erp: {
        type: 'erp_evolution',
        salesOrderId: erpSalesOrderId,
        syncedAt: expect.stringMatching(/Z$/),
        attempts: 1,
      },
    });
  });

  it('takes an id in capitals, and refuses what is none', async () => {
    const order = await desk.receive('2 zing cola 330ml can');
    expect(await get(order.id.toUpperCase())).toMatchObject({ status: 200, body: { id: order.id } });
    expect(await get('42')).toMatchObject({ status: 400, body: { errors: [{ path: 'path.id' }] } });
  });
});

describe('GET /api/orders/:id/events', () => {
  it('tells who did what, oldest first, a page at a time', async () => {
    const order = await desk.receive('2 zing cola 330ml can');
    await approveAt(desk, order);
    const all = await events(order.id);
    expect(all.body).toMatchObject({
      total: 4,
      events: [
        { action: 'order.received', actor: { kind: 'system', name: 'ingest-message' } },
        { action: 'order.read', data: { lines: 1, matched: 1 } },
        { action: 'order.approved', actor: { kind: 'user', name: 'Clara Clerk' } },
        { action: 'order.completed', actor: { kind: 'system', name: 'sync-order-to-erp' } },
      ],
    });
    const page = await events(order.id, '?limit=2&offset=2');
    expect(page.body).toMatchObject({ total: 4, events: [{ action: 'order.approved' }, {}] });
    expect(page.headers.get('link')).toContain('rel="prev"');
  });

  it('shows names and kinds of actors, no ids of people', async () => {
    const order = await desk.receive('2 zing cola 330ml can');
    await approveAt(desk, order);
    const actor = desk.clerk.actor;
    const id = actor.kind === 'user' ? actor.userId : '';
    expect(id).not.toBe('');
    expect(JSON.stringify((await events(order.id)).body)).not.toContain(id);
  });
});
