import { randomUUID } from 'node:crypto';
import { outboundEvents } from '@/db/schema/outbound-events';
import { webhookDeliveries } from '@/db/schema/webhook-deliveries';
import { inTenant } from '@/db/tenant';
import { clock } from '../clock';
import type { Context } from '../context';
import type { EventName } from './event-names';
import { recordAttempt } from './internal/conclude-attempt';
import { getEndpointRow } from './internal/endpoint-row';
import { postDelivery } from './internal/post-delivery';
import { sampleEvent } from './sample-events';

/** No receiver can subscribe to it; it comes only from the settings' test button. */
const testEvent = 'webhook.test';

/**
 * Sends one signed test to a receiver, on or off, and says what came back: a plain one, or a likeness of an event. It is kept among the deliveries, is
 * not tried again, and does not count for or against the receiver. Throws `not_found`.
 */
export async function sendTestDelivery(
  ctx: Context,
  { webhookId, event }: { webhookId: string; event?: EventName | undefined },
) {
  const endpoint = await inTenant(ctx, (tx) => getEndpointRow(tx, ctx, webhookId));
  const createdAt = clock.now();
  const name = event ?? testEvent;
  const rawBody = JSON.stringify(
    event === undefined
      ? plainTest(ctx, createdAt)
      : { ...sampleEvent(event, ctx.tenantId, createdAt), test: true },
  );
  const ids = { eventId: randomUUID(), deliveryId: randomUUID() };
  const parcel = {
    url: endpoint.url,
    endpoint,
    ...ids,
    eventAt: createdAt,
    event: name,
    attempt: 1,
    rawBody,
    isTest: true,
  };
  const result = await postDelivery(parcel);

  await inTenant(ctx, async (tx) => {
    const { tenantId } = ctx;
    await tx
      .insert(outboundEvents)
      .values({ tenantId, id: ids.eventId, name, isTest: true, body: rawBody, createdAt });
    await tx.insert(webhookDeliveries).values({
      tenantId,
      id: ids.deliveryId,
      endpointId: webhookId,
      eventId: ids.eventId,
      eventName: name,
      eventAt: createdAt,
      status: result.success ? 'DELIVERED' : 'FAILED',
      attempts: 1,
      createdAt,
      finishedAt: clock.now(),
    });
    await recordAttempt(tx, ctx, parcel, result);
  });
  const { success, statusCode, error, durationMs, responseExcerpt } = result;
  return { success, statusCode, error, durationMs, responseExcerpt, deliveryId: ids.deliveryId };
}

function plainTest({ tenantId }: Context, at: Date): Record<string, unknown> {
  return {
    event: testEvent,
    timestamp: at.toISOString(),
    tenantId,
    test: true,
    data: { message: 'This is a test of your webhook. Nothing has happened to any order.' },
  };
}
