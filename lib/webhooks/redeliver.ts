import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { ledger } from '@/db/schema/ledger';
import { webhookDeliveries } from '@/db/schema/webhook-deliveries';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import { clock } from '../clock';
import type { Context } from '../context';
import { AppError, notFound } from '../errors';
import { oweWork } from '../ledger/owe-work';
import { deferWork } from '../ledger/settle-work';
import { getEndpointRow } from './internal/endpoint-row';

/**
 * Sends a delivery again: one attempt more, now, whatever became of it so far; a failure goes on with the schedule
 * where it stands. Throws `not_found`, and `webhook_disabled` while the receiver is switched off.
 */
export async function redeliver(
  ctx: Context,
  { webhookId, deliveryId }: { webhookId: string; deliveryId: string },
) {
  return inTenant(ctx, async (tx) => {
    const endpoint = await getEndpointRow(tx, ctx, webhookId);
    const thisRow = and(
      mine(webhookDeliveries, ctx, deliveryId),
      eq(webhookDeliveries.endpointId, webhookId),
    );
    const [delivery] = await tx.select().from(webhookDeliveries).where(thisRow).for('update');
    if (!delivery) throw notFound('delivery');
    if (!endpoint.enabled) {
      throw new AppError('webhook_disabled', 'This webhook is switched off. Switch it on, then send again.');
    }
    const now = clock.now();
    await tx
      .update(webhookDeliveries)
      .set({ status: 'PENDING', finishedAt: null, nextAttemptAt: now })
      .where(thisRow);
    const waiting = await openWorkOf(tx, ctx, deliveryId);
    const payload = { deliveryId, endpointId: webhookId };
    if (waiting === undefined) await oweWork(tx, ctx, 'webhook/delivery.due', payload);
    else await deferWork(tx, ctx, waiting, now, 'sent again by hand');
    await recordAudit(tx, ctx, {
      action: 'webhook.redelivered',
      subjectId: webhookId,
      data: { deliveryId, event: delivery.eventName },
    });
    return { success: true, deliveryId, status: 'PENDING' } as const;
  });
}

/** The work that waits for the delivery's next attempt, if any. */
async function openWorkOf(tx: Transaction, ctx: Context, deliveryId: string): Promise<string | undefined> {
  const [work] = await tx
    .select({ id: ledger.id })
    .from(ledger)
    .where(
      and(
        mine(ledger, ctx),
        eq(ledger.name, 'webhook/delivery.due'),
        isNull(ledger.doneAt),
        isNull(ledger.failedAt),
        sql`${ledger.payload} ->> 'deliveryId' = ${deliveryId}`,
      ),
    )
    .limit(1);
  return work?.id;
}
