import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { orders } from '@/db/schema/orders';
import { recordAudit } from '../../audit/record-audit';
import type { Context } from '../../context';
import { headMark } from '../../conversation/words/without-head';
import { emptyHead, type StoredHead } from '../order-head';
import { poKeyOf } from '../po-key';
import { reachOf } from '../reach';
import { refreshSearchTextOf } from '../refresh-search-text';
import type { OrderWarning } from '../warnings';
import { followAnswer } from './follow-answer';
import { followCancellation } from './follow-cancellation';
import { followReadBack } from './follow-read-back';
import { followSent } from './follow-sent';
import { headTold } from './head-told';
import type { OrderReading } from './interpret-order';
import { joinHead, saysSomething } from './join-head';
import type { JudgedKind } from './judge-kind';
import { type OrderRow, readForUpdate } from './lock-order';
import { oweAsking } from './owe-asking';
import { proposeChanges } from './propose-changes';
import { recallApproval } from './recall-approval';
import { changeOfOrder, closeAsMerged } from './settle-change';
import { takeSurely } from './take-surely';
import { touchOrder } from './touch-order';
import { wordsOfHead } from './words-of-head';

interface Followed {
  order: OrderRow;
  judged: JudgedKind;
  words: string;
  reading: OrderReading;
  head: StoredHead;
  /** Set where nothing is done without a person, however sure it is: the message was changed after it had been read. */
  isRevised?: true;
}

/**
 * Does with another order what a message that was just read asks of it: a message that goes on with an order goes into it, a
 * later change is proposed there. Whatever is left for a clerk is said on the message's own order.
 */
export async function followAsks(tx: Transaction, ctx: Context, followed: Followed): Promise<void> {
  await follow(tx, ctx, followed);
  const { order, judged } = followed;
  const asked = [judged.asks, judged.goesOnWith, ...(judged.asks?.besides ?? [])];
  await oweAsking(tx, ctx, [order.id, ...asked.flatMap((each) => each?.row.id ?? [])]);
}

async function follow(tx: Transaction, ctx: Context, followed: Followed): Promise<void> {
  const { order, judged, words } = followed;
  if (judged.answer)
    return warn(tx, ctx, order, await followAnswer(tx, ctx, { order, words, answer: judged.answer }));
  if (judged.readBack) return followReadBack(tx, ctx, { source: order, words, answer: judged.readBack });
  if (order.inboundMessageId === null) return;
  const { inboundMessageId } = order;
  const { asks, cancels } = judged;
  if (cancels.length > 0) return followCancellation(tx, ctx, { source: order, words, orderIds: cancels });
  await (judged.headOf
    ? followLateHead(tx, ctx, followed, judged.headOf.row.id)
    : followHead(tx, ctx, followed));
  if (judged.isUnclear && judged.goesOnWith)
    await sayUnread(tx, ctx, judged.goesOnWith.row.id, { source: order, unread: [words.trim()] });
  if (!asks) return;
  for (const each of [asks, ...(asks.besides ?? [])])
    await followOne(tx, ctx, { ...followed, inboundMessageId, asks: each });
}

async function followOne(tx: Transaction, ctx: Context, following: Proposing): Promise<void> {
  const { order, words, asks } = following;
  const target = await readForUpdate(tx, ctx, asks.row.id);
  if (!target || target.status === 'CANCELLED') return;
  await sayUnread(tx, ctx, target.id, { source: order, unread: asks.unread ?? [] });
  const isRecalled = await recallApproval(tx, ctx, target, { ofOrder: order.id, words });
  if (isRecalled || reachOf(target) === 'OPEN') return propose(tx, ctx, following);
  const ofHead = asks === following.judged.asks ? wordsOfHead(following.head, words) : [];
  await followSent(tx, ctx, { source: order, words, sent: target, changes: asks.changes, ofHead });
}

