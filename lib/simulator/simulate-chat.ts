import { randomUUID } from 'node:crypto';
import { mayDo } from '../auth/may-do';
import type { Context } from '../context';
import type { FullOrder } from '../orders/answers';
import type { OrderStatus } from '../orders/status';
import { queueMessage } from './queue-message';
import { waitForReading } from './wait-for-reading';

export type SimulationOutcome =
  | { read: true; orderId: string; status: OrderStatus; order?: FullOrder }
  | { read: false; status: 'queued'; messageId: string };

/** Sends a text to the caller's tenant as the customer of that number, and waits until it has been read. */
export async function simulateChat(
  ctx: Context,
  input: { phoneNumber: string; text: string },
): Promise<SimulationOutcome> {
  const raw = { id: `simulated.${randomUUID()}`, type: 'text', text: { body: input.text } };
  const messageId = await queueMessage(ctx, { phoneNumber: input.phoneNumber, kind: 'text', raw });
  return outcomeOf(ctx, messageId);
}

export async function outcomeOf(ctx: Context, messageId: string): Promise<SimulationOutcome> {
  const order = await waitForReading(ctx, messageId);
  if (!order) return { read: false, status: 'queued', messageId };
  const shown = mayDo(ctx.actor, 'orders:read') ? { order } : {};
  return { read: true, orderId: order.id, status: order.status, ...shown };
}
