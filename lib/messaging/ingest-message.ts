import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { inboundMessages } from '@/db/schema/inbound-messages';
import { inTenant } from '@/db/tenant';
import { clock } from '../clock';
import type { Context } from '../context';
import { findOrCreateSender } from '../customers/find-or-create-sender';
import { AppError } from '../errors';
import type { OrderId } from '../ids';
import { finishWork } from '../ledger/settle-work';
import { expectAttachment } from '../orders/expect-attachment';
import { receiveOrder } from '../orders/receive-order';
import { readStoredMessage } from './stored-message';
import { updateNotificationStatus } from './update-notification-status';

export interface IngestedMessage {
  /** The order that the message became; null when it is something else, and then its work is finished. */
  orderId: OrderId | null;
  isVoiceNote: boolean;
  /** The recording still to be fetched from the platform. */
  mediaId: string | null;
}

const nothingOwed: IngestedMessage = { orderId: null, isVoiceNote: false, mediaId: null };

/**
 * Takes a message out of the inbox: an order in text, voice or a file becomes a RECEIVED order of its sender; a delivery
 * status goes to its notification; anything else is kept on the conversation. Safe to run again.
 */
export async function ingestMessage(
  ctx: Context,
  input: { messageId: string; workId: string },
): Promise<IngestedMessage> {
  return inTenant(ctx, async (tx) => {
    const [row] = await tx
      .select()
      .from(inboundMessages)
      .where(and(eq(inboundMessages.tenantId, ctx.tenantId), eq(inboundMessages.id, input.messageId)))
      .for('update');
    if (!row) throw new AppError('not_found', 'The inbox has no such message.');
    const message = await readStoredMessage(tx, ctx, row);

    if (message.kind === 'status') {
      await updateNotificationStatus(tx, ctx, message.status);
      return settleWithoutOrder(tx, ctx, input, 'STATUS', null);
    }
    // Nobody could be answered, and no customer could be charged: kept, but no order.
    const isAnonymous = message.sender.phoneNumber === null && message.sender.platformUserId === null;
    if (isAnonymous) return settleWithoutOrder(tx, ctx, input, 'NOTED', null);
    const { customer, isNew } = await findOrCreateSender(tx, ctx, message.sender);
    if (message.kind === 'note') return settleWithoutOrder(tx, ctx, input, 'NOTED', customer.id);

    const orderId = await receiveOrder(tx, ctx, {
      messageId: row.id,
      source: row.source,
      customer,
      isNewCustomer: isNew,
      rawText: message.text,
      isVoiceNote: message.voice !== null,
      recording: message.voice?.recording ?? null,
      receivedAt: row.receivedAt,
    });
    await expectAttachment(tx, ctx, { orderId, inboundMessageId: row.id, file: message.file });
    await markProcessed(tx, ctx, row.id, 'ORDER', customer.id);
    return { orderId, isVoiceNote: message.voice !== null, mediaId: message.voice?.mediaId ?? null };
  });
}

async function settleWithoutOrder(
  tx: Transaction,
  ctx: Context,
  { messageId, workId }: { messageId: string; workId: string },
  outcome: 'NOTED' | 'STATUS',
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
  outcome: 'ORDER' | 'NOTED' | 'STATUS',
  customerId: string | null,
): Promise<void> {
  await tx
    .update(inboundMessages)
    .set({ processedAt: clock.now(), outcome, customerId })
    .where(and(eq(inboundMessages.tenantId, ctx.tenantId), eq(inboundMessages.id, messageId)));
}
