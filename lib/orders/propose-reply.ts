import { and, asc, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { orderLines } from '@/db/schema/order-lines';
import { orders } from '@/db/schema/orders';
import { recordAudit } from '../audit/record-audit';
import { loadIndex } from '../catalogue/load-index';
import type { Context } from '../context';
import { type AskedChange, type QuotedLine, readReply } from '../conversation/changes/read-reply';
import type { OrderId } from '../ids';
import { addProposal, openProposals, type ProposalRow } from './internal/proposals';
import { settleChange } from './internal/settle-change';
import { touchOrder } from './internal/touch-order';

interface ReplyToOrder {
  orderId: OrderId;
  customerId: string;
  inboundMessageId: string;
  words: string;
}

/** Longer replies are messages of their own. */
const longestReply = 300;

/** `NOT_READ_YET`: the order is still being read, and what is asked of it shows only then. */
type ReplyOutcome = 'PROPOSED' | 'NO_CHANGE' | 'NOT_READ_YET';

/**
 * Takes a reply that does nothing but change the customer's own order, which waits for review, as proposals on its
 * lines.
 */
export async function proposeReply(
  tx: Transaction,
  ctx: Context,
  reply: ReplyToOrder,
): Promise<ReplyOutcome> {
  const words = reply.words.trim();
  if (words === '' || words.length > longestReply) return 'NO_CHANGE';
  const index = await loadIndex(ctx);
  const [order] = await tx
    .select()
    .from(orders)
    .where(mine(orders, ctx, reply.orderId))
    .for('update');
  if (order?.customerId !== reply.customerId) return 'NO_CHANGE';
  // A recording may take hours to come.
  if (order.status === 'RECEIVED' && !order.isVoiceNote) return 'NOT_READ_YET';
  if (order.status !== 'PENDING_REVIEW' || order.erpOutcomeUnknown) return 'NO_CHANGE';
  const { customerId } = order;
  const lines = await quotedLines(tx, ctx, order.id);
  const changes = readReply({ index, customerId, lines, words });
  if (!changes) return 'NO_CHANGE';
  const given: ProposalRow[] = [];
  for (const change of changes) given.push(...(await propose(tx, ctx, { ...reply, words }, change)));
  await recordAudit(tx, ctx, {
    action: 'proposal.made',
    orderId: order.id,
    data: { words, lines: changes.map(({ line, quantity }) => ({ phrase: line.phrase, quantity })) },
  });
  await touchOrder(tx, ctx, order.id);
  for (const row of given) await settleChange(tx, ctx, row);
  return 'PROPOSED';
}

/** The lines as they would be if what was asked before were done already. */
async function quotedLines(tx: Transaction, ctx: Context, orderId: OrderId): Promise<QuotedLine[]> {
  const rows = await tx
    .select()
    .from(orderLines)
    .where(and(mine(orderLines, ctx), eq(orderLines.orderId, orderId)))
    .orderBy(asc(orderLines.position));
  const asked = await openProposals(tx, ctx, [orderId]);
  return rows.map(({ id, rawItemText, quantity, unit }) => {
    const change = asked.findLast(({ row }) => row.lineId === id)?.row.change;
    return change?.kind === 'SET_QUANTITY'
      ? { id, phrase: rawItemText, quantity: change.quantity, unit: change.unit }
      : { id, phrase: rawItemText, quantity: Number(quantity), unit };
  });
}

async function propose(
  tx: Transaction,
  ctx: Context,
  { orderId, inboundMessageId, words }: ReplyToOrder,
  { line, quantity, unit }: AskedChange,
): Promise<ProposalRow[]> {
  const { phrase } = line;
  const before = { quantity: line.quantity, unit: line.unit };
  return addProposal(tx, ctx, {
    orderId,
    lineId: line.id,
    inboundMessageId,
    change:
      quantity === null
        ? { kind: 'REMOVE_LINE', phrase, words }
        : { kind: 'SET_QUANTITY', phrase, quantity, unit, before, words },
  });
}
