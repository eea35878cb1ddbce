import { randomUUID } from 'node:crypto';
import { outboundEvents } from '@/db/schema/outbound-events';
import { webhookDeliveries } from '@/db/schema/webhook-deliveries';
import { inTenant } from '@/db/tenant';
import { clock } from '../clock';
import type { Context } from '../context';
import { recordAttempt } from './internal/conclude-attempt';
import { getEndpointRow } from './internal/endpoint-row';
import { postDelivery } from './internal/post-delivery';

/** No receiver can subscribe to it; it comes only from the settings' test button. */
const testEvent = 'webhook.test';

/**
 * Sends one signed test event to a receiver, on or off, and says what came back. It is kept among the deliveries, is
 * not tried again, and does not count for or against the receiver. Throws `not_found`.
 */
export async function sendTestDelivery(ctx: Context, webhookId: string) {
  const endpoint = await inTenant(ctx, (tx) => getEndpointRow(tx, ctx, webhookId));
  const createdAt = clock.now();
  const rawBody = JSON.stringify({
    event: testEvent,
    timestamp: createdAt.toISOString(),
    tenantId: ctx.tenantId,
    data: { message: 'This is a test of your webhook. Nothing has happened to any order.' },
  });
  const ids = { eventId: randomUUID(), deliveryId: randomUUID() };
  const parcel = { url: endpoint.url, endpoint, ...ids, event: testEvent, attempt: 1, rawBody };
  const result = await postDelivery(parcel);

  await inTenant(ctx, async (tx) => {
    const { tenantId } = ctx;
    await tx
      .insert(outboundEvents)
      .values({ tenantId, id: ids.eventId, name: testEvent, body: rawBody, createdAt });
    await tx.insert(webhookDeliveries).values({
      tenantId,
      id: ids.deliveryId,
      endpointId: webhookId,
      eventId: ids.eventId,
      eventName: testEvent,
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
