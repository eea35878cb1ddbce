import { and, eq, max } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { orderLines } from '@/db/schema/order-lines';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import { notFound } from '../errors';
import type { OrderId } from '../ids';
import type { FullOrder } from './answers';
import { requireLine } from './correct-line';
import { getOrder } from './get-order';
import { finishEdit } from './internal/finish-edit';
import { lockEditableOrder } from './internal/lock-order';
import { decideProposal, type ProposalRow } from './internal/proposals';
import { settleChange } from './internal/settle-change';
import type { ProposedChange } from './proposal';

interface Taking {
  orderId: OrderId;
  proposalId: string;
  ifMatch?: number | undefined;
}

/**
 * Does what a later message of the customer's asks for: sets a quantity, adds goods or removes a line. Throws
 * `not_found`, `proposal_decided`, `order_not_editable`, `order_changed`.
 */
export async function takeProposal(
  ctx: Context,
  input: Taking,
): Promise<{ success: true; order: FullOrder }> {
  return inTenant(ctx, async (tx) => {
    const order = await lockEditableOrder(tx, ctx, input.orderId, input.ifMatch);
    const proposal = await decideProposal(tx, ctx, { ...input, decision: 'TAKEN' });
    const before = await apply(tx, ctx, proposal);
    await recordAudit(tx, ctx, {
      action: 'proposal.taken',
      orderId: order.id,
      ...(proposal.lineId === null ? {} : { subjectId: proposal.lineId }),
      data: { ...proposal.change, ...(before === null ? {} : { before }) },
    });
    await finishEdit(tx, ctx, order);
    await settleChange(tx, ctx, proposal);
    return { success: true, order: await getOrder(ctx, { orderId: order.id }) };
  });
}

/** What the line had been; null for a new one. */
async function apply(tx: Transaction, ctx: Context, { orderId, lineId, change }: ProposalRow) {
  if (change.kind === 'ADD_LINE') {
    await addLine(tx, ctx, orderId, change);
    return null;
  }
  if (lineId === null) throw notFound('line in this order');
  const line = await requireLine(tx, ctx, orderId, lineId);
  const mine = and(eq(orderLines.tenantId, ctx.tenantId), eq(orderLines.id, line.id));
  if (change.kind === 'REMOVE_LINE') await tx.delete(orderLines).where(mine);
  else {
    // The quantity is the customer's own: nothing of it is a doubt or a clerk's correction any more.
    const warnings = line.warnings.filter(({ code }) => !code.startsWith('quantity_'));
    await tx
      .update(orderLines)
      .set({ quantity: String(change.quantity), unit: change.unit, warnings })
      .where(mine);
  }
  return { productId: line.productId, quantity: line.quantity, unit: line.unit };
}

async function addLine(
  tx: Transaction,
  ctx: Context,
  orderId: OrderId,
  change: Extract<ProposedChange, { kind: 'ADD_LINE' }>,
): Promise<void> {
  const [last] = await tx
    .select({ position: max(orderLines.position) })
    .from(orderLines)
    .where(and(eq(orderLines.tenantId, ctx.tenantId), eq(orderLines.orderId, orderId)));
  await tx.insert(orderLines).values({
    tenantId: ctx.tenantId,
    orderId,
    position: (last?.position ?? 0) + 1,
    rawItemText: change.phrase,
    quantity: String(change.quantity),
    orderQuantity: String(change.quantity),
    unit: change.unit,
    productId: change.productId,
    matchConfidence: change.confidence,
    matchReason: change.reason,
  });
}
