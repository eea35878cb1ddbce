import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { countRows } from '@/db/count-rows';
import { mine } from '@/db/mine';
import { newestFirst } from '@/db/newest-first';
import { outboundEvents } from '@/db/schema/outbound-events';
import { webhookAttempts, webhookDeliveries } from '@/db/schema/webhook-deliveries';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import type { Delivery } from './contract';
import { getEndpointRow } from './internal/endpoint-row';
import { headersAsSent } from './sign';

interface DeliveryQuery {
  webhookId: string;
  status?: Delivery['status'] | undefined;
  limit: number;
  offset: number;
}

/** A page of what was sent to a receiver, newest first, each with its attempts in order. Throws `not_found`. */
export async function listDeliveries(ctx: Context, { webhookId, status, limit, offset }: DeliveryQuery) {
  return inTenant(ctx, async (tx) => {
    await getEndpointRow(tx, ctx, webhookId);
    const where = and(
      mine(webhookDeliveries, ctx),
      eq(webhookDeliveries.endpointId, webhookId),
      status === undefined ? undefined : eq(webhookDeliveries.status, status),
    );
    const sent = await tx
      .select({ delivery: webhookDeliveries, body: outboundEvents.body, isTest: outboundEvents.isTest })
      .from(webhookDeliveries)
      .innerJoin(outboundEvents, mine(outboundEvents, ctx, webhookDeliveries.eventId))
      .where(where)
      .orderBy(newestFirst(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
      .limit(limit)
      .offset(offset);
    const attempts = await attemptsOf(
      tx,
      ctx,
      sent.map(({ delivery }) => delivery.id),
    );
    const deliveries: Delivery[] = sent.map(({ delivery: row, body, isTest }) => ({
      id: row.id,
      event: row.eventName,
      eventId: row.eventId,
      status: row.status,
      isTest,
      requestBody: body,
      nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
      finishedAt: row.finishedAt?.toISOString() ?? null,
      attempts: attempts
        .filter((attempt) => attempt.deliveryId === row.id)
        .map((attempt) => viewAttempt(attempt, { ...row, event: row.eventName, isTest })),
    }));
    return { deliveries, ...(await countRows(tx, webhookDeliveries, where)), limit, offset };
  });
}

function viewAttempt(
  attempt: typeof webhookAttempts.$inferSelect,
  { event, eventId, isTest }: { event: string; eventId: string; isTest: boolean },
): Delivery['attempts'][number] {
  const { deliveryId, number, requestHeaders: kept } = attempt;
  return {
    ...attempt,
    requestHeaders: kept && headersAsSent(kept, { event, eventId, isTest, deliveryId, attempt: number }),
    createdAt: attempt.createdAt.toISOString(),
  };
}

async function attemptsOf(tx: Transaction, ctx: Context, deliveryIds: string[]) {
  if (deliveryIds.length === 0) return [];
  return tx
    .select()
    .from(webhookAttempts)
    .where(and(mine(webhookAttempts, ctx), inArray(webhookAttempts.deliveryId, deliveryIds)))
    .orderBy(asc(webhookAttempts.number));
}
