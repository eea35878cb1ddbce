import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { inboundMessages } from '@/db/schema/inbound-messages';
import { lineProposals } from '@/db/schema/line-proposals';
import { orderLines } from '@/db/schema/order-lines';
import { clock } from '../../clock';
import type { Context } from '../../context';
import type { OrderId } from '../../ids';
import { type OrderRow, readForUpdate } from './lock-order';
import type { OpenLine } from './open-lines';
import type { ProposalRow } from './proposals';

/** Orders go into orders that go into others; longer chains are broken. */
const longestWay = 10;

/** The order that a message's own order has gone into, held against other writers; the own one where it went into none. */
export async function orderGoneInto(tx: Transaction, ctx: Context, order: OrderRow): Promise<OrderRow> {
  let held = order;
  for (let step = 0; step < longestWay && held.mergedInto !== null; step += 1) {
    const next = await readForUpdate(tx, ctx, held.mergedInto);
    if (!next) return held;
    held = next;
  }
  return held;
}

/** What was done to an order for a message that it took in, oldest first; what else was done to its lines; and who did. */
export interface DoneFor {
  ofMessage: ProposalRow[];
  ofOthers: ProposalRow[];
  /** Lines that a clerk has changed. */
  byHand: string[];
}

export async function doneFor(
  tx: Transaction,
  ctx: Context,
  { source, targetId }: { source: OrderRow; targetId: OrderId },
): Promise<DoneFor> {
  const messages = await messageWithEdits(tx, ctx, source);
  const rows = await tx
    .select()
    .from(lineProposals)
    .where(
      and(mine(lineProposals, ctx), eq(lineProposals.orderId, targetId), eq(lineProposals.decision, 'TAKEN')),
    )
    .orderBy(asc(lineProposals.createdAt), asc(lineProposals.id));
  const edited = await tx
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(and(mine(orderLines, ctx), eq(orderLines.orderId, targetId), eq(orderLines.edited, true)));
  const isOf = ({ inboundMessageId }: ProposalRow) =>
    inboundMessageId !== null && messages.includes(inboundMessageId);
  return {
    ofMessage: rows.filter(isOf),
    ofOthers: rows.filter((row) => !isOf(row)),
    byHand: edited.map(({ id }) => id),
  };
}

/** What earlier edits of the message asked for, and nobody has decided on, gives way. */
export async function supersedeEdits(
  tx: Transaction,
  ctx: Context,
  { source, targetId }: { source: OrderRow; targetId: OrderId },
): Promise<void> {
  const messages = await messageWithEdits(tx, ctx, source);
  if (messages.length === 0) return;
  await tx
    .update(lineProposals)
    .set({ decision: 'SUPERSEDED', decidedAt: clock.now() })
    .where(
      and(
        mine(lineProposals, ctx),
        eq(lineProposals.orderId, targetId),
        inArray(lineProposals.inboundMessageId, messages),
        isNull(lineProposals.decision),
      ),
    );
}

async function messageWithEdits(
  tx: Transaction,
  ctx: Context,
  { inboundMessageId }: OrderRow,
): Promise<string[]> {
  if (inboundMessageId === null) return [];
  const [message] = await tx
    .select({ platformMessageId: inboundMessages.platformMessageId })
    .from(inboundMessages)
    .where(mine(inboundMessages, ctx, inboundMessageId));
  if (!message || message.platformMessageId === null) return [inboundMessageId];
  const edits = await tx
    .select({ id: inboundMessages.id })
    .from(inboundMessages)
    .where(
      and(
        mine(inboundMessages, ctx),
        eq(inboundMessages.aboutMessageId, message.platformMessageId),
        eq(inboundMessages.kind, 'edit'),
      ),
    );
  return [inboundMessageId, ...edits.map(({ id }) => id)];
}

/** A line as it is, and how many of it there would be without the message. */
export interface Reckoned {
  line: OpenLine;
  without: OpenLine;
}

/**
 * The lines without what was done for the message; null where that cannot be reckoned: something was removed or exchanged for
 * it, or somebody else has changed one of its lines since.
 */
export function withoutMessage(lines: readonly OpenLine[], done: DoneFor): Reckoned[] | null {
  const reckoned = lines.map((line): Reckoned => ({ line, without: { ...line } }));
  for (const row of done.ofMessage) {
    const { change } = row;
    const found = reckoned.find(({ line }) =>
      row.lineId === null ? isOfAddition(line, change) : line.id === row.lineId,
    );
    const by = amountOf(change);
    if (!found || by === null || !isUntouched(found.line, row, done)) return null;
    found.without.quantity -= by;
    if (found.without.quantity < 0) return null;
  }
  return reckoned;
}

function isOfAddition(line: OpenLine, change: ProposalRow['change']): boolean {
  if (change.kind !== 'ADD_LINE' || line.id === null || line.unit !== change.unit) return false;
  return change.productId === null ? line.phrase === change.phrase : line.productId === change.productId;
}

/** How many more of its line a change made. */
function amountOf(change: ProposalRow['change']): number | null {
  if (change.kind === 'ADD_LINE') return change.quantity;
  if (change.kind !== 'SET_QUANTITY' || change.before.unit !== change.unit) return null;
  return change.quantity - change.before.quantity;
}

const isUntouched = (line: OpenLine, { createdAt }: ProposalRow, { ofOthers, byHand }: DoneFor): boolean =>
  line.id !== null &&
  !byHand.includes(line.id) &&
  !ofOthers.some((other) => other.lineId === line.id && other.createdAt > createdAt);
