import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { newestFirst } from '@/db/newest-first';
import { inboundMessages } from '@/db/schema/inbound-messages';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { deliver, payloadOf } from '../../messaging/testing/deliver';
import type { FullOrder } from '../answers';
import { getOrder } from '../get-order';
import type { Desk } from './open-desk';

/** A message of any kind, delivered by the platform and ingested: what the inbox says of it, and its order if any. */
export async function receiveRaw(
  desk: Desk,
  message: Record<string, unknown>,
  more: Record<string, unknown> = {},
) {
  const id = `wamid.${randomUUID()}`;
  const timestamp = String(Math.floor(Date.now() / 1000));
  const whole = { from: '27825550142', id, timestamp, ...message };
  const answer = await deliver(payloadOf(desk.phoneNumberId, [whole], more));
  if (answer.status !== 200) throw new Error(`the delivery was answered ${answer.status}`);
  await desk.work('message/received');
  await desk.work('voice/received');
  return findReceived(desk, String(whole.id));
}

/** The inbox's row of a platform message id, and the order that it became. */
export async function findReceived(desk: Desk, platformId: string) {
  const { row, orderIds } = await inTenant(desk, async (tx) => {
    const [found] = await tx
      .select()
      .from(inboundMessages)
      .where(eq(inboundMessages.dedupeKey, `message:${platformId}`));
    if (!found) throw new Error('the message is not in the inbox');
    const made = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.inboundMessageId, found.id))
      .orderBy(newestFirst(orders.createdAt));
    return { row: found, orderIds: made.map(({ id }) => id) };
  });
  const [first] = orderIds;
  const order: FullOrder | null = first ? await getOrder(desk.clerk, { orderId: first }) : null;
  return { row, order, orders: orderIds.length };
}
