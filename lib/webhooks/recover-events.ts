import { and, eq, gte, inArray, isNull, or } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { outboundEvents } from '@/db/schema/outbound-events';
import { webhookDeliveries } from '@/db/schema/webhook-deliveries';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import { clock } from '../clock';
import type { Context } from '../context';
import { AppError } from '../errors';
import { oweWork } from '../ledger/owe-work';
import { type EndpointRow, getEndpointRow } from './internal/endpoint-row';
import { eventsKeptDays } from './list-events';

/** As much as one transaction enters into the ledger at once. */
const mostAtOnce = 500;

/**
 * Sends a receiver again what it has missed since a moment: every event that it is subscribed to and that never reached it,
 * because its delivery was given up or the receiver was off. What is still on its way is left alone. Up to 500 at once;
 * `isComplete` says whether that was all. Throws `not_found`, `webhook_disabled`, `invalid_input` for a moment too long ago.
 */
export async function recoverEvents(
  ctx: Context,
  { webhookId, since }: { webhookId: string; since: string },
): Promise<{ success: true; deliveries: number; isComplete: boolean }> {
  const from = new Date(since);
  refuseTooOld(from);
  return inTenant(ctx, async (tx) => {
    const endpoint = await getEndpointRow(tx, ctx, webhookId);
    if (!endpoint.enabled) {
      throw new AppError('webhook_disabled', 'This webhook is switched off. Switch it on, then recover.');
    }
    const missed = await findMissed(tx, ctx, endpoint, from);
    const now = missed.slice(0, mostAtOnce);
    for (const each of now) await sendAgain(tx, ctx, webhookId, each);
    const isComplete = missed.length <= mostAtOnce;
    await recordAudit(tx, ctx, {
      action: 'webhook.recovered',
      subjectId: webhookId,
      data: { since: from.toISOString(), deliveries: now.length },
    });
    return { success: true, deliveries: now.length, isComplete };
  });
}

function refuseTooOld(from: Date): void {
  const oldest = clock.now().getTime() - eventsKeptDays * 24 * 60 * 60_000;
  if (from.getTime() >= oldest) return;
  const message = `Events are kept for ${eventsKeptDays} days.`;
  throw new AppError('invalid_input', 'Not valid: since.', {
    errors: [{ path: 'since', code: 'too_small', message }],
  });
}

interface Missed {
  eventId: string;
  eventAt: Date;
  name: string;
  /** Null when there was none yet. */
  deliveryId: string | null;
}

/** Oldest first, one more than are sent at once. */
function findMissed(tx: Transaction, ctx: Context, endpoint: EndpointRow, from: Date): Promise<Missed[]> {
  return tx
    .select({
      eventId: outboundEvents.id,
      eventAt: outboundEvents.createdAt,
      name: outboundEvents.name,
      deliveryId: webhookDeliveries.id,
    })
    .from(outboundEvents)
    .leftJoin(
      webhookDeliveries,
      and(
        mine(webhookDeliveries, ctx),
        eq(webhookDeliveries.eventId, outboundEvents.id),
        eq(webhookDeliveries.endpointId, endpoint.id),
      ),
    )
    .where(
      and(
        mine(outboundEvents, ctx),
        eq(outboundEvents.isTest, false),
        inArray(outboundEvents.name, endpoint.events),
        gte(outboundEvents.createdAt, from),
        or(isNull(webhookDeliveries.id), eq(webhookDeliveries.status, 'FAILED')),
      ),
    )
    .orderBy(outboundEvents.position)
    .limit(mostAtOnce + 1);
}

async function sendAgain(
  tx: Transaction,
  ctx: Context,
  endpointId: string,
  { eventId, eventAt, name, deliveryId }: Missed,
): Promise<void> {
  const now = clock.now();
  const [owed] =
    deliveryId === null
      ? await tx
          .insert(webhookDeliveries)
          .values({
            tenantId: ctx.tenantId,
            endpointId,
            eventId,
            eventName: name,
            eventAt,
            nextAttemptAt: now,
            createdAt: now,
          })
          .onConflictDoNothing()
          .returning({ id: webhookDeliveries.id })
      : await tx
          .update(webhookDeliveries)
          .set({ status: 'PENDING', finishedAt: null, nextAttemptAt: now })
          .where(and(mine(webhookDeliveries, ctx, deliveryId), eq(webhookDeliveries.status, 'FAILED')))
          .returning({ id: webhookDeliveries.id });
  if (owed) await oweWork(tx, ctx, 'webhook/delivery.due', { deliveryId: owed.id, endpointId });
}
