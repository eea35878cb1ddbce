import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { customers } from '@/db/schema/customers';
import { orders } from '@/db/schema/orders';
import { recordAudit } from '../audit/record-audit';
import { loadIndex } from '../catalogue/load-index';
import type { Context } from '../context';
import { finishEdit } from './internal/finish-edit';
import { followAsks } from './internal/follow-asks';
import { followMergedEdit } from './internal/follow-merged-edit';
import { judgeKind } from './internal/judge-kind';
import type { OrderRow } from './internal/lock-order';
import { orderGoneInto } from './internal/merged-change';
import { findOrderOfMessage, isStillOpen } from './internal/order-of-message';
import { readAgain } from './internal/read-again';
import { addTask } from './internal/tasks';
import { touchOrder } from './internal/touch-order';
import { warningsOfSending } from './internal/warnings-of-sending';
import { forgetAsked } from './internal/withdraw-proposals';
import { emptyHead } from './order-head';
import type { PlacedMessage } from './place-sent-goods';
import { searchTextOf } from './search-text';
import { type OrderWarning, outlastsReading, unseen } from './warnings';

export interface MessageEdit {
  /** The inbox's id of the message that was changed, and of the edit. */
  originalId: string;
  inboundMessageId: string;
  /** When it was changed. */
  at: Date;
  /** As it reads now; null when the platform does not say. */
  placed: PlacedMessage | null;
}

/**
 * Follows a change of the message that an order was made of. Before anybody approved it the order is read again, and
 * what differs is shown; afterwards a clerk gets a task. Of several changes the newest counts, in whichever order they
 * come. Both texts stay in the audit trail. False when no order was made of the message.
 */
export async function editMessage(tx: Transaction, ctx: Context, edit: MessageEdit): Promise<boolean> {
  const order = await findOrderOfMessage(tx, ctx, edit.originalId);
  if (!order) return false;
  if (order.editedAt !== null && edit.at < order.editedAt) return true;
  const isOpen = await isStillOpen(tx, ctx, order);
  const [before, after] = [order.rawText, edit.placed?.rawText ?? null];
  if (after === before && (isOpen || order.editedAt === null)) {
    // Changed back, perhaps, by a change that has overtaken another: that one is the older.
    await touchOrder(tx, ctx, order.id, { editedAt: edit.at });
    return true;
  }
  await recordAudit(tx, ctx, {
    action: 'order.message_edited',
    orderId: order.id,
    data: { before, after, at: edit.at.toISOString() },
  });
  if (edit.placed === null || !isOpen) await followElsewhere(tx, ctx, order, edit);
  else if (order.status === 'RECEIVED')
    await takeText(
      tx,
      ctx,
      order,
      { ...edit, placed: edit.placed },
      { warnings: [], columns: { accounted: null } },
    );
  else await takeAndRead(tx, ctx, unlikeOthers(order), { ...edit, placed: edit.placed });
  return true;
}

/** Another order's text is not this one's any more. */
const unlikeOthers = (order: OrderRow): OrderRow => ({
  ...order,
  warnings: order.warnings.filter(({ code }) => code !== 'possible_duplicate'),
});

type KnownEdit = MessageEdit & { placed: PlacedMessage };

async function takeAndRead(tx: Transaction, ctx: Context, order: OrderRow, edit: KnownEdit): Promise<void> {
  const { placed, inboundMessageId } = edit;
  const { customerId, words, reading, warnings, columns } = await readAgain(tx, ctx, order, {
    ...placed,
    inboundMessageId,
  });
  const sending = await warningsOfSending(tx, ctx, { ...order, rawText: placed.rawText });
  await forgetAsked(tx, ctx, order);
  const { accounted } = columns;
  const said = { order: { ...order, ...placed }, words, reading, head: columns.head ?? emptyHead, accounted };
  const index = await loadIndex(ctx);
  const judged = await judgeKind(tx, ctx, { ...said, index, customerId });
  const { kind, confidence: kindConfidence, reason: kindReason } = judged;
  await takeText(tx, ctx, order, edit, {
    warnings: [...sending, ...warnings],
    columns: { ...columns, kind, kindConfidence, kindReason },
  });
  await finishEdit(tx, ctx, order);
  await followAsks(tx, ctx, { ...said, judged, isRevised: true });
}

const edited = 'message_edited';

async function takeText(
  tx: Transaction,
  ctx: Context,
  order: OrderRow,
  { at, placed }: KnownEdit,
  { warnings, columns }: { warnings: readonly OrderWarning[]; columns: Partial<OrderRow> },
): Promise<void> {
  // Read anew: what the message says now may have named the customer.
  const [found] = await tx
    .select({ customer: customers })
    .from(orders)
    .innerJoin(customers, mine(customers, ctx, orders.customerId))
    .where(mine(orders, ctx, order.id));
  if (!found) throw new Error('the order’s customer is gone');
  const kept = order.warnings.filter(
    ({ code }) => outlastsReading(code) && code !== edited && code !== unseen,
  );
  const shown = order.rawText.length > 200 ? `${order.rawText.slice(0, 200)}…` : order.rawText;
  const message = `The customer changed this message. Before, it read: “${shown}”`;
  await tx
    .update(orders)
    .set({
      ...placed,
      searchText: searchTextOf({
        ...found.customer,
        rawText: placed.rawText,
        head: columns.head === undefined ? order.head : columns.head,
      }),
      editedAt: at,
      ...columns,
      warnings: [...kept, { code: edited, message }, ...warnings],
    })
    .where(mine(orders, ctx, order.id));
}

/** The message has gone into another order, or its own one has gone on. */
async function followElsewhere(
  tx: Transaction,
  ctx: Context,
  order: OrderRow,
  edit: MessageEdit,
): Promise<void> {
  const target = await orderGoneInto(tx, ctx, order);
  const isMerged = target.id !== order.id && (await isStillOpen(tx, ctx, target));
  const { placed, inboundMessageId } = edit;
  if (isMerged && placed !== null) {
    const merged = { source: order, target, placed, inboundMessageId };
    if (await followMergedEdit(tx, ctx, merged))
      return takeText(tx, ctx, order, { ...edit, placed }, { warnings: [], columns: {} });
  }
  const message =
    placed === null
      ? 'The customer changed this message, but not what it reads now was sent: ask them.'
      : isMerged
        ? 'The customer changed one of the messages of this order: see what is different, and whether it is as they want it.'
        : 'The customer changed this message after the order had gone on: see what to do about it.';
  await addTask(tx, ctx, {
    orderId: target.id,
    inboundMessageId,
    kind: 'MESSAGE_CHANGED',
    message,
    data: {
      before: order.rawText,
      after: placed?.rawText ?? null,
      ...(target.id === order.id ? {} : { of: order.id }),
    },
  });
  await touchOrder(tx, ctx, order.id, { editedAt: edit.at });
  if (target.id !== order.id) await touchOrder(tx, ctx, target.id);
}
