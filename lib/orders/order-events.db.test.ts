import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POST as createCustomerRoute } from '@/app/api/customers/route';
import { locations } from '@/db/schema/locations';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { newCustomer } from '../customers/testing/new-customer';
import { mintOrderId } from '../ids';
import { callRoute } from '../tenancy/testing/call-route';
import { eventSchemas } from '../webhooks/event-schemas';
import { listEvents } from '../webhooks/list-events';
import { correctLine } from './correct-line';
import { failSync } from './internal/fail-sync';
import { rejectOrder } from './reject-order';
import { splitOrder } from './split-order';
import { approveAt } from './testing/approve-at';
import { type Desk, openDesk } from './testing/open-desk';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  const durban = { tenantId: desk.tenantId, code: 'DBN', name: 'Durban' };
  await inTenant(desk, (tx) => tx.insert(locations).values(durban));
});
afterAll(() => desk.close());

type Told = { event: keyof typeof eventSchemas; sequence?: number; data: Record<string, unknown> };
/** What was told of an order, each as its schema has it. */
async function toldOf(orderId: string): Promise<Told[]> {
  const { events } = await listEvents(desk.manager, { limit: 200 });
  const told = (events as Told[]).filter(({ data }) => data.orderId === orderId);
  for (const each of told) expect(eventSchemas[each.event].safeParse(each).error, each.event).toBeUndefined();
  return told;
}
const namesOf = (told: readonly Told[]) => told.map(({ event }) => event);

describe('what other systems are told of an order', () => {
  it('is every step, with numbers that rise from the first to the last', async () => {
    const order = await desk.receive('3 flobbadob tins');
    const orderId = mintOrderId(order.id);
    const lineId = order.lines[0]?.id ?? '';
    const lesson = { teachAlias: false, aliasScope: 'CUSTOMER' } as const;
    await correctLine(desk.clerk, { orderId, lineId, productId: 'SUGAR-10', ...lesson });
    await approveAt(desk, order);
    const told = await toldOf(order.id);
    expect(namesOf(told)).toEqual([
      'order.received',
      'order.updated',
      'order.updated',
      'order.approved',
      'order.completed',
    ]);
    expect(told[2]?.data).toMatchObject({ status: 'PENDING_REVIEW', totalAmount: 569.97 });
    const numbers = told.map(({ sequence = 0 }) => sequence);
    expect([...new Set(numbers)].sort((a, b) => a - b)).toEqual(numbers);
  });

  it('is why it failed, and that it was rejected', async () => {
    const order = await desk.receive('2 harvest brown bread 700g');
    const orderId = mintOrderId(order.id);
    await inTenant(desk, (tx) => tx.update(orders).set({ status: 'APPROVED' }).where(eq(orders.id, orderId)));
    const failure = { message: 'The ERP does not know the account.', mayBeThere: false };
    await inTenant(desk, (tx) => failSync(tx, desk.clerk, { orderId, locationId: null }, failure));
    expect((await toldOf(order.id)).at(-1)).toMatchObject({
      event: 'order.failed',
      data: { status: 'FAILED', reason: 'The ERP does not know the account.' },
    });
    await rejectOrder(desk.clerk, { orderId, reason: 'Out of our area' });
    expect(namesOf(await toldOf(order.id)).slice(-1)).toEqual(['order.rejected']);
  });

  it('is of a split both orders', async () => {
    const order = await desk.receive('2 harvest brown bread 700g\n1 crystal white sugar 10kg');
    const orderId = mintOrderId(order.id);
    const lineIds = [order.lines[0]?.id ?? ''];
    const { childOrderId } = await splitOrder(desk.clerk, { orderId, lineIds, targetLocationId: 'DBN' });
    expect(namesOf(await toldOf(order.id)).slice(-1)).toEqual(['order.updated']);
    expect(namesOf(await toldOf(childOrderId))).toEqual(['order.updated']);
  });
});

describe('what other systems are told of a customer', () => {
  it('is that one was added, by hand or as an unknown sender', async () => {
    const body = newCustomer({ name: 'By Hand', phoneNumber: '082 555 0171' });
    await callRoute(createCustomerRoute, desk.requestAs('clerk', 'POST', '/api/customers', body));
    await desk.receive('2 harvest brown bread 700g', '+27825550172');
    const { events } = await listEvents(desk.manager, { names: ['customer.created'], limit: 200 });
    const parsed = events.map((each) => eventSchemas['customer.created'].parse(each).data.customer);
    expect(parsed.map(({ phoneNumber }) => phoneNumber)).toEqual(
      expect.arrayContaining(['+27825550171', '+27825550172']),
    );
  });
});
