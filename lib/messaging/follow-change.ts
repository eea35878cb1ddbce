import { and, desc, eq, inArray, notInArray } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { newestFirst } from '@/db/newest-first';
import { inboundMessages } from '@/db/schema/inbound-messages';
import type { Context } from '../context';
import { deleteMessage } from '../orders/delete-message';
import { editMessage } from '../orders/edit-message';
import { type PlacedMessage, placeSentGoods } from '../orders/place-sent-goods';
import { reviseReply } from '../orders/revise-reply';
import { extractContent } from './extract-content';
import { type MessageChange, readReference } from './read-reference';
import { readSentGoods } from './read-sent-goods';
import { plausibleSentAt } from './sent-at';
import { rawOf } from './stored-message';

type InboundRow = typeof inboundMessages.$inferSelect;

/** Kinds of the inbox that happen to a message instead of being one. */
const changeKinds = ['edit', 'revoke', 'unsupported'];

/** The newest that is known to have happened to a message before it came itself. */
export interface EarlyChanges {
  edit: { row: InboundRow; change: Extract<MessageChange, { kind: 'EDIT' }> } | null;
  revoke: InboundRow | null;
}

/** Changes of a message that were delivered before the message. */
export async function findEarlyChanges(
  tx: Transaction,
  ctx: Context,
  { platformMessageId, customerId }: { platformMessageId: string | null; customerId: string },
): Promise<EarlyChanges> {
  if (platformMessageId === null) return { edit: null, revoke: null };
  const rows = await tx
    .select()
    .from(inboundMessages)
    .where(
      and(
        mine(inboundMessages, ctx),
        eq(inboundMessages.aboutMessageId, platformMessageId),
        inArray(inboundMessages.kind, changeKinds),
        eq(inboundMessages.customerId, customerId),
      ),
    )
    .orderBy(desc(inboundMessages.sentAt), newestFirst(inboundMessages.receivedAt));
  const found = rows.map((row) => ({ row, change: readReference(rawOf(row)).change }));
  const edit = found.flatMap(({ row, change }) => (change?.kind === 'EDIT' ? [{ row, change }] : []))[0];
  const revoke = found.find(({ change }) => change?.kind === 'REVOKE')?.row;
  return { edit: edit ?? null, revoke: revoke ?? null };
}

/**
 * Does what a change of an earlier message means for the order that was made of it, or for the proposals. Only who wrote
 * a message may change it. `NOTED` when the message is not known (yet: see findEarlyChanges) or made no order.
 */
export async function followChange(
  tx: Transaction,
  ctx: Context,
  { row, customerId, change }: { row: InboundRow; customerId: string; change: MessageChange },
): Promise<'APPLIED' | 'NOTED'> {
  const thisRow = mine(inboundMessages, ctx, row.id);
  await tx.update(inboundMessages).set({ aboutMessageId: change.about }).where(thisRow);
  const [original] = await tx
    .select()
    .from(inboundMessages)
    .where(
      and(
        mine(inboundMessages, ctx),
        eq(inboundMessages.platformMessageId, change.about),
        notInArray(inboundMessages.kind, ['status', 'edit', 'revoke']),
      ),
    )
    // A message that is being taken in now is waited for.
    .for('update');
  if (original?.customerId !== customerId) return 'NOTED';
  const told = { originalId: original.id, inboundMessageId: row.id, at: whenOf(row) };
  if (original.outcome === 'APPLIED') {
    const words = change.kind === 'EDIT' ? (wordsOfEdit(change.content) ?? null) : null;
    return (await reviseReply(tx, ctx, { ...told, customerId, words, kind: change.kind }))
      ? 'APPLIED'
      : 'NOTED';
  }
  const isFollowed =
    change.kind === 'REVOKE'
      ? await deleteMessage(tx, ctx, told)
      : await editMessage(tx, ctx, { ...told, placed: await placeEdit(tx, ctx, customerId, change.content) });
  return isFollowed ? 'APPLIED' : 'NOTED';
}

/** Does at once what happened to a message before it came. */
export async function followEarlyChanges(
  tx: Transaction,
  ctx: Context,
  { row, customerId, early }: { row: InboundRow; customerId: string; early: EarlyChanges },
): Promise<void> {
  const { edit, revoke } = early;
  if (edit) {
    const placed = await placeEdit(tx, ctx, customerId, edit.change.content);
    const told = { originalId: row.id, inboundMessageId: edit.row.id, at: whenOf(edit.row) };
    await editMessage(tx, ctx, { ...told, placed });
  }
  if (revoke) {
    await deleteMessage(tx, ctx, { originalId: row.id, inboundMessageId: revoke.id, at: whenOf(revoke) });
  }
}

/** When something happened to a message, as far as that is known. */
function whenOf(row: InboundRow): Date {
  return plausibleSentAt(row.sentAt, row.receivedAt) ?? row.receivedAt;
}

/** The new content of a message; null when it was not sent, or is nothing that can be read. */
async function placeEdit(
  tx: Transaction,
  ctx: Context,
  customerId: string,
  content: unknown,
): Promise<PlacedMessage | null> {
  const text = wordsOfEdit(content);
  const goods = readSentGoods(content);
  if (text === null && goods.items.length === 0) return null;
  return placeSentGoods(tx, ctx, { customerId, goods, text: text ?? '' });
}

const wordsOfEdit = (content: unknown): string | null =>
  content === null ? null : extractContent(content).text;
