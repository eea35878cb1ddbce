import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { lineProposals } from '@/db/schema/line-proposals';
import { orders } from '@/db/schema/orders';
import type { Context } from '../../context';
import { mentionedLine, tellingPieces } from '../../conversation/changes/mentioned-line';
import { piecesOf } from '../../conversation/words/plain-message';
import { AppError } from '../../errors';
import type { OrderId } from '../../ids';
import { foldWord } from '../../language/text/fold-word';
import type { ProposalDecision, ProposedChange } from '../proposal';
import type { OrderWarning } from '../warnings';
import { changeStatus } from './change-status';
import { type OrderRow, readForUpdate } from './lock-order';
import type { ProposalRow } from './proposals';
import { touchOrder } from './touch-order';

/** Said on an order whose message asks for a change of another one. */
export const changeOfOrder = 'change_of_order';

/**
 * Once everything is decided that a message asked of an order: the order that the message became is closed as merged when
 * some of it was taken, or all of it is asked for by a later message; it is one like any other when all was refused.
 */
export async function settleChange(
  tx: Transaction,
  ctx: Context,
  { inboundMessageId, orderId }: ProposalRow,
): Promise<void> {
  if (inboundMessageId === null) return;
  const [source] = await tx
    .select()
    .from(orders)
    .where(
      and(
        mine(orders, ctx),
        eq(orders.inboundMessageId, inboundMessageId),
        ne(orders.id, orderId),
        inArray(orders.status, ['PENDING_REVIEW', 'FAILED']),
      ),
    )
    .for('update');
  if (!source) return;
  const rows = await tx
    .select({ decision: lineProposals.decision })
    .from(lineProposals)
    .where(and(mine(lineProposals, ctx), eq(lineProposals.inboundMessageId, inboundMessageId)));
  const has = (...wanted: (ProposalDecision | null)[]) =>
    rows.some(({ decision }) => wanted.includes(decision));
  if (has(null)) return;
  if (has('TAKEN') || !has('REFUSED')) await closeAsMerged(tx, ctx, { sourceId: source.id, into: orderId });
  else await touchOrder(tx, ctx, source.id, { warnings: withoutChange(source) });
}

const withoutChange = ({ warnings }: OrderRow) => warnings.filter(({ code }) => code !== changeOfOrder);

/**
 * Closes the order of a message that has gone into another order. What was left out of it, and may be ordered, is said there.
 */
export async function closeAsMerged(
  tx: Transaction,
  ctx: Context,
  { sourceId, into }: { sourceId: OrderId; into: OrderId },
): Promise<void> {
  const source = await readForUpdate(tx, ctx, sourceId);
  const target = await readForUpdate(tx, ctx, into);
  if (!source || !target) return;
  const merged = { closedAs: 'MERGED', mergedInto: into, warnings: withoutChange(source) } as const;
  if (!(await changeStatus(tx, ctx, source.id, 'merge', merged, { into }))) return;
  const taken = await takenOf(tx, ctx, source);
  const leftOut = (source.accounted ?? [])
    .filter(({ doubtful }) => doubtful)
    .map(({ start, end }) => source.rawText.slice(start, end))
    .filter((words) => !taken.some((change) => isToldBy(change, words)))
    .map((words): OrderWarning => {
      const message = `“${words}” was left out of a later message: add it if it is ordered.`;
      return { code: 'left_out_later', message, orderId: source.id };
    });
  if (leftOut.length > 0) await touchOrder(tx, ctx, into, { warnings: [...target.warnings, ...leftOut] });
}

/** What was done of what its message asks. */
async function takenOf(
  tx: Transaction,
  ctx: Context,
  { inboundMessageId }: OrderRow,
): Promise<ProposedChange[]> {
  if (inboundMessageId === null) return [];
  const rows = await tx
    .select({ change: lineProposals.change })
    .from(lineProposals)
    .where(
      and(
        mine(lineProposals, ctx),
        eq(lineProposals.inboundMessageId, inboundMessageId),
        eq(lineProposals.decision, 'TAKEN'),
      ),
    );
  return rows.map(({ change }) => change);
}

/** "beans 12" of "make the beans 12 and add 2 milk powder", "5 less": what reading left out was read as a change. */
function isToldBy(change: ProposedChange, words: string): boolean {
  const quantity = 'quantity' in change ? [String(change.quantity)] : [];
  const byHowMany =
    change.kind === 'SET_QUANTITY' ? [String(Math.abs(change.quantity - change.before.quantity))] : [];
  const known = [...quantity, ...byHowMany, ...piecesOf(foldWord(change.phrase))];
  const numbers = piecesOf(words).filter((piece) => /\d/.test(piece));
  const folded = foldWord(words);
  const isNamed =
    tellingPieces(folded).every((piece) => /\d/.test(piece)) ||
    mentionedLine([{ phrase: change.phrase, name: '' }], folded) !== null;
  return isNamed && numbers.every((number) => known.includes(number));
}

/**
 * What an order's message asks of another must be decided there first, or its goods might be delivered twice. Throws
 * `open_proposals`.
 */
export async function requireSettledChange(tx: Transaction, ctx: Context, order: OrderRow): Promise<void> {
  if (order.inboundMessageId === null) return;
  const [open] = await tx
    .select({ id: lineProposals.id })
    .from(lineProposals)
    .innerJoin(orders, mine(orders, ctx, lineProposals.orderId))
    .where(
      and(
        mine(lineProposals, ctx),
        eq(lineProposals.inboundMessageId, order.inboundMessageId),
        isNull(lineProposals.decision),
        ne(lineProposals.orderId, order.id),
        inArray(orders.status, ['PENDING_REVIEW', 'FAILED']),
      ),
    )
    .limit(1);
  if (open) {
    throw new AppError(
      'open_proposals',
      'This message asks for a change of another order: take or refuse it there first.',
    );
  }
}
