import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { outboundEvents } from '@/db/schema/outbound-events';
import { webhookDeliveries } from '@/db/schema/webhook-deliveries';
import { webhookEndpoints } from '@/db/schema/webhook-endpoints';
import { clock } from '../../clock';
import type { Context } from '../../context';
import { abandonWork, deferWork, finishWork, isSettled } from '../../ledger/settle-work';
import type { Parcel } from './post-delivery';
import { takeTurn } from './take-turn';

/** What to send and where to, with the next attempt's number taken; undefined when there is nothing left to send. */
export async function beginAttempt(
  tx: Transaction,
  ctx: Context,
  { deliveryId, workId }: { deliveryId: string; workId: string },
): Promise<Parcel | undefined> {
  if (await isSettled(tx, ctx, workId)) return undefined;
  const { nextAttemptAt, endpointId, eventAt } = webhookDeliveries;
  const [waiting] = await tx
    .select({ nextAttemptAt, endpointId, eventAt })
    .from(webhookDeliveries)
    .where(mine(webhookDeliveries, ctx, deliveryId));
  if (!waiting) {
    await finishWork(tx, ctx, workId);
    return undefined;
  }
  if (isTooEarly(waiting.nextAttemptAt)) return undefined;
  const thisRow = and(mine(webhookDeliveries, ctx, deliveryId), eq(eventAt, waiting.eventAt));
  const turn = await takeTurn(tx, ctx, waiting.endpointId);
  if (turn) {
    await tx.update(webhookDeliveries).set({ nextAttemptAt: turn }).where(thisRow);
    await deferWork(tx, ctx, workId, turn, 'the receiver takes no more in this minute');
    return undefined;
  }
  // The number is taken before the call, so that two runs of the same work never record under the same one.
  const [delivery] = await tx
    .update(webhookDeliveries)
    .set({ attempts: sql`${webhookDeliveries.attempts} + 1` })
    .where(and(thisRow, eq(webhookDeliveries.status, 'PENDING')))
    .returning();
  if (!delivery) {
    await finishWork(tx, ctx, workId);
    return undefined;
  }

  const { endpoint, event } = await readTarget(tx, ctx, delivery);
  if (!endpoint.enabled || endpoint.deletedAt !== null) {
    const attempts = delivery.attempts - 1;
    const finishedAt = clock.now();
    await tx
      .update(webhookDeliveries)
      .set({ status: 'FAILED', attempts, finishedAt, nextAttemptAt: null })
      .where(thisRow);
    await abandonWork(tx, ctx, workId, 'the webhook is switched off');
    return undefined;
  }
  return {
    url: endpoint.url,
    endpoint,
    event: event.name,
    eventId: event.id,
    eventAt: delivery.eventAt,
    deliveryId,
    attempt: delivery.attempts,
    rawBody: event.body,
  };
}

/** A repeated run of work that was since put off: the ledger sends it again when it is due. */
function isTooEarly(dueAt: Date | null | undefined): boolean {
  return dueAt != null && dueAt.getTime() - clock.now().getTime() > clockSkewMs;
}
/** The relay may stand on another machine. */
const clockSkewMs = 2000;

async function readTarget(tx: Transaction, ctx: Context, delivery: { endpointId: string; eventId: string }) {
  const [target] = await tx
    .select({ endpoint: webhookEndpoints, event: outboundEvents })
    .from(webhookEndpoints)
    .innerJoin(outboundEvents, mine(outboundEvents, ctx, delivery.eventId))
    .where(mine(webhookEndpoints, ctx, delivery.endpointId));
  if (!target) throw new Error('a delivery without its endpoint or event');
  return target;
}
