import postgres from 'postgres';
import { expect, inject, it, onTestFinished } from 'vitest';
import { surviveLostWrites } from '@/db/survive-lost-writes';
import { ownerUrl } from '@/db/testing/test-database';
import { listDeadLetters } from '@/lib/health/list-dead-letters';
import { retryDeadLetter } from '@/lib/health/retry-dead-letter';
import { mintOrderId } from '@/lib/ids';
import { startRelay } from '@/lib/ledger/relay';
import { configureMessaging } from '@/lib/messaging/testing/configure-messaging';
import { deliver, payloadOf, textMessage } from '@/lib/messaging/testing/deliver';
import { approveOrder } from '@/lib/orders/approve-order';
import { type Desk, openDesk } from '@/lib/orders/testing/open-desk';
import { createWebhook } from '@/lib/webhooks/create-webhook';
import { type Receiver, startReceiver } from '@/lib/webhooks/testing/start-receiver';
import { startPair } from './embedded/testing/start-pair';
import { allFunctions } from './functions';

configureMessaging();

const messages = 10;
const chaosMs = 6_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Two machines, each with an executor that keeps its runs in memory, over one database. */
async function startMachine() {
  const { app } = await startPair(allFunctions);
  const relay = await startRelay(async (events) => void (await app.client.send(events)));
  onTestFinished(() => relay.stop());
}

/** Cuts connections of the service at any moment, which is any place between two statements. */
function cutConnections(): { stop(): Promise<void> } {
  const superuser = postgres(inject('testDatabase').superuserUrl, { max: 1, onnotice: () => undefined });
  const name = new URL(ownerUrl()).pathname.slice(1);
  const cutting = setInterval(() => {
    superuser`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = ${name} and usename like 'order_intake_%' and usename <> 'order_intake_owner'
      order by (state <> 'idle') desc, random() limit 1`.catch(() => undefined);
  }, 60);
  return {
    stop: async () => {
      clearInterval(cutting);
      await superuser.end();
    },
  };
}

/** The test runner counts every error that nobody caught, also one that the service survives. */
function surviveAsTheServiceDoes(): () => void {
  const listeners = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException');
  surviveLostWrites();
  return () => {
    process.removeAllListeners('uncaughtException');
    for (const listener of listeners) process.on('uncaughtException', listener);
  };
}

/** As the platform does it: again until it is acknowledged, and twice for good measure. */
async function deliverUntilTaken(desk: Desk, from: string): Promise<void> {
  const payload = payloadOf(desk.phoneNumberId, [textMessage('2 zing cola 330ml can', { from })]);
  const take = async () => {
    while ((await deliver(payload).catch(() => ({ status: 503 }))).status !== 200) await pause(50);
  };
  await Promise.all([take(), take()]);
}

/** Lets hours pass: what was put off is due, and what died holding a lease has lost it. Calls here take milliseconds. */
async function passTime(owner: postgres.Sql): Promise<void> {
  // What somebody holds is in hand already; to wait for it while holding other rows could be waited for in turn.
  await owner`update ledger set due_at = now() where id in (
    select id from ledger where done_at is null and failed_at is null and due_at > now() for update skip locked)`;
  await owner`update orders set erp_leased_until = now() - interval '1 second'
    where erp_leased_until < now() + interval '24 seconds' and erp_leased_until > now()`;
  await owner`update orders set erp_posted_at = erp_posted_at - interval '10 minutes',
      erp_absent_at = erp_absent_at - interval '1 minute'
    where erp_doubt = 'ASKING' and erp_posted_at between now() - interval '10 minutes' and now() - interval '6 seconds'`;
  await owner`update orders set erp_absent_at = erp_absent_at - interval '10 seconds'
    where erp_doubt = 'ASKING' and erp_posted_at is null and erp_absent_at > now() - interval '10 seconds'`;
  await owner`update notifications set sent_at = sent_at - interval '61 seconds'
    where status = 'QUEUED' and sent_at between now() - interval '60 seconds' and now() - interval '6 seconds'`;
  await owner`update erp_reachability set probe_at = now() where probe_at > now()`;
  await owner`update webhook_deliveries set next_attempt_at = now() where next_attempt_at > now()`;
}

