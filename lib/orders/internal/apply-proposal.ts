import { and, asc, eq, max } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { orderLines } from '@/db/schema/order-lines';
import { orders } from '@/db/schema/orders';
import { recordAudit } from '../../audit/record-audit';
import { teachAlias } from '../../catalogue/teach-alias';
import type { Context } from '../../context';
import { notFound } from '../../errors';
import { pointsElsewhere } from '../../language/points-elsewhere';
import { requireLine } from '../correct-line';
import type { ProposedChange } from '../proposal';
import { becomeOrder } from './become-order';
import { finishEdit } from './finish-edit';
import type { OrderRow } from './lock-order';
import { decideProposal, type ProposalRow } from './proposals';
import { requireProduct } from './require-reference';
import { settleChange } from './settle-change';

type Addition = Extract<ProposedChange, { kind: 'ADD_LINE' }>;

/**
 * Does what a later message of the customer's asks for to an order that is locked and editable. Throws `not_found`,
 * `proposal_decided`.
 */
export async function applyProposal(
  tx: Transaction,
  ctx: Context,
  { order, proposalId }: { order: OrderRow; proposalId: string },
): Promise<void> {
  const proposal = await decideProposal(tx, ctx, { orderId: order.id, proposalId, decision: 'TAKEN' });
  const before = await apply(tx, ctx, order, proposal);
  await recordAudit(tx, ctx, {
    action: 'proposal.taken',
    orderId: order.id,
    ...(proposal.lineId === null ? {} : { subjectId: proposal.lineId }),
    data: { ...proposal.change, ...(before === null ? {} : { before }) },
  });
  await finishEdit(tx, ctx, order);
  await settleChange(tx, ctx, proposal);
}

/** What the line had been; null for a new one. */
async function apply(tx: Transaction, ctx: Context, order: OrderRow, proposal: ProposalRow) {
  const { orderId, lineId, change } = proposal;
  if (change.kind === 'ADD_LINE') {
    await addLine(tx, ctx, proposal, change);
    return null;
  }
  if (lineId === null) throw notFound('line in this order');
  const line = await requireLine(tx, ctx, orderId, lineId);
  const thisRow = mine(orderLines, ctx, line.id);
  if (change.kind === 'REMOVE_LINE') await tx.delete(orderLines).where(thisRow);
  else if (change.kind === 'SET_PRODUCT') await setProduct(tx, ctx, order, line, change);
  else {
    // The quantity is the customer's own: nothing of it is a doubt or a clerk's correction any more.
    const warnings = line.warnings.filter(({ code }) => !code.startsWith('quantity_'));
    await tx
      .update(orderLines)
      .set({ quantity: String(change.quantity), unit: change.unit, warnings })
      .where(thisRow);
  }
  return { productId: line.productId, quantity: line.quantity, unit: line.unit };
}

/** The customer's own word: nothing about the line's goods is a doubt any more. */
async function setProduct(
  tx: Transaction,
  ctx: Context,
  { id: orderId, customerId }: OrderRow,
  line: typeof orderLines.$inferSelect,
  { productId, phrase, words, teaches }: Extract<ProposedChange, { kind: 'SET_PRODUCT' }>,
): Promise<void> {
  await tx
    .update(orderLines)
    .set({
      productId,
      matchConfidence: 1,
      matchReason: `the customer answered “${words}”`,
      verified: true,
      edited: line.edited || line.productId !== productId,
    })
    .where(mine(orderLines, ctx, line.id));
  if (!teaches) return;
  const product = await requireProduct(tx, ctx, productId);
  // An answer to "which of your usual?" tells what was meant this time.
  if (pointsElsewhere(phrase, product.name)) return;
  await teachAlias(tx, ctx, { product, phrase, customerId, orderId });
}

async function addLine(
  tx: Transaction,
  ctx: Context,
  { orderId, inboundMessageId }: ProposalRow,
  change: Addition,
): Promise<void> {
  const [last] = await tx
    .select({ position: max(orderLines.position) })
    .from(orderLines)
    .where(and(mine(orderLines, ctx), eq(orderLines.orderId, orderId)));
  if (!last?.position) await becomeOrder(tx, ctx, orderId);
  const read = inboundMessageId === null ? undefined : await lineAsRead(tx, ctx, inboundMessageId, change);
  const asAsked = {
    rawItemText: change.phrase,
    productId: change.productId,
    matchConfidence: change.confidence,
    matchReason: change.reason,
  };
  await tx.insert(orderLines).values({
    ...(read ?? asAsked),
    tenantId: ctx.tenantId,
    orderId,
    position: (last?.position ?? 0) + 1,
    quantity: String(change.quantity),
    orderQuantity: String(change.quantity),
    unit: change.unit,
  });
}

/** The same line of the order that the message became, with its candidates and doubts, and what a clerk made of it there. */
async function lineAsRead(
  tx: Transaction,
  ctx: Context,
  inboundMessageId: string,
  { phrase, productId }: Addition,
) {
  const rows = await tx
    .select({ line: orderLines })
    .from(orderLines)
    .innerJoin(orders, mine(orders, ctx, orderLines.orderId))
    .where(
      and(
        mine(orderLines, ctx),
        eq(orders.inboundMessageId, inboundMessageId),
        eq(orderLines.rawItemText, phrase),
      ),
    )
    .orderBy(asc(orderLines.position));
  const found = rows.find(({ line }) => line.verified || line.productId === productId)?.line;
  if (!found) return undefined;
  // Its place is in the text of another message.
  const { id: _, ...line } = { ...found, spanStart: null, spanEnd: null };
  return line;
}
