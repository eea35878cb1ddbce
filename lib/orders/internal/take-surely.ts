import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { lineProposals } from '@/db/schema/line-proposals';
import { orderLines } from '@/db/schema/order-lines';
import { inSavepoint } from '@/db/tenant';
import type { Context } from '../../context';
import { AppError } from '../../errors';
import { getTenant } from '../../tenancy/get-tenant';
import { applyProposal } from './apply-proposal';
import type { Asks } from './asked-changes';
import type { JudgedKind } from './judge-kind';
import { type OrderRow, readForUpdate } from './lock-order';
import type { ProposalRow } from './proposals';

interface Surely {
  /** Of the message that asks. */
  inboundMessageId: string;
  judged: JudgedKind;
  asks: Asks;
}

/**
 * Makes the changes that need no clerk: of a message that goes on with its order, all; of a later one, those that are told as
 * surely as the tenant wishes. A line that a clerk has had in hand is left to them, and so is whatever has two meanings.
 */
export async function takeSurely(
  tx: Transaction,
  ctx: Context,
  { inboundMessageId, judged, asks }: Surely,
): Promise<void> {
  if (asks.isDoubtful) return;
  const { takeChangesFrom } = await getTenant(tx, ctx);
  const goesOn = judged.goesOnWith?.row.id === asks.row.id;
  const isSure = (confidence: number) =>
    goesOn || (takeChangesFrom !== null && confidence >= takeChangesFrom);
  if (!isSure(judged.confidence)) return;
  const waiting = await tx
    .select({ proposal: lineProposals, line: orderLines })
    .from(lineProposals)
    .leftJoin(orderLines, mine(orderLines, ctx, lineProposals.lineId))
    .where(
      and(
        mine(lineProposals, ctx),
        eq(lineProposals.orderId, asks.row.id),
        eq(lineProposals.inboundMessageId, inboundMessageId),
        isNull(lineProposals.decision),
      ),
    )
    .orderBy(lineProposals.createdAt, lineProposals.id);
  // Other goods in place of a line: both or neither.
  const isByHand = waiting.some(({ line }) => line?.verified || line?.edited);
  const isVague = waiting.some(({ proposal: { change } }) => {
    return change.kind === 'ADD_LINE' && !goesOn && (change.productId === null || !isSure(change.confidence));
  });
  if (isByHand || isVague) return;
  for (const { proposal } of waiting) await takeOrLeave(tx, ctx, proposal);
}

/** What an order cannot hold, such as a quantity beyond all sums, is left to a clerk. */
async function takeOrLeave(tx: Transaction, ctx: Context, { orderId, id }: ProposalRow): Promise<void> {
  const order: OrderRow | undefined = await readForUpdate(tx, ctx, orderId);
  if (!order) return;
  try {
    await inSavepoint(tx, (inner) => applyProposal(inner, ctx, { order, proposalId: id }));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}
