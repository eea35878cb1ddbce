import type { Transaction } from '@/db/client';
import { outboundEvents } from '@/db/schema/outbound-events';
import { clock } from '../clock';
import type { Context } from '../context';
import type { OrderId } from '../ids';
import { oweWork } from '../ledger/owe-work';
import type { EventName } from './event-names';

/**
 * Records an event for the tenant's webhooks, in the transaction of what happened. The body is fixed here: every
 * delivery and every retry of it sends these bytes.
 */
export async function recordEvent(
  tx: Transaction,
  ctx: Context,
  event: { name: EventName; orderId?: OrderId; data: Record<string, unknown> },
): Promise<void> {
  const now = clock.now();
  const body = JSON.stringify({
    event: event.name,
    timestamp: now.toISOString(),
    tenantId: ctx.tenantId,
    data: event.data,
  });
  const [row] = await tx
    .insert(outboundEvents)
    .values({
      tenantId: ctx.tenantId,
      name: event.name,
      orderId: event.orderId ?? null,
      body,
      createdAt: now,
    })
    .returning({ id: outboundEvents.id });
  if (!row) throw new Error('the event was not recorded');
  await oweWork(tx, ctx, 'event/recorded', { eventId: row.id });
}
