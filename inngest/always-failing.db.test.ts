import { eq } from 'drizzle-orm';
import postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ledger } from '@/db/schema/ledger';
import { messagingChannels } from '@/db/schema/messaging-channels';
import { notifications } from '@/db/schema/notifications';
import { orders } from '@/db/schema/orders';
import { tenants } from '@/db/schema/tenants';
import { webhookDeliveries } from '@/db/schema/webhook-deliveries';
import { inTenant } from '@/db/tenant';
import { ownerUrl } from '@/db/testing/test-database';
import { mintOrderId } from '@/lib/ids';
import { oweWork } from '@/lib/ledger/owe-work';
import { type Relay, startRelay } from '@/lib/ledger/relay';
import type { WorkName } from '@/lib/ledger/work';
import { rejectOrder } from '@/lib/orders/reject-order';
import { type Desk, openDesk } from '@/lib/orders/testing/open-desk';
import { createWebhook } from '@/lib/webhooks/create-webhook';
import { listDeliveries } from '@/lib/webhooks/list-deliveries';
import { recordTestEvent } from '@/lib/webhooks/testing/record-test-event';
import { startPair } from './embedded/testing/start-pair';
import { allFunctions } from './functions';

let desk: Desk;
let relay: Relay | undefined;
/** What the executor was told and wrote into its log. */
let logged: string[];
const owner = postgres(ownerUrl(), { max: 1, onnotice: () => undefined });
beforeEach(async () => {
  desk = await openDesk();
  logged = [];
});
afterEach(async () => {
  await relay?.stop();
  relay = undefined;
  await owner`drop trigger if exists broken on webhook_deliveries`;
  await desk.close();
});

const customersName = 'Sunrise Spaza';
/** Makes every such write to the deliveries fail, with a value of the row in Postgres's words. */
async function breakDeliveries(when: 'insert' | 'update') {
  await owner.unsafe(`
    create or replace function broken() returns trigger language plpgsql as $$
    begin raise exception 'no room for ${customersName}'; end $$;
    create trigger broken before ${when} on webhook_deliveries for each row execute function broken()`);
}

const log = (details: Record<string, unknown>, message: string) =>
  void logged.push(JSON.stringify([message, details]));

/** Relay, executor and functions as they run; stops once the work has been tried and put off or given up. */
async function untilTried(name: WorkName) {
  const [before] = await workOf(name);
  const { app } = await startPair(allFunctions, { logger: { info: log, warn: log, error: log } });
  relay ??= await startRelay(async (events) => void (await app.client.send(events)));
  const tried = async () => {
    const [work] = await workOf(name);
    return work?.failedAt !== null || work.generation > (before?.generation ?? 0);
  };
  await expect.poll(tried, { timeout: 15_000 }).toBe(true);
  await relay.stop();
  relay = undefined;
  const [work] = await workOf(name);
  if (!work) throw new Error('the work is gone');
  return work;
}
const workOf = (name: WorkName) =>
  inTenant(desk, (tx) => tx.select().from(ledger).where(eq(ledger.name, name)));

/** As if the work had been owed, and had failed, for six days. */
async function sixDaysLater(name: WorkName) {
  const createdAt = new Date(Date.now() - 6 * 86_400_000);
  await inTenant(desk, (tx) =>
    tx.update(ledger).set({ createdAt, dueAt: createdAt }).where(eq(ledger.name, name)),
  );
}

/** First put off, with words and without a customer's data; after its time given up, with the same words. */
async function expectItsEnd(name: WorkName, words: string) {
  const putOff = await untilTried(name);
  expect(putOff).toMatchObject({ doneAt: null, failedAt: null, lastError: expect.stringContaining(words) });
  expect(putOff.dueAt.getTime()).toBeGreaterThan(Date.now() + 200_000);
  await sixDaysLater(name);
  const givenUp = await untilTried(name);
  expect(givenUp).toMatchObject({ doneAt: null, failedAt: expect.any(Date) });
  expect(givenUp.lastError).not.toContain(customersName);
  expect(logged.join()).toContain('an attempt failed');
  expect(logged.join()).not.toMatch(/Sunrise|insert into/);
}

describe('work that fails whenever it is tried', () => {
  it('an order whose ERP settings cannot be opened is FAILED in the end, and says why before', async () => {
    const order = await desk.receive('2 zing cola 330ml can');
    const mine = eq(orders.id, mintOrderId(order.id));
    const orderNow = async () => (await inTenant(desk, (tx) => tx.select().from(orders).where(mine)))[0];
    const erpConfig = { type: 'erp_evolution', agentPassword: 'sealed with another key' };
    await inTenant(desk, async (tx) => {
      await tx.update(tenants).set({ erpConfig }).where(eq(tenants.id, desk.tenantId));
      await tx.update(orders).set({ status: 'APPROVED', approvedAt: new Date() }).where(mine);
      await oweWork(tx, desk, 'order/approved', { orderId: mintOrderId(order.id) });
    });
    const { lastError } = await untilTried('order/approved');
    expect(await orderNow()).toMatchObject({ status: 'APPROVED', erpLastError: lastError });
    await sixDaysLater('order/approved');
    expect(await untilTried('order/approved')).toMatchObject({ failedAt: expect.any(Date) });
    expect(await orderNow()).toMatchObject({
      status: 'FAILED',
      erpLastError: expect.stringContaining('within 24 hours'),
    });
  });

  it('a message to a customer whose access token cannot be opened is FAILED', async () => {
    const order = await desk.receive('2 zing cola 330ml can');
    await inTenant(desk, (tx) => tx.update(messagingChannels).set({ accessTokenSealed: 'of another key' }));
    await rejectOrder(desk.clerk, { orderId: mintOrderId(order.id), reason: 'No van today' });
    await expectItsEnd('notification/due', '');
    const [notification] = await inTenant(desk, (tx) => tx.select().from(notifications));
    expect(notification).toMatchObject({ status: 'FAILED', errorMessage: expect.stringMatching(/./) });
  });

  it('an event that cannot be handed out is a dead letter', async () => {
    await createWebhook(desk.manager, {
      url: 'http://127.0.0.1:9',
      secret: 'a-secret',
      events: ['order.approved'],
    });
    await recordTestEvent(desk.manager);
    await breakDeliveries('insert');
    await expectItsEnd('event/recorded', 'a query of the database failed');
  });

  it('a delivery that cannot be begun is FAILED, with an attempt that says why', async () => {
    const webhook = { url: 'http://127.0.0.1:9', secret: 'a-secret', events: ['order.approved' as const] };
    const { id: webhookId } = await createWebhook(desk.manager, webhook);
    await recordTestEvent(desk.manager);
    await desk.work('event/recorded');
    await breakDeliveries('update');
    await untilTried('webhook/delivery.due');
    await sixDaysLater('webhook/delivery.due');
    // The last of it must be storable.
    await owner.unsafe(`create or replace function broken() returns trigger language plpgsql as $$
      begin
        if new.status = 'FAILED' then return new; end if;
        raise exception 'no room for ${customersName}';
      end $$`);
    await untilTried('webhook/delivery.due');
    const { deliveries } = await listDeliveries(desk.manager, { webhookId, limit: 1, offset: 0 });
    expect(deliveries).toMatchObject([
      { status: 'FAILED', attempts: [{ statusCode: null, error: expect.stringContaining('database') }] },
    ]);
    const [row] = await inTenant(desk, (tx) => tx.select().from(webhookDeliveries));
    expect(row).toMatchObject({ nextAttemptAt: null, finishedAt: expect.any(Date) });
  });
});
