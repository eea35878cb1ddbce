import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POST as approveRoute } from '@/app/api/orders/[id]/approve/route';
import { GET as audioRoute } from '@/app/api/orders/[id]/audio/route';
import { POST as claimRoute, DELETE as releaseRoute } from '@/app/api/orders/[id]/claim/route';
import { PUT as customerRoute } from '@/app/api/orders/[id]/customer/route';
import { POST as doubtRoute } from '@/app/api/orders/[id]/erp-doubt/route';
import { GET as eventsRoute } from '@/app/api/orders/[id]/events/route';
import { POST as restoreRoute } from '@/app/api/orders/[id]/lines/[lineId]/restore/route';
import { PUT as correctRoute, DELETE as removeRoute } from '@/app/api/orders/[id]/lines/[lineId]/route';
import { POST as addRoute } from '@/app/api/orders/[id]/lines/route';
import { GET as slipRoute } from '@/app/api/orders/[id]/pick-slip/route';
import { POST as rejectRoute } from '@/app/api/orders/[id]/reject/route';
import { GET as orderRoute } from '@/app/api/orders/[id]/route';
import { POST as splitRoute } from '@/app/api/orders/[id]/split/route';
import { PUT as transcriptRoute } from '@/app/api/orders/[id]/transcript/route';
import { GET as listRoute } from '@/app/api/orders/route';
import { keyFor } from '../auth/testing/key-for';
import { mintOrderId } from '../ids';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import type { FullOrder } from './answers';
import { getOrder } from './get-order';
import { type Desk, openDesk } from './testing/open-desk';
import { orderActions } from './testing/order-trail';

let desk: Desk;
let order: FullOrder;
let reader: Record<string, string>;
let ordersOnlyWriter: Record<string, string>;
beforeAll(async () => {
  desk = await openDesk();
  order = await desk.receive('2 zing cola 330ml can\n10 harvest brown bread 700g');
  reader = await keyFor(desk, 'orders:read', 'catalogue:write');
  ordersOnlyWriter = await keyFor(desk, 'catalogue:read', 'orders:write');
});
afterAll(() => desk.close());

type Sender = Parameters<TestTenant['requestAs']>[0];
type Handler = Parameters<typeof callRoute>[0];
const ofLine: readonly Handler[] = [correctRoute, removeRoute, restoreRoute];
const anyLine = () => order.lines[0]?.id ?? '';

/** Every endpoint of an order that changes it, with a body that it would take. */
const writes: [name: string, handler: Handler, method: string, body?: () => unknown][] = [
  ['approve', approveRoute, 'POST', () => ({})],
  ['erp-doubt', doubtRoute, 'POST', () => ({ resolution: 'GIVE_UP' })],
  ['reject', rejectRoute, 'POST', () => ({ reason: 'Out of our delivery area' })],
  ['split', splitRoute, 'POST', () => ({ targetLocationId: 'JHB', lineIds: [anyLine()] })],
  ['customer', customerRoute, 'PUT', () => ({ customerId: order.customer.id })],
  ['transcript', transcriptRoute, 'PUT', () => ({ text: 'two cola' })],
  ['lines', addRoute, 'POST', () => ({ productId: 'SUGAR-10', quantity: 1 })],
  ['lines/:lineId', correctRoute, 'PUT', () => ({ productId: 'SUGAR-10', teachAlias: true })],
  ['lines/:lineId', removeRoute, 'DELETE'],
  ['lines/:lineId/restore', restoreRoute, 'POST'],
  ['claim', claimRoute, 'POST', () => ({ takeOver: true })],
  ['claim', releaseRoute, 'DELETE'],
];
const reads: [name: string, handler: Handler][] = [
  ['', orderRoute],
  ['pick-slip', slipRoute],
  ['audio', audioRoute],
  ['events', eventsRoute],
];

function call(tenant: TestTenant, sender: Sender, handler: Handler, method: string, body?: unknown) {
  const path = `/api/orders/${order.id}`;
  return callRoute(handler, tenant.requestAs(sender, method, path, body), {
    id: order.id,
    ...(ofLine.includes(handler) ? { lineId: anyLine() } : {}),
  });
}

async function expectUntouched() {
  expect(await getOrder(desk.clerk, { orderId: mintOrderId(order.id) })).toEqual(order);
  expect(await orderActions(desk, order.id)).toEqual(['order.received', 'order.read']);
}

describe('every write of an order', () => {
  it.each(writes)('%s is forbidden without orders:write', async (_name, handler, method, body) => {
    const refused = await call(desk, reader, handler, method, body?.());
    expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    await expectUntouched();
  });

  it.each(writes)('%s does not find another tenant’s order', async (_name, handler, method, body) => {
    const refused = await call(await makeTenant(), 'manager', handler, method, body?.());
    expect(refused).toMatchObject({ status: 404, body: { code: 'not_found' } });
    await expectUntouched();
  });

  it.each(writes)('%s asks a stranger to sign in', async (_name, handler, method, body) => {
    const refused = await call(desk, 'nobody', handler, method, body?.());
    expect(refused).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect(refused.headers.get('www-authenticate')).toContain('Bearer');
  });
});

describe('every read of an order', () => {
  it.each(reads)('/%s is forbidden without orders:read', async (_name, handler) => {
    expect(await call(desk, ordersOnlyWriter, handler, 'GET')).toMatchObject({ status: 403 });
  });

  it.each(reads)('/%s answers for another tenant’s order as for none', async (_name, handler) => {
    const stranger = await makeTenant();
    const others = await call(stranger, 'manager', handler, 'GET');
    const params = { id: '6f0d5f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e' };
    const request = stranger.requestAs('manager', 'GET', '/api/orders/x');
    const none = await callRoute(handler, request, params);
    expect(others.status).toBe(404);
    const { requestId: _a, ...first } = others.body as Record<string, unknown>;
    const { requestId: _b, ...second } = none.body as Record<string, unknown>;
    expect(first).toEqual(second);
  });

  it('the list is forbidden without orders:read, and shows a stranger nothing', async () => {
    const list = (tenant: TestTenant, sender: Sender) =>
      callRoute(listRoute, tenant.requestAs(sender, 'GET', '/api/orders'));
    expect(await list(desk, ordersOnlyWriter)).toMatchObject({ status: 403 });
    expect(await list(desk, reader)).toMatchObject({ status: 200, body: { total: 1 } });
    expect(await list(await makeTenant(), 'manager')).toMatchObject({ body: { orders: [], total: 0 } });
  });
});
