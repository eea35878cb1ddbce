import type { Transaction } from '@/db/client';
import { notifications } from '@/db/schema/notifications';
import type { orders } from '@/db/schema/orders';
import type { Context } from '../context';
import { AppError } from '../errors';
import { oweWork } from '../ledger/owe-work';
import { findRecipient, type Writing } from './find-recipient';
import type { SentChoices } from './sent-choices';

interface Message {
  order: Pick<typeof orders.$inferSelect, 'id' | 'customerId' | 'inboundMessageId'>;
  kind: 'MESSAGE' | 'QUESTION';
  body: string;
  /** What may be tapped for an answer. */
  choices?: SentChoices | null;
}

/**
 * Owes the customer of an order a message that somebody wrote. Gives its id. Throws `message_window_closed` when the
 * platform would not take it.
 */
export async function oweMessage(
  tx: Transaction,
  ctx: Context,
  { order, kind, body, choices = null }: Message,
): Promise<string> {
  const { closed, toNumber, toUserId } = await findRecipient(tx, ctx, order);
  if (closed !== null) throw new AppError('message_window_closed', whyClosed[closed]);
  const [stored] = await tx
    .insert(notifications)
    .values({
      tenantId: ctx.tenantId,
      orderId: order.id,
      customerId: order.customerId,
      ...{ kind, toNumber, toUserId, body, choices },
      writtenBy: ctx.actor.kind === 'system' ? null : ctx.actor.name,
    })
    .returning({ id: notifications.id });
  if (!stored) throw new Error('the message was not stored');
  await oweWork(tx, ctx, 'notification/due', { notificationId: stored.id });
  return stored.id;
}

const whyClosed: Record<NonNullable<Writing['closed']>, string> = {
  WINDOW_CLOSED:
    'The customer last wrote more than 24 hours ago; the platform takes no text to them until they write again.',
  NEVER_WROTE: 'The customer has never written here; the platform takes no text to them before they do.',
  NO_ADDRESS: 'The customer has neither a phone number nor a user id on the platform.',
};
