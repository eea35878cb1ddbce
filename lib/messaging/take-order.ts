import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { inboundMessages } from '@/db/schema/inbound-messages';
import { clock } from '../clock';
import type { Context } from '../context';
import type { FoundSender } from '../customers/find-or-create-sender';
import { mintOrderId, type OrderId } from '../ids';
import { expectAttachment } from '../orders/expect-attachment';
import { isQuestion } from '../orders/is-question';
import { ordersSomething, placeSentGoods } from '../orders/place-sent-goods';
import { proposeReply } from '../orders/propose-reply';
import { receiveOrder } from '../orders/receive-order';
import { findQuoted } from './find-quoted';
import { findEarlyChanges, followEarlyChanges } from './follow-change';
import { plausibleSentAt } from './sent-at';
import type { StoredMessage } from './stored-message';

export interface IngestedMessage {
  /** The order that the message became; null when it is something else, and then its work is finished. */
  orderId: OrderId | null;
  isVoiceNote: boolean;
  /** The recording still to be fetched from the platform. */
  mediaId: string | null;
}

/** An order that is not read by then will not be soon: its reply is taken for itself. */
const longestWaitMs = 60_000;

interface Taken {
  /** `WAITS`: it is to be looked at again once the order that it answers is read. */
  outcome: 'ORDER' | 'NOTED' | 'APPLIED' | 'WAITS';
  /** Null when the message makes no order. */
  received: IngestedMessage | null;
}

/** A message with words, goods or a recording: an order of its own, or a change of the one that it answers. */
export async function takeOrder(
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
  // The answer to a question is read with it.
  const isAnswer = reference.answers !== null && (await isQuestion(tx, ctx, reference.answers));
  if (isMereReply && quote?.orderId && !isAnswer) {
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
    ...(message.given ? { given: message.given } : {}),
  });
  await expectAttachment(tx, ctx, { orderId, inboundMessageId: row.id, file });
  await followEarlyChanges(tx, ctx, { row, customerId, early });
  const received = { orderId, isVoiceNote: voice !== null, mediaId: voice?.mediaId ?? null };
  return { outcome: 'ORDER', received };
}

/** The message that this one answers, if it does; the inbox keeps which. */
async function findAnswered(tx: Transaction, ctx: Context, messageId: string, answers: string | null) {
  if (answers === null) return null;
  await tx
    .update(inboundMessages)
    .set({ aboutMessageId: answers })
    .where(mine(inboundMessages, ctx, messageId));
  return findQuoted(tx, ctx, answers);
}

interface OrderingMessage {
  row: typeof inboundMessages.$inferSelect;
  customer: FoundSender['customer'];
  found: FoundSender;
  message: Extract<StoredMessage, { kind: 'order' }>;
}
