import { randomUUID } from 'node:crypto';
import { and, arrayContains, eq, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { orders } from '@/db/schema/orders';
import { outboundEvents } from '@/db/schema/outbound-events';
import { webhookEndpoints } from '@/db/schema/webhook-endpoints';
import { beforeCommit } from '@/db/tenant';
import { clock } from '../clock';
import type { Context } from '../context';
import type { OrderId } from '../ids';
import { oweWork } from '../ledger/owe-work';
import type { EventName } from './event-names';
import { liveEndpoints } from './internal/endpoint-row';

interface NewEvent {
  name: EventName;
  orderId?: OrderId;
  /** Of an event about a customer and no order. */
  customerId?: string;
  data: Record<string, unknown>;
}

/**
 * Records an event for the tenant's webhooks and for those who pull events, in the transaction of what happened. The body
 * is fixed here: every delivery and every retry of it sends these bytes. An order's events carry its version as `sequence`,
 * by which receivers know what is stale. The row is there once the transaction is committed, not before.
 */
export async function recordEvent(tx: Transaction, ctx: Context, event: NewEvent): Promise<void> {
  const now = clock.now();
  const { name, orderId, customerId } = event;
  const body = JSON.stringify({
    event: name,
    timestamp: now.toISOString(),
    tenantId: ctx.tenantId,
    ...(orderId === undefined ? {} : { sequence: await versionOf(tx, ctx, orderId) }),
    data: event.data,
  });
  const row = {
    tenantId: ctx.tenantId,
    id: randomUUID(),
    name,
    orderId: orderId ?? null,
    customerId: customerId ?? null,
    body,
    createdAt: now,
  };
  // Its position is that of the commit. Given one later, the row would be written twice, with all of its body.
  await beforeCommit(tx, (last) =>
    last.insert(outboundEvents).values({ ...row, position: sql`next_event_position()` }),
  );
  // Most tenants have no receiver of most events: handing such a one out would cost more than recording it.
  if (await isAwaited(tx, ctx, name)) await oweWork(tx, ctx, 'event/recorded', { eventId: row.id });
}

async function versionOf(tx: Transaction, ctx: Context, orderId: OrderId): Promise<number> {
  const [order] = await tx
    .select({ version: orders.version })
    .from(orders)
    .where(mine(orders, ctx, orderId));
  if (!order) throw new Error('an event of no order');
  return order.version;
}

async function isAwaited(tx: Transaction, ctx: Context, name: EventName): Promise<boolean> {
  const [listening] = await tx
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(
      and(
        liveEndpoints(ctx),
        eq(webhookEndpoints.enabled, true),
        arrayContains(webhookEndpoints.events, [name]),
      ),
    )
    .limit(1);
  return listening !== undefined;
}
