import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GET as eventsRoute } from '@/app/api/events/route';
import { POST as recoverRoute } from '@/app/api/settings/webhooks/[id]/recover/route';
import { POST as testRoute } from '@/app/api/settings/webhooks/[id]/test/route';
import { inTenant } from '@/db/tenant';
import { keyFor } from '../auth/testing/key-for';
import { clock } from '../clock';
import { callRoute } from '../tenancy/testing/call-route';
import type { TestTenant } from '../tenancy/testing/make-tenant';
import { deliverWebhook } from './deliver-webhook';
import { eventNames } from './event-names';
import { eventSchemas } from './event-schemas';
import { fanOutEvent } from './fan-out-event';
import { getWebhook } from './get-webhook';
import { listDeliveries } from './list-deliveries';
import { recordEvent } from './record-event';
import { openReceiver } from './testing/open-receiver';
import { deliveriesOwed, recordTestEvent } from './testing/record-test-event';
import type { Receiver } from './testing/start-receiver';
import { updateWebhook } from './update-webhook';

let tenant: TestTenant;
let receiver: Receiver;
let webhookId: string;
beforeEach(async () => {
  ({ tenant, receiver, webhookId } = await openReceiver());
});
afterEach(async () => {
  vi.restoreAllMocks();
  await receiver.stop();
});

const anHourAgo = () => new Date(Date.now() - 3_600_000).toISOString();
const recover = (since = anHourAgo()) =>
  callRoute(
    recoverRoute,
    tenant.requestAs('manager', 'POST', `/api/settings/webhooks/${webhookId}/recover`, { since }),
    { id: webhookId },
  );
const set = (enabled: boolean) => updateWebhook(tenant.manager, { webhookId, changes: { enabled } });
const fanOut = async (name?: 'order.rejected') =>
  fanOutEvent(tenant.manager, await recordTestEvent(tenant.manager, name));
async function deliverAll() {
  for (const owed of await deliveriesOwed(tenant.manager)) await deliverWebhook(tenant.manager, owed);
}
const deliveries = async () =>
  (await listDeliveries(tenant.manager, { webhookId, limit: 50, offset: 0 })).deliveries;

describe('recoverEvents', () => {
  it('sends what was given up and what came while the receiver was off, and nothing twice', async () => {
    await fanOut();
    await deliverAll();
    receiver.answer = { status: 410 };
    await fanOut();
    await deliverAll();
    await fanOut();
    await fanOut('order.rejected');
    expect(await deliveriesOwed(tenant.manager)).toEqual([]);
    expect(await recover()).toMatchObject({ status: 409, body: { code: 'webhook_disabled' } });
    await set(true);
    receiver.answer = { status: 200 };
    receiver.received.length = 0;
    expect(await recover()).toMatchObject({ status: 202, body: { deliveries: 2, isComplete: true } });
    expect(await recover()).toMatchObject({ body: { deliveries: 0 } });
    await deliverAll();
    expect(receiver.received).toHaveLength(2);
    expect((await deliveries()).map(({ status }) => status)).toEqual(Array(3).fill('DELIVERED'));
  });

  it('leaves alone what came before, and refuses what is too long ago', async () => {
    await set(false);
    await fanOut();
    await set(true);
    expect(await recover(new Date(Date.now() + 1000).toISOString())).toMatchObject({
      body: { deliveries: 0 },
    });
    expect(await recover('2020-01-01T00:00:00Z')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'since' }] },
    });
  });
});

describe('a receiver that answers webhook-delivery: disable', () => {
  it.each([200, 500])('is switched off, whatever its status says (%i)', async (status) => {
    receiver.answer = { status, headers: { 'webhook-delivery': 'Disable' } };
    await fanOut();
    await deliverAll();
    expect(await getWebhook(tenant.manager, webhookId)).toMatchObject({
      enabled: false,
      disabledReason: expect.stringContaining('asked for it'),
    });
    expect(await deliveriesOwed(tenant.manager)).toEqual([]);
    expect(await deliveries()).toMatchObject([{ status: status === 200 ? 'DELIVERED' : 'FAILED' }]);
  });
});

describe('a test of a receiver', () => {
  it.each(eventNames)('looks like %s, says that it is a test, and is pulled by nobody', async (event) => {
    const path = `/api/settings/webhooks/${webhookId}/test`;
    const request = tenant.requestAs('manager', 'POST', path, { event });
    expect(await callRoute(testRoute, request, { id: webhookId })).toMatchObject({
      status: 200,
      body: { success: true },
    });
    const [got] = receiver.received;
    const body = JSON.parse(got?.body ?? '{}');
    expect(body).toMatchObject({ event, test: true });
    expect(got?.headers).toMatchObject({ 'x-service-test': 'true', 'x-service-event': event });
    expect(eventSchemas[event].safeParse(body).error).toBeUndefined();
    expect(await deliveries()).toMatchObject([{ isTest: true, event }]);
    expect(await pull()).toMatchObject({ events: [] });
  });
});

interface Page {
  events: { id: string; event: string; data: { n: number } }[];
  hasMore: boolean;
  next: string | null;
}
async function pull(query = '', sender: Parameters<TestTenant['requestAs']>[0] = 'manager') {
  const answer = await callRoute(eventsRoute, tenant.requestAs(sender, 'GET', `/api/events${query}`));
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
  return answer.body as Page;
}
const record = (n: number) =>
  inTenant(tenant.manager, (tx) =>
    recordEvent(tx, tenant.manager, { name: 'inventory.low_stock', data: { n } }),
  );

function barrier() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

describe('GET /api/events', () => {
  it('gives page after page in the order of what became true, each once', async () => {
    for (const n of [1, 2, 3, 4, 5]) await record(n);
    const key = await keyFor(tenant, 'events:read');
    const seen: number[] = [];
    let page = await pull('?limit=2', key);
    while (page.events.length > 0) {
      seen.push(...page.events.map(({ data }) => data.n));
      page = await pull(`?limit=2&after=${page.next}`, key);
    }
    expect(seen).toEqual([1, 2, 3, 4, 5]);
    await record(6);
    expect((await pull(`?after=${page.next}`)).events).toMatchObject([{ data: { n: 6 } }]);
  });

  it('lets nobody miss what is committed later, though it began earlier', async () => {
    await record(1);
    const [begun, ended] = [barrier(), barrier()];
    const slow = inTenant(tenant.manager, async (tx) => {
      await recordEvent(tx, tenant.manager, { name: 'inventory.low_stock', data: { n: 2 } });
      begun.open();
      await ended.opened;
    });
    await begun.opened;
    await record(3);
    const before = await pull();
    expect(before.events.map(({ data }) => data.n)).toEqual([1, 3]);
    ended.open();
    await slow;
    expect((await pull(`?after=${before.next}`)).events).toMatchObject([{ data: { n: 2 } }]);
  });

  it('goes back 30 days and no further, and takes a moment, a name and an id of those only', async () => {
    await record(1);
    expect((await pull('?event=order.approved')).events).toEqual([]);
    expect((await pull(`?since=${new Date(Date.now() + 60_000).toISOString()}`)).events).toEqual([]);
    const unknown = tenant.requestAs('manager', 'GET', `/api/events?after=${webhookId}`);
    expect(await callRoute(eventsRoute, unknown)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'after', code: 'unknown_event' }] },
    });
    vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + 31 * 24 * 3_600_000));
    const request = await tenant.requestAs(await keyFor(tenant, 'events:read'), 'GET', '/api/events');
    expect(await callRoute(eventsRoute, request)).toMatchObject({ body: { events: [] } });
  });
});
