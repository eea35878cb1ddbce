import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { POST as assignRoute } from '@/app/api/orders/assign/route';
import { POST as snoozeRoute } from '@/app/api/orders/snooze/route';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { clock } from '../clock';
import { mintOrderId } from '../ids';
import { callRoute } from '../tenancy/testing/call-route';

import { countWaiting } from './count-waiting';
import { getOrder } from './get-order';
import { handOutOrder } from './hand-out-order';
import { listOrders } from './list-orders';
import { listQueue } from './list-queue';
import { assignOrders, listAssignees, snoozeOrders } from './plan-orders';
import { rejectOrder } from './reject-order';
import { type Desk, openDesk } from './testing/open-desk';

let desk: Desk;
let first: string;
let second: string;
const { now } = clock;
beforeAll(async () => {
  desk = await openDesk();
  first = (await desk.receive('2 harvest brown bread 700g', '+27825550101')).id;
  second = (await desk.receive('3 harvest brown bread 700g', '+27825550102')).id;
}, 120_000);
afterAll(() => desk.close());
afterEach(async () => {
  clock.now = now;
  await inTenant(desk, (tx) =>
    tx.update(orders).set({ assigneeId: null, assigneeName: null, snoozedUntil: null }),
  );
});

const queued = async () => (await listQueue(desk.clerk)).map(({ id }) => id);
const inAnHour = () => new Date(clock.now().getTime() + 60 * 60_000).toISOString();
const view = (id: string) => getOrder(desk.clerk, { orderId: mintOrderId(id) });

it('assigns orders, which are then handed out to nobody else', async () => {
  const { version } = await view(first);
  const { results } = await assignOrders(desk.clerk, { orders: [first, second], assignee: 'me' });
  expect(results.map(({ success }) => success)).toEqual([true, true]);
  const { assignees } = await listAssignees(desk.manager);
  const clerk = assignees.find(({ name }) => name === desk.clerk.actor.name);
  expect(clerk).toMatchObject({ yours: false });
  expect(await view(first)).toMatchObject({ version, assignee: { name: clerk?.name, yours: true } });
  expect((await handOutOrder(desk.manager, {})).orderId).toBeNull();
  expect((await handOutOrder(desk.clerk, { show: 'mine' })).orderId).toBe(first);
  await assignOrders(desk.manager, { orders: [second], assignee: null });
  expect((await handOutOrder(desk.manager, {})).orderId).toBe(second);
});

it('refuses people who are nobody here, and names orders that there are not', async () => {
  const stranger = { orders: [first], assignee: randomUUID() };
  await expect(assignOrders(desk.clerk, stranger)).rejects.toMatchObject({ code: 'not_found' });
  const key = {
    ...desk.clerk,
    actor: { kind: 'api_key' as const, apiKeyId: randomUUID(), name: 'x', scopes: [] },
  };
  await expect(assignOrders(key, { orders: [first], assignee: 'me' })).rejects.toMatchObject({
    code: 'forbidden',
  });
  const { results } = await assignOrders(desk.clerk, { orders: [randomUUID(), first], assignee: 'me' });
  expect(results).toMatchObject([{ success: false, error: { code: 'not_found' } }, { success: true }]);
});

it('leaves an order that is put off out of queue, count and hand-out until its time has come', async () => {
  const before = await countWaiting(desk.clerk);
  await snoozeOrders(desk.clerk, { orders: [first], until: inAnHour() });
  expect(await queued()).toEqual([second]);
  expect(await countWaiting(desk.clerk)).toEqual({ ...before, toReview: before.toReview - 1 });
  const putOff = await listOrders(desk.clerk, { snoozed: true, limit: 50, offset: 0 });
  expect(putOff.orders.map(({ id }) => id)).toEqual([first]);
  const later = clock.now().getTime() + 61 * 60_000;
  clock.now = () => new Date(later);
  expect(await queued()).toEqual([first, second]);
  expect((await view(first)).snoozedUntil).toBeNull();
});

it('is brought back by hand, and by what the customer writes', async () => {
  await snoozeOrders(desk.clerk, { orders: [first, second], until: inAnHour() });
  await snoozeOrders(desk.clerk, { orders: [first], until: null });
  expect(await queued()).toEqual([first]);
  await desk.receive('make the bread 5 please', '+27825550102');
  expect(await queued()).toContain(second);
});

it('puts off only what is in review, and only into the next 60 days', async () => {
  const third = (await desk.receive('4 harvest brown bread 700g', '+27825550103')).id;
  await rejectOrder(desk.clerk, { orderId: mintOrderId(third), reason: 'Out of stock' });
  const { results } = await snoozeOrders(desk.clerk, { orders: [third, first], until: inAnHour() });
  expect(results).toMatchObject([
    { success: false, error: { code: 'order_not_editable' } },
    { success: true, status: 'PENDING_REVIEW' },
  ]);
  for (const until of ['2020-01-01T00:00:00Z', '2999-01-01T00:00:00Z']) {
    await expect(snoozeOrders(desk.clerk, { orders: [first], until })).rejects.toMatchObject({
      code: 'invalid_input',
    });
  }
});

it('works over the routes', async () => {
  const assigned = await callRoute(
    assignRoute,
    desk.requestAs('clerk', 'POST', '/api/orders/assign', { orders: [first], assignee: 'me' }),
    {},
  );
  expect(assigned).toMatchObject({ status: 200, body: { results: [{ orderId: first, success: true }] } });
  const snoozed = await callRoute(
    snoozeRoute,
    desk.requestAs('clerk', 'POST', '/api/orders/snooze', { orders: [first], until: inAnHour() }),
    {},
  );
  expect(snoozed).toMatchObject({ status: 200, body: { results: [{ success: true }] } });
});
