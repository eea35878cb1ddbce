import { setTimeout as sleep } from 'node:timers/promises';
import type { Facts } from './oracle';
import type { Tenant } from './tenants';
import type { World } from './world';

const reading = ['message/received', 'voice/received'];
const syncing = [...reading, 'order/approved', 'notification/due', 'event/recorded', 'webhook/delivery.due'];

/** Far longer than any promise: a machine that is slow has lost nothing. */
const patienceMs = 15 * 60_000;

/** Milliseconds until everything acknowledged is read; infinite when it is not within `forMs`. */
export const untilRead = (world: World, tenants: readonly Tenant[], forMs = patienceMs) =>
  untilDone(world, tenants, reading, forMs);

async function untilDone(
  world: World,
  tenants: readonly Tenant[],
  names: string[],
  forMs: number,
): Promise<number> {
  const startedAt = Date.now();
  const ids = tenants.map(({ id }) => id);
  while (Date.now() - startedAt < forMs) {
    if (!world.product.isUp) throw new Error('the product has ended');
    const open = await world.sql<{ count: number }[]>`
      select count(*)::int as count from ledger where tenant_id in ${world.sql(ids)} and name in ${world.sql(names)}
        and done_at is null and failed_at is null`.catch(() => []);
    if (open[0]?.count === 0) return Date.now() - startedAt;
    await sleep(100);
  }
  return Number.POSITIVE_INFINITY;
}

/**
 * Milliseconds until the ERP, customers and receivers have what they are owed. Hours pass meanwhile, but not for calls
 * that have been under way for less than `calledForMs`, which may still be answered. Infinite when it never ends.
 */
export async function untilSynced(
  world: World,
  tenants: readonly Tenant[],
  calledForMs: number,
): Promise<number> {
  const startedAt = Date.now();
  while (Date.now() - startedAt < patienceMs) {
    if (Number.isFinite(await untilDone(world, tenants, syncing, 1_000))) return Date.now() - startedAt;
    await passTime(world, tenants, calledForMs).catch(() => undefined);
  }
  return Number.POSITIVE_INFINITY;
}

/** Milliseconds until all that was approved before then is in the ERP or shown as in doubt; infinite when not in time. */
export async function untilResolved(
  world: World,
  tenants: readonly Tenant[],
  { before, forMs }: { before: Date; forMs: number },
): Promise<number> {
  const ids = tenants.map(({ id }) => id);
  for (const startedAt = Date.now(); Date.now() - startedAt < forMs; await sleep(200)) {
    const rows = await world.sql<{ count: number }[]>`
      select count(*)::int as count from orders
      where tenant_id in ${world.sql(ids)} and status = 'APPROVED' and erp_doubt is null
        and approved_at < ${before}`;
    if (rows[0]?.count === 0) return Date.now() - startedAt;
  }
  return Number.POSITIVE_INFINITY;
}

/** As long as a call to the ERP holds its order. */
const leaseMs = 60_000;

/** Lets hours pass for work that was put off, and for calls that have been under way for so long. */
export async function passTime(
  { sql }: World,
  tenants: readonly Tenant[],
  calledForMs: number,
): Promise<void> {
  const ids = sql(tenants.map(({ id }) => id));
  const begunBefore = new Date(Date.now() - calledForMs);
  await sql`update orders set erp_leased_until = now()
    where tenant_id in ${ids} and erp_leased_until > now()
      and erp_leased_until < ${begunBefore}::timestamptz + ${`${leaseMs} milliseconds`}::interval`;
  // An ERP's no is believed the sooner the longer ago the order was posted.
  await sql`update orders set erp_posted_at = erp_posted_at - interval '1 hour',
      erp_absent_at = erp_absent_at - interval '1 hour'
    where tenant_id in ${ids} and erp_doubt is not null and erp_leased_until is null`;
  await sql`update ledger set due_at = now()
    where tenant_id in ${ids} and done_at is null and failed_at is null and due_at > now()`;
  await sql`update webhook_deliveries set next_attempt_at = now()
    where tenant_id in ${ids} and next_attempt_at > now()`;
}

/** Everything that is there in the end, inside and outside. */
export async function gatherFacts({ sql, ...world }: World, tenants: readonly Tenant[]): Promise<Facts> {
  const orders = await sql<Facts['orders']>`
    select orders.id, platform_message_id as "messageId", parent_order_id as "parentId", status,
      erp_sales_order_id as reference,
      erp_doubt is not null or (erp_outcome_unknown and status = 'FAILED') as "isInDoubt"
    from orders left join inbound_messages on inbound_messages.id = inbound_message_id
    where orders.tenant_id in ${sql(tenants.map(({ id }) => id))}`;
  const waiting = await sql<{ id: string }[]>`
    select platform_message_id as id from inbound_messages
    where tenant_id in ${sql(tenants.map(({ id }) => id))} and processed_at is null`;
  const owed = await sql<{ id: string; status: string }[]>`
    select id, status from webhook_deliveries where tenant_id in ${sql(tenants.map(({ id }) => id))}`;
  const deliveryIds = new Set(owed.map(({ id }) => id));
  const sites = new Set(tenants.map(({ site }) => site));
  const numbers = new Set(tenants.map(({ phoneNumberId }) => phoneNumberId));
  return {
    orders: [...orders],
    waiting: waiting.map(({ id }) => id),
    delivered: owed.filter(({ status }) => status === 'DELIVERED').map(({ id }) => id),
    bookings: world.erp
      .journal()
      .flatMap((line) => (line.kind === 'booking' && sites.has(line.site) ? [line] : [])),
    messages: world.platform.journal().filter(({ from }) => numbers.has(from)),
    deliveries: world.receivers
      .journal()
      .filter(({ deliveryId }) => deliveryIds.has(deliveryId))
      .map(({ deliveryId, at, content }) => ({ id: deliveryId, at, content })),
  };
}
