import { and, arrayContains, eq } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { outboundEvents } from '@/db/schema/outbound-events';
import { webhookDeliveries } from '@/db/schema/webhook-deliveries';
import { webhookEndpoints } from '@/db/schema/webhook-endpoints';
import { inTenant } from '@/db/tenant';
import { clock } from '../clock';
import type { Context } from '../context';
import { oweWork } from '../ledger/owe-work';
import { abandonWork, finishWork, isSettled } from '../ledger/settle-work';
import { liveEndpoints } from './internal/endpoint-row';

/**
 * Puts a recorded event on its way to every receiver that wants it: one delivery each, owed in the ledger, in one
 * transaction. Repeated, it does nothing: an event goes to an endpoint at most once.
 */
export async function fanOutEvent(
  ctx: Context,
  { eventId, workId }: { eventId: string; workId: string },
): Promise<void> {
  await inTenant(ctx, async (tx) => {
    if (await isSettled(tx, ctx, workId)) return;
    const [event] = await tx
      .select({ name: outboundEvents.name, createdAt: outboundEvents.createdAt })
      .from(outboundEvents)
      .where(mine(outboundEvents, ctx, eventId));
    if (!event) return abandonWork(tx, ctx, workId, 'there is no such event');

    const receivers = await tx
      .select({ id: webhookEndpoints.id })
      .from(webhookEndpoints)
      .where(
        and(
          liveEndpoints(ctx),
          eq(webhookEndpoints.enabled, true),
          arrayContains(webhookEndpoints.events, [event.name]),
        ),
      );
    for (const receiver of receivers) {
      const now = clock.now();
      const [fresh] = await tx
        .insert(webhookDeliveries)
        .values({
          tenantId: ctx.tenantId,
          endpointId: receiver.id,
          eventId,
          eventName: event.name,
          eventAt: event.createdAt,
          nextAttemptAt: now,
          createdAt: now,
        })
        .onConflictDoNothing()
        .returning({ id: webhookDeliveries.id });
      if (!fresh) continue;
      await oweWork(tx, ctx, 'webhook/delivery.due', { deliveryId: fresh.id, endpointId: receiver.id });
    }
    await finishWork(tx, ctx, workId);
  });
}
