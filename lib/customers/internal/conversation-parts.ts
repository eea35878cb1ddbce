import { and, asc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { inboundMessages } from '@/db/schema/inbound-messages';
import { lineProposals } from '@/db/schema/line-proposals';
import { notifications } from '@/db/schema/notifications';
import { orderAttachments } from '@/db/schema/order-attachments';
import { orders } from '@/db/schema/orders';
import type { Context } from '../../context';
import { mintOrderId } from '../../ids';
import { extractContent } from '../../messaging/extract-content';
import { toNumber } from '../../money';
import type { OrderAttachment } from '../../orders/answers';
import { attachmentWords } from '../../orders/attachment';
import type { ConversationMessage } from '../conversation-contract';

type Ids = readonly string[];

/** Of what quotes nothing, has no files and was written by nobody here. */
const said = {
  quote: null,
  attachments: [],
  choices: [],
  writtenBy: null,
} satisfies Partial<ConversationMessage>;

/** The messages that became these orders. */
export async function readOrderMessages(
  tx: Transaction,
  ctx: Context,
  ids: Ids,
): Promise<ConversationMessage[]> {
  const rows = await tx
    .select()
    .from(orders)
    .where(and(mine(orders, ctx), inArray(orders.id, ids.map(mintOrderId))));
  const files = await filesOf(tx, ctx, rows);
  return rows.map((row) => ({
    id: row.id,
    kind: 'ORDER',
    at: row.createdAt.toISOString(),
    text: row.rawText || row.transcript || (row.isVoiceNote ? null : sentInWords(files.get(row.id))),
    isVoiceNote: row.isVoiceNote,
    order: viewOrder(row),
    quote: row.quote && { author: row.quote.author, text: row.quote.text },
    attachments: (files.get(row.id) ?? []).map(({ orderId: _, ...file }) => file),
    choices: [],
    writtenBy: null,
    delivery: null,
  }));
}

type SentFile = OrderAttachment & { orderId: string };

/** What came instead of words, in words. */
function sentInWords([first]: readonly SentFile[] = []): string | null {
  return first ? `Sent a ${attachmentWords[first.kind]}` : null;
}

/** By order: the pictures and documents that came with it. */
async function filesOf(
  tx: Transaction,
  ctx: Context,
  rows: readonly (typeof orders.$inferSelect)[],
): Promise<Map<string, SentFile[]>> {
  if (rows.length === 0) return new Map();
  const files = await tx
    .select({
      orderId: orderAttachments.orderId,
      id: orderAttachments.id,
      kind: orderAttachments.kind,
      fileName: orderAttachments.fileName,
      contentType: orderAttachments.contentType,
      sizeBytes: orderAttachments.sizeBytes,
      problem: orderAttachments.problem,
    })
    .from(orderAttachments)
    .where(
      and(
        mine(orderAttachments, ctx),
        inArray(
          orderAttachments.orderId,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(orderAttachments.createdAt), asc(orderAttachments.id));
  const byOrder = new Map<string, SentFile[]>();
  for (const file of files) byOrder.set(file.orderId, [...(byOrder.get(file.orderId) ?? []), file]);
  return byOrder;
}

/** Messages that made no order of their own, with the one that they changed; their content goes after a while. */
export async function readNotes(tx: Transaction, ctx: Context, ids: Ids): Promise<ConversationMessage[]> {
  const rows = await tx
    .selectDistinctOn([inboundMessages.id], {
      id: inboundMessages.id,
      payload: inboundMessages.payload,
      at: inboundMessages.receivedAt,
      order: orders,
    })
    .from(inboundMessages)
    .leftJoin(
      lineProposals,
      and(
        mine(lineProposals, ctx),
        eq(lineProposals.inboundMessageId, inboundMessages.id),
        eq(inboundMessages.outcome, 'APPLIED'),
      ),
    )
    .leftJoin(orders, mine(orders, ctx, lineProposals.orderId))
    .where(and(mine(inboundMessages, ctx), inArray(inboundMessages.id, [...ids])));
  return rows.map(({ id, payload, at, order }) => ({
    id,
    kind: 'NOTE',
    at: at.toISOString(),
    text: wordsOf(payload),
    isVoiceNote: false,
    order: order && viewOrder(order),
    ...said,
    delivery: null,
  }));
}

const kept = z.object({ raw: z.record(z.string(), z.unknown()) });

function wordsOf(payload: unknown): string | null {
  const { raw } = kept.safeParse(payload).data ?? {};
  if (!raw) return null;
  const { text, note } = extractContent(raw);
  return [note, text].filter((part) => part !== null).join(': ');
}

/** What the service wrote to the customer. */
export async function readAnswers(tx: Transaction, ctx: Context, ids: Ids): Promise<ConversationMessage[]> {
  const rows = await tx
    .select({ answer: notifications, order: orders })
    .from(notifications)
    .innerJoin(orders, mine(orders, ctx, notifications.orderId))
    .where(and(mine(notifications, ctx), inArray(notifications.id, [...ids])));
  return rows.map(({ answer, order }) => ({
    id: answer.id,
    kind: 'ANSWER',
    at: answer.createdAt.toISOString(),
    text: answer.body,
    isVoiceNote: false,
    order: viewOrder(order),
    ...said,
    choices: (answer.choices?.options ?? []).map(({ title, description }) => description ?? title),
    writtenBy: answer.writtenBy,
    delivery: { status: answer.status, error: answer.errorMessage },
  }));
}

function viewOrder(row: typeof orders.$inferSelect) {
  return {
    id: row.id,
    status: row.status,
    totalAmount: toNumber(row.totalAmount),
    closedAs: row.closedAs,
    mergedInto: row.mergedInto,
    erpSalesOrderId: row.erpSalesOrderId,
    hasAudio: row.audioKey !== null,
  };
}
