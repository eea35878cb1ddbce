import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '@/db/client';
import { inboundMessages } from '@/db/schema/inbound-messages';
import { notifications } from '@/db/schema/notifications';
import { orderAttachments } from '@/db/schema/order-attachments';
import { orders } from '@/db/schema/orders';
import type { Context } from '../../context';
import { mintOrderId } from '../../ids';
import { extractContent } from '../../messaging/extract-content';
import { toNumber } from '../../money';
import { attachmentWords } from '../../orders/attachment';
import type { ConversationMessage } from '../contract';

type Ids = readonly string[];

/** The messages that became these orders. */
export async function readOrderMessages(
  tx: Transaction,
  ctx: Context,
  ids: Ids,
): Promise<ConversationMessage[]> {
  const rows = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.tenantId, ctx.tenantId), inArray(orders.id, ids.map(mintOrderId))));
  const sent = await sentWithoutWords(tx, ctx, rows);
  return rows.map((row) => ({
    id: row.id,
    kind: 'ORDER',
    at: row.createdAt.toISOString(),
    text: row.rawText || row.transcript || (sent.get(row.id) ?? null),
    isVoiceNote: row.isVoiceNote,
    order: viewOrder(row),
    delivery: null,
  }));
}

/** By order: what came instead of words, in words. */
async function sentWithoutWords(
  tx: Transaction,
  ctx: Context,
  rows: readonly (typeof orders.$inferSelect)[],
) {
  const silent = rows.filter((row) => !row.rawText && !row.isVoiceNote).map((row) => row.id);
  if (silent.length === 0) return new Map<string, string>();
  const files = await tx
    .select({ orderId: orderAttachments.orderId, kind: orderAttachments.kind })
    .from(orderAttachments)
    .where(and(eq(orderAttachments.tenantId, ctx.tenantId), inArray(orderAttachments.orderId, silent)));
  return new Map<string, string>(
    files.map(({ orderId, kind }) => [orderId, `Sent a ${attachmentWords[kind]}`] as const),
  );
}

/** Messages that were kept without becoming an order; their content goes after a while. */
export async function readNotes(tx: Transaction, ctx: Context, ids: Ids): Promise<ConversationMessage[]> {
  const rows = await tx
    .select({ id: inboundMessages.id, payload: inboundMessages.payload, at: inboundMessages.receivedAt })
    .from(inboundMessages)
    .where(and(eq(inboundMessages.tenantId, ctx.tenantId), inArray(inboundMessages.id, [...ids])));
  return rows.map(({ id, payload, at }) => ({
    id,
    kind: 'NOTE',
    at: at.toISOString(),
    text: wordsOf(payload),
    isVoiceNote: false,
    order: null,
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
    .innerJoin(orders, and(eq(orders.tenantId, ctx.tenantId), eq(orders.id, notifications.orderId)))
    .where(and(eq(notifications.tenantId, ctx.tenantId), inArray(notifications.id, [...ids])));
  return rows.map(({ answer, order }) => ({
    id: answer.id,
    kind: 'ANSWER',
    at: answer.createdAt.toISOString(),
    text: answer.body,
    isVoiceNote: false,
    order: viewOrder(order),
    delivery: { status: answer.status, error: answer.errorMessage },
  }));
}

function viewOrder(row: typeof orders.$inferSelect) {
  return {
    id: row.id,
    status: row.status,
    totalAmount: toNumber(row.totalAmount),
    closedAs: row.closedAs,
    erpSalesOrderId: row.erpSalesOrderId,
    hasAudio: row.audioKey !== null,
  };
}
