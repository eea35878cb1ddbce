import { setTimeout as sleep } from 'node:timers/promises';
import { deliver, type Message, newMessage } from './messages';
import type { Tenant } from './tenants';
import type { World } from './world';

/** Does `work` for every item, so many at a time. */
export async function inParallel<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<unknown>,
) {
  const left = items.entries();
  const hand = async () => {
    for (const [, item] of left) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, hand));
}

/** So many orders that wait for a clerk, each from a message that was delivered and read; their ids. */
export async function prepareOrders(world: World, tenant: Tenant, count: number, forMs = 600_000) {
  const random = world.random.fork('orders');
  const messages = Array.from({ length: count }, () => newMessage(tenant, random));
  await inParallel(messages, 16, (message) => deliver(world, message));
  return ordersOf(world, tenant, messages, forMs);
}

/** The ids of the orders that these messages became, once all of them wait for a clerk. Throws when they do not in time. */
export async function ordersOf(world: World, tenant: Tenant, messages: readonly Message[], forMs: number) {
  const ids = messages.map(({ id }) => id);
  for (const until = Date.now() + forMs; Date.now() < until; await sleep(200)) {
    const rows = await world.sql<{ id: string }[]>`
      select orders.id from orders join inbound_messages on inbound_messages.id = inbound_message_id
      where orders.tenant_id = ${tenant.id} and platform_message_id = any(${ids})
        and orders.status = 'PENDING_REVIEW' order by orders.id`.catch(() => []);
    if (rows.length === ids.length) return rows.map((row) => row.id);
  }
  throw new Error(`not all of ${ids.length} orders were ready for a clerk within ${forMs / 1000} s`);
}

/** The value below which `share` (0 to 1) of the figures lie; 0 of none. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
