import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { inboundMessages } from '@/db/schema/inbound-messages';
import { inTenant } from '@/db/tenant';
import { clock } from '../clock';
import type { Context } from '../context';
import { findGivenCustomer } from '../customers/find-given-customer';
import { findOrCreateSender } from '../customers/find-or-create-sender';
import { moveSender } from '../customers/move-sender';
import { AppError } from '../errors';
import { deferWork, finishWork, passWorkOn } from '../ledger/settle-work';
import { followChange } from './follow-change';
import { readStoredMessage } from './stored-message';
import { type IngestedMessage, takeOrder } from './take-order';
import { updateNotificationStatus } from './update-notification-status';
import { whoseMessage } from './whose-message';

type Outcome = 'ORDER' | 'NOTED' | 'STATUS' | 'APPLIED';

const nothingOwed: IngestedMessage = { orderId: null, isVoiceNote: false, mediaId: null };

/**
 * Takes a message out of the inbox: an order in text, data, voice or a file becomes a RECEIVED order of its sender; a
 * reply that only changes the order it answers, and an edit or deletion of an earlier message, are applied to that; a
 * delivery status goes to its notification; a sender's new number or id to their customer; anything else is kept on the
 * conversation. The work of a voice note goes on as `voice/received`: to be heard takes longer than to be read. Safe to run
 * again.
 */
export async function ingestMessage(
  ctx: Context,
  input: { messageId: string; workId: string },
): Promise<IngestedMessage> {
  return inTenant(ctx, async (tx) => {
    const [row] = await tx.select().from(inboundMessages).where(ofInbox(ctx, input.messageId)).for('update');
    if (!row) throw new AppError('not_found', 'The inbox has no such message.');
    // What it asks for was done; once is enough.
    if (row.outcome === 'APPLIED') return settleWithoutOrder(tx, ctx, input, 'APPLIED', row.customerId);
    const message = await readStoredMessage(tx, ctx, row);

    if (message.kind === 'status') {
      await updateNotificationStatus(tx, ctx, message.status);
      return settleWithoutOrder(tx, ctx, input, 'STATUS', null);
    }
    if (message.kind === 'moved') {
      const moved = row.processedAt === null ? await moveSender(tx, ctx, message.change) : undefined;
      return settleWithoutOrder(tx, ctx, input, 'NOTED', moved?.id ?? row.customerId);
    }
    // Nobody could be answered, and no customer could be charged: kept, but no order.
    const given = message.kind === 'order' ? message.given?.customerId : undefined;
    const isAnonymous = message.sender.phoneNumber === null && message.sender.platformUserId === null;
    if (isAnonymous && !given) return settleWithoutOrder(tx, ctx, input, 'NOTED', null);
    const found = given
      ? await findGivenCustomer(tx, ctx, given)
      : await findOrCreateSender(tx, ctx, message.sender);
    const customer = await whoseMessage(tx, ctx, found, message);
    if (message.kind === 'note') return settleWithoutOrder(tx, ctx, input, 'NOTED', customer.id);
    if (message.kind === 'change') {
      const outcome = await followChange(tx, ctx, { row, customerId: customer.id, change: message.change });
      return settleWithoutOrder(tx, ctx, input, outcome, customer.id);
    }
    const { outcome, received } = await takeOrder(tx, ctx, { row, customer, found, message });
    if (outcome === 'WAITS') {
      const dueAt = new Date(clock.now().getTime() + readingMs);
      await deferWork(tx, ctx, input.workId, dueAt, 'the order that it answers is being read');
      return nothingOwed;
    }
    if (received === null) return settleWithoutOrder(tx, ctx, input, outcome, customer.id);
    await markProcessed(tx, ctx, row.id, outcome, customer.id);
    if (received.isVoiceNote)
      await passWorkOn(tx, ctx, input.workId, { from: 'message/received', to: 'voice/received' });
    return received;
  });
}

/** How long the reading of an order takes at most before a reply to it is looked at again. */
const readingMs = 1000;
const ofInbox = (ctx: Context, messageId: string) => mine(inboundMessages, ctx, messageId);

async function settleWithoutOrder(
  tx: Transaction,
  ctx: Context,
  { messageId, workId }: { messageId: string; workId: string },
  outcome: Outcome,
  customerId: string | null,
): Promise<IngestedMessage> {
  await markProcessed(tx, ctx, messageId, outcome, customerId);
  await finishWork(tx, ctx, workId);
  return nothingOwed;
}

async function markProcessed(
  tx: Transaction,
  ctx: Context,
  messageId: string,
  outcome: Outcome,
  customerId: string | null,
): Promise<void> {
  await tx
    .update(inboundMessages)
    .set({ processedAt: clock.now(), outcome, customerId })
    .where(ofInbox(ctx, messageId));
}