/** What people do: approve what is ready or came back, and have given-up work tried again. */
async function workAtDesk(desk: Desk, owner: postgres.Sql, approving: Set<string>): Promise<void> {
  const ready = await owner<{ id: string }[]>`
    select id from orders where status in ('PENDING_REVIEW', 'FAILED')
      and exists (select from order_lines where order_id = orders.id)`;
  for (const { id } of ready.filter((order) => !approving.has(order.id))) {
    approving.add(id);
    approveOrder(desk.clerk, { orderId: mintOrderId(id), overrideCreditHold: false, confirmCustomer: true })
      .catch(() => undefined)
      .finally(() => approving.delete(id));
  }
  const { deadLetters } = await listDeadLetters(desk.manager, { limit: 50, offset: 0 });
  for (const letter of deadLetters.filter(({ canRetry }) => canRetry)) {
    await retryDeadLetter(desk.manager, letter.id);
  }
}

async function isAllDone(owner: postgres.Sql): Promise<boolean> {
  const [open] = await owner<{ works: number; completed: number }[]>`
    select (select count(*)::int from ledger where done_at is null and failed_at is null) as works,
      (select count(*)::int from orders where status = 'COMPLETED') as completed`;
  return open?.works === 0 && open.completed === messages;
}

it('loses nothing and does nothing twice while connections are cut and the ERP drops calls', async () => {
  const desk = await openDesk();
  const receiver: Receiver = await startReceiver();
  const owner = postgres(ownerUrl(), { max: 1, onnotice: () => undefined });
  onTestFinished(async () => {
    await Promise.all([desk.close(), receiver.stop(), owner.end()]);
  });
  await createWebhook(desk.manager, { url: receiver.url, secret: 'a-secret', events: ['order.completed'] });
  await owner`insert into stock_levels (tenant_id, product_id, location_id, on_hand, counted_at)
    select tenant_id, id, ${desk.location.id}, 1000, now() from products where sku = 'COLA-330'`;
  // The worst of ERPs: it takes the same order again, and drops every other call after taking it.
  desk.erp.setFault({ kind: 'duplicate_tolerant', times: 1_000_000 });
  for (let n = 0; n < messages / 2; n += 1) desk.erp.setFault({ kind: 'drop_after_accepting' });
  await Promise.all([startMachine(), startMachine()]);

  const endSurvival = surviveAsTheServiceDoes();
  const cutting = cutConnections();
  const approving = new Set<string>();
  const senders = Array.from({ length: messages }, (_, n) => `2782556${1000 + n}`);
  const delivered = Promise.all(senders.map((from) => deliverUntilTaken(desk, from)));
  const startedAt = Date.now();
  let isCutting = true;
  while (Date.now() - startedAt < 80_000) {
    if (isCutting && Date.now() - startedAt > chaosMs) {
      isCutting = false;
      await cutting.stop();
    }
    await workAtDesk(desk, owner, approving).catch(() => undefined);
    await passTime(owner);
    if (!isCutting && (await isAllDone(owner))) break;
    await pause(250);
  }
  await delivered;
  endSurvival();

  const [counts] = await owner`select
    (select count(*)::int from orders) as orders,
    (select count(*)::int from orders where status = 'COMPLETED') as completed,
    (select count(*)::int from inbound_messages) as messages,
    (select count(*)::int from ledger where done_at is null and failed_at is null) as owed,
    (select on_hand::int from stock_levels) as on_hand,
    (select reserved::int from stock_levels) as reserved`;
  expect(counts).toEqual({
    orders: messages,
    completed: messages,
    messages,
    owed: 0,
    on_hand: 1000 - 2 * messages,
    reserved: 0,
  });
  expect((await listDeadLetters(desk.manager, { limit: 1, offset: 0 })).total).toBe(0);
  const booked = desk.erp.orders().map(({ order }) => order.ExternalOrderNo);
  expect(booked).toHaveLength(messages);
  expect(new Set(booked).size).toBe(messages);
  for (const from of senders) {
    expect(desk.platform.messages().filter(({ to }) => to === `+${from}`).length).toBeLessThanOrEqual(1);
  }
  const completed = receiver.received.map(({ body }) => JSON.parse(body).data.orderId);
  expect(new Set(completed).size).toBe(messages);
  expect(new Set(receiver.received.map(({ headers }) => headers['x-service-event-id'])).size).toBe(messages);
}, 120_000);