/** Says on an order what a later message has of which nobody can tell what it asks. */
async function sayUnread(
  tx: Transaction,
  ctx: Context,
  id: OrderRow['id'],
  { source, unread }: { source: OrderRow; unread: readonly string[] },
): Promise<void> {
  const target = unread.length > 0 ? await readForUpdate(tx, ctx, id) : null;
  if (!target) return;
  const said = unread.map((words): OrderWarning => {
    const shown = words.replaceAll(headMark, '…');
    const message = `“${shown}” in a later message may mean several things: see which line it is about.`;
    return { code: 'left_out_later', message, orderId: source.id };
  });
  await touchOrder(tx, ctx, id, { warnings: [...target.warnings, ...said] });
}

type Proposing = Followed & { inboundMessageId: string; asks: NonNullable<JudgedKind['asks']> };

async function propose(tx: Transaction, ctx: Context, proposing: Proposing): Promise<void> {
  const { order, judged, words, reading, inboundMessageId, asks } = proposing;
  const { changes, row } = asks;
  const source = { sourceId: order.id, inboundMessageId, words, reading };
  await proposeChanges(tx, ctx, { ...source, orderId: row.id, changes });
  await warn(tx, ctx, order, {
    code: changeOfOrder,
    message:
      'This message asks for a change of an order that waits for review: take or refuse it there. If it is taken, this one closes by itself.',
    orderId: row.id,
  });
  // What was only heard is for a person, however surely it is told: "fifteen" sounds much like "fifty".
  if (!order.isVoiceNote && !proposing.isRevised)
    await takeSurely(tx, ctx, { inboundMessageId, judged, asks });
}

async function warn(tx: Transaction, ctx: Context, { id }: OrderRow, warning: OrderWarning): Promise<void> {
  const order = await readForUpdate(tx, ctx, id);
  if (order) await touchOrder(tx, ctx, id, { warnings: [...order.warnings, warning] });
}

/** Day, place and number that a message says which goes on with an order are that order's. */
async function followHead(tx: Transaction, ctx: Context, followed: Followed): Promise<void> {
  const { judged, reading, head } = followed;
  if (!judged.goesOnWith || !saysSomething(head)) return;
  const target = await readForUpdate(tx, ctx, judged.goesOnWith.row.id);
  if (!target || reachOf(target) !== 'OPEN') return;
  const isOnlyHead = judged.kind === 'TALK' && reading.lines.length === 0 && !judged.isUnclear;
  if (!judged.asks && !isOnlyHead) return;
  await join(tx, ctx, followed, target);
  if (isOnlyHead) await closeAsMerged(tx, ctx, { sourceId: followed.order.id, into: target.id });
}

/** The same of an order that is approved: it is reviewed once more, or a clerk sees to it in the ERP. */
async function followLateHead(
  tx: Transaction,
  ctx: Context,
  followed: Followed,
  id: OrderRow['id'],
): Promise<void> {
  const { order, words, head } = followed;
  const target = await readForUpdate(tx, ctx, id);
  if (!target || target.status === 'CANCELLED') return;
  const isRecalled = await recallApproval(tx, ctx, target, { ofOrder: order.id, words });
  if (!isRecalled && reachOf(target) !== 'OPEN') {
    const ofHead = wordsOfHead(head, words);
    return followSent(tx, ctx, { source: order, words, sent: target, changes: [], ofHead });
  }
  const open = await readForUpdate(tx, ctx, id);
  if (open) await join(tx, ctx, followed, open);
  await closeAsMerged(tx, ctx, { sourceId: order.id, into: id });
}

async function join(
  tx: Transaction,
  ctx: Context,
  { order, judged, words, reading, head }: Followed,
  target: OrderRow,
): Promise<void> {
  const message = { text: words, head, lines: reading.lines, asksForGoods: judged.asks !== null };
  const toldOf = (span: { start: number; end: number } | null) => headTold(message, span);
  const joined = joinHead(target.head ?? emptyHead, { head, text: words, toldOf });
  await tx
    .update(orders)
    .set({ head: joined, poKey: poKeyOf(joined.poNumber?.value) })
    .where(mine(orders, ctx, target.id));
  if (head.poNumber !== null) await refreshSearchTextOf(tx, ctx, target);
  await recordAudit(tx, ctx, {
    action: 'order.head_joined',
    orderId: target.id,
    data: { ofOrder: order.id },
  });
  await touchOrder(tx, ctx, target.id);
}
