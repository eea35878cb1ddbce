import { setTimeout as sleep } from 'node:timers/promises';
import { approve } from './harness/desk';
import { deliver, deliverTogether, newMessage } from './harness/messages';
import { inParallel, ordersOf, percentile, prepareOrders } from './harness/orders';
import { conclude, missedUnless, scenario } from './harness/scenario';
import { untilRead } from './harness/settle';
import { sentEvents, type Tenant } from './harness/tenants';
import type { World } from './harness/world';

/** What one of tenant B's people or machines waits for, in ms. */
interface Waits {
  message: number[];
  approval: number[];
  webhook: number[];
}

/** One tenant's backlog, dead receiver and dead ERP beside another's ordinary day. */
export const fairness = scenario({
  name: 'fairness',
  promise:
    "A's 5,000 messages, 500 webhooks at a dead receiver and 40 approvals at a dead ERP: B waits ≤ 2 times as long (p95)",
  isCalm: true,
  full: { messages: 5_000, approvals: 40, probes: 40, times: 2, floorMs: 0 },
  short: { messages: 12, approvals: 3, probes: 2, times: 20, floorMs: 15_000 },
  run: async (world, { messages, approvals, probes, times, floorMs }) => {
    const mark = world.random.between(0, 1_000_000);
    const [a, b] = [
      await world.tenant({ receivers: [`/dead-${mark}`] }),
      await world.tenant({ receivers: [`/alive-${mark}`] }),
    ];
    await world.receivers.control({ path: `/dead-${mark}`, hangs: true });
    const orders = await prepareOrders(world, a, approvals);
    const alone = await measure(world, b, probes);

    await world.erp.control({ site: a.site, faults: [{ what: 'hang', when: 'before' }] });
    const waiting = orders.map((id) => approve(world, a, id));
    const backlog = Array.from({ length: messages }, () => newMessage(a, world.random));
    await inParallel(chunk(backlog, 25), 8, (payload) => deliverTogether(world, payload));
    const beside = await measure(world, b, probes);
    const [left] = await world.sql<{ count: number }[]>`select count(*)::int as count from ledger
      where tenant_id = ${a.id} and done_at is null and failed_at is null`;
    await Promise.all(waiting);
    await untilRead(world, [a, b]);

    const rows = (['message', 'approval', 'webhook'] as const).map((what) => {
      const [before, after] = [percentile(alone[what], 0.95), percentile(beside[what], 0.95)];
      return { what, before, after, isKept: after <= Math.max(times * before, floorMs) };
    });
    const words = rows.map(
      ({ what, before, after }) => `${what} ${before.toFixed(0)} → ${after.toFixed(0)} ms`,
    );
    return conclude(world, [a, b], {
      faults: messages + approvals,
      missed: rows.flatMap(({ what, before, after, isKept }) =>
        missedUnless(
          isKept,
          `B's ${what} takes ${after.toFixed(0)} ms instead of ${before.toFixed(0)} (p95)`,
        ),
      ),
      notes: [`p95 alone → beside A: ${words.join(', ')}; A still owed ${left?.count} at the end`],
    });
  },
});

async function measure(world: World, tenant: Tenant, probes: number): Promise<Waits> {
  const waits: Waits = { message: [], approval: [], webhook: [] };
  const since = Date.now();
  for (let probe = 0; probe < probes; probe += 1) {
    const message = newMessage(tenant, world.random);
    await deliver(world, message);
    const [id] = await ordersOf(world, tenant, [message], 300_000);
    if (id === undefined) continue;
    const [order] = await world.sql<{ ms: number }[]>`
      select extract(epoch from (audit.created_at - inbound.created_at))::float8 * 1000 as ms
      from orders join inbound_messages as inbound on inbound.id = inbound_message_id
      join audit_events as audit on audit.order_id = orders.id and audit.action = 'order.read'
      where orders.id = ${id}`;
    waits.message.push(order?.ms ?? Number.POSITIVE_INFINITY);
    const answer = await approve(world, tenant, id);
    waits.approval.push(answer?.ms ?? Number.POSITIVE_INFINITY);
    await sleep(50);
  }
  waits.webhook = await webhookWaits(world, tenant, since);
  return waits;
}

/** From each event of the tenant since then to the first call that its receiver got. */
async function webhookWaits(world: World, tenant: Tenant, since: number): Promise<number[]> {
  for (let look = 0; look < 600; look += 1) {
    const events = await world.sql<{ id: string; at: number }[]>`
      select id, extract(epoch from created_at)::float8 * 1000 as at from outbound_events
      where tenant_id = ${tenant.id} and name = any(${sentEvents}) and created_at >= ${new Date(since)}`;
    const calls = new Map(world.receivers.journal().map((line) => [line.eventId, line.at]));
    if (events.every(({ id }) => calls.has(id))) return events.map(({ id, at }) => (calls.get(id) ?? 0) - at);
    await sleep(100);
  }
  return [Number.POSITIVE_INFINITY];
}

function chunk<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}
