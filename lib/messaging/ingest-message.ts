import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { inboundMessages } from '@/db/schema/inbound-messages';
import { inTenant } from '@/db/tenant';
import { clock } from '../clock';
import type { Context } from '../context';
import { chooseForNow } from '../customers/choose-for-now';
import { type FoundSender, findOrCreateSender } from '../customers/find-or-create-sender';
import { moveSender } from '../customers/move-sender';
import { AppError } from '../errors';
import { mintOrderId, type OrderId } from '../ids';
import { deferWork, finishWork } from '../ledger/settle-work';
import { expectAttachment } from '../orders/expect-attachment';
import { ordersSomething, placeSentGoods } from '../orders/place-sent-goods';
import { proposeReply } from '../orders/propose-reply';
import { receiveOrder } from '../orders/receive-order';
import { findQuoted } from './find-quoted';
import { findEarlyChanges, followChange, followEarlyChanges } from './follow-change';
import { plausibleSentAt } from './sent-at';
import { readStoredMessage, type StoredMessage } from './stored-message';
import { updateNotificationStatus } from './update-notification-status';

export interface IngestedMessage {
  /** The order that the message became; null when it is something else, and then its work is finished. */
  orderId: OrderId | null;
  isVoiceNote: boolean;
  /** The recording still to be fetched from the platform. */
  mediaId: string | null;
}

type Outcome = 'ORDER' | 'NOTED' | 'STATUS' | 'APPLIED';

const nothingOwed: IngestedMessage = { orderId: null, isVoiceNote: false, mediaId: null };

/**
 * Takes a message out of the inbox: an order in text, data, voice or a file becomes a RECEIVED order of its sender; a reply that
 * only changes the order it answers, and an edit or deletion of an earlier message, are applied to that; a delivery
 * status goes to its notification; a sender's new number or id to their customer; anything else is kept on the
 * conversation. Safe to run again.
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
    const isAnonymous = message.sender.phoneNumber === null && message.sender.platformUserId === null;
    if (isAnonymous) return settleWithoutOrder(tx, ctx, input, 'NOTED', null);
    const found = await findOrCreateSender(tx, ctx, message.sender);
    const customer = await customerOf(tx, ctx, found, message);
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
    return received;
  });
}

/** How long the reading of an order takes at most before a reply to it is looked at again. */
const readingMs = 1000;
/** An order that is not read by then will not be soon: its reply is taken for itself. */
const longestWaitMs = 60_000;

interface Taken {
  /** `WAITS`: it is to be looked at again once the order that it answers is read. */
  outcome: Outcome | 'WAITS';
  /** Null when the message makes no order. */
  received: IngestedMessage | null;
}

/** A message with words, goods or a recording: an order of its own, or a change of the one that it answers. */
async function takeOrder(
  tx: Transaction,
  ctx: Context,
  { row, customer, found, message }: OrderingMessage,
): Promise<Taken> {
  const { reference, goods, text, voice, file } = message;
  const customerId = customer.id;
  const placed = await placeSentGoods(tx, ctx, { customerId, goods, text });
  if (voice === null && file === null && !ordersSomething(placed))
    return { outcome: 'NOTED', received: null };
  const quote = await findAnswered(tx, ctx, row.id, reference.answers);
  const early = await findEarlyChanges(tx, ctx, { platformMessageId: row.platformMessageId, customerId });
  const isMereReply =
    voice === null &&
    file === null &&
    placed.sentItems === null &&
    early.edit === null &&
    early.revoke === null;
  if (isMereReply && quote?.orderId) {
    const reply = { orderId: mintOrderId(quote.orderId), customerId, inboundMessageId: row.id, words: text };
    const proposed = await proposeReply(tx, ctx, reply);
    if (proposed === 'PROPOSED') return { outcome: 'APPLIED', received: null };
    const waitedMs = clock.now().getTime() - row.receivedAt.getTime();
    if (proposed === 'NOT_READ_YET' && waitedMs < longestWaitMs) return { outcome: 'WAITS', received: null };
  }
  const orderId = await receiveOrder(tx, ctx, {
    messageId: row.id,
    source: row.source,
    customer,
    isNewCustomer: found.isNew,
    choices: found.choices,
    sameSenderAs: found.sameSenderAs,
    ...placed,
    isVoiceNote: voice !== null,
    recording: voice?.recording ?? null,
    receivedAt: row.receivedAt,
    sentAt: plausibleSentAt(row.sentAt, row.receivedAt),
    groupName: reference.groupName,
    quote,
  });
  await expectAttachment(tx, ctx, { orderId, inboundMessageId: row.id, file });
  await followEarlyChanges(tx, ctx, { row, customerId, early });
  const received = { orderId, isVoiceNote: voice !== null, mediaId: voice?.mediaId ?? null };
  return { outcome: 'ORDER', received };
}

/** Of a representative's customers it is the one whose earlier message this one is about, else as `chooseForNow` says. */
async function customerOf(
  tx: Transaction,
  ctx: Context,
  found: FoundSender,
  message: Exclude<StoredMessage, { kind: 'status' | 'moved' }>,
): Promise<FoundSender['customer']> {
  const about =
    message.kind === 'change'
      ? message.change.about
      : message.kind === 'order'
        ? message.reference.answers
        : null;
  if (about !== null && found.choices.length > 1) {
    const [earlier] = await tx
      .select({ customerId: inboundMessages.customerId })
      .from(inboundMessages)
      .where(and(eq(inboundMessages.tenantId, ctx.tenantId), eq(inboundMessages.platformMessageId, about)));
    const theirs = found.choices.find(({ id }) => id === earlier?.customerId);
    if (theirs) return theirs;
  }
  return chooseForNow(tx, ctx, found, message.kind === 'order' ? message.text : '');
}

/** The message that this one answers, if it does; the inbox keeps which. */
async function findAnswered(tx: Transaction, ctx: Context, messageId: string, answers: string | null) {
  if (answers === null) return null;
  await tx.update(inboundMessages).set({ aboutMessageId: answers }).where(ofInbox(ctx, messageId));
  return findQuoted(tx, ctx, answers);
}

const ofInbox = (ctx: Context, messageId: string) =>
  and(eq(inboundMessages.tenantId, ctx.tenantId), eq(inboundMessages.id, messageId));

interface OrderingMessage {
  row: typeof inboundMessages.$inferSelect;
  customer: FoundSender['customer'];
  found: FoundSender;
  message: Extract<StoredMessage, { kind: 'order' }>;
}

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
