import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { inboundMessages } from '@/db/schema/inbound-messages';
import { lineProposals } from '@/db/schema/line-proposals';
import { orderLines } from '@/db/schema/order-lines';
import { clock } from '../../clock';
import type { Context } from '../../context';
import { AppError, notFound } from '../../errors';
import type { OrderId } from '../../ids';
import type { Proposal } from '../follow-up-answers';
import type { ProposedChange } from '../proposal';

export type ProposalRow = typeof lineProposals.$inferSelect;

interface NewProposal {
  orderId: OrderId;
  /** Null for goods to be added. */
  lineId: string | null;
  inboundMessageId: string;
  change: ProposedChange;
}

/**
 * Keeps a change that a message asks for; an earlier one of the same line, or of the same goods to be added, gives way. Those
 * of other messages that did are returned.
 */
export async function addProposal(
  tx: Transaction,
  ctx: Context,
  proposal: NewProposal,
): Promise<ProposalRow[]> {
  const { orderId, lineId, change } = proposal;
  const ofSame =
    lineId === null
      ? and(isNull(lineProposals.lineId), sql`${lineProposals.change} ->> 'phrase' = ${change.phrase}`)
      : eq(lineProposals.lineId, lineId);
  const before = await tx
    .update(lineProposals)
    .set({ decision: 'SUPERSEDED', decidedAt: clock.now() })
    .where(and(isOpen(ctx, [orderId]), ofSame))
    .returning();
  await tx.insert(lineProposals).values({ tenantId: ctx.tenantId, ...proposal });
  return before.filter(({ inboundMessageId }) => inboundMessageId !== proposal.inboundMessageId);
}

/** Open proposals of a message give way: it was changed, or taken back. Those that a clerk has taken are returned. */
export async function supersedeOfMessage(
  tx: Transaction,
  ctx: Context,
  inboundMessageId: string,
): Promise<ProposalRow[]> {
  const ofMessage = and(mine(lineProposals, ctx), eq(lineProposals.inboundMessageId, inboundMessageId));
  await tx
    .update(lineProposals)
    .set({ decision: 'SUPERSEDED', decidedAt: clock.now() })
    .where(and(ofMessage, isNull(lineProposals.decision)));
  return tx
    .select()
    .from(lineProposals)
    .where(and(ofMessage, eq(lineProposals.decision, 'TAKEN')));
}

/**
 * The open proposals of these orders, oldest first, those of one message as the lines stand and additions last. Those whose
 * line is gone are none any more.
 */
export async function openProposals(
  tx: Transaction,
  ctx: Context,
  orderIds: readonly OrderId[],
): Promise<{ row: ProposalRow; askedAt: Date }[]> {
  if (orderIds.length === 0) return [];
  const rows = await tx
    .select({ row: lineProposals, sentAt: inboundMessages.sentAt })
    .from(lineProposals)
    .leftJoin(orderLines, mine(orderLines, ctx, lineProposals.lineId))
    .leftJoin(inboundMessages, mine(inboundMessages, ctx, lineProposals.inboundMessageId))
    .where(
      and(
        isOpen(ctx, orderIds),
        or(isNull(lineProposals.lineId), eq(orderLines.orderId, lineProposals.orderId)),
      ),
    )
    .orderBy(asc(lineProposals.createdAt), asc(orderLines.position), asc(lineProposals.id));
  return rows.map(({ row, sentAt }) => ({ row, askedAt: sentAt ?? row.createdAt }));
}

export function viewProposal({ row, askedAt }: { row: ProposalRow; askedAt: Date }): Proposal {
  const { words, kind, phrase } = row.change;
  const change = row.change.kind === 'REMOVE_LINE' ? null : row.change;
  return {
    id: row.id,
    lineId: row.lineId,
    kind,
    phrase,
    productName: row.change.kind === 'SET_PRODUCT' ? row.change.name : null,
    quantity: change?.quantity ?? null,
    unit: change?.unit ?? null,
    words,
    askedAt: askedAt.toISOString(),
  };
}

/**
 * Records what a clerk makes of an open proposal, once. Throws `not_found`, and `proposal_decided` when that was done
 * before or a later message took its place.
 */
export async function decideProposal(
  tx: Transaction,
  ctx: Context,
  { orderId, proposalId, decision }: { orderId: OrderId; proposalId: string; decision: 'TAKEN' | 'REFUSED' },
): Promise<ProposalRow> {
  const thisRow = and(
    mine(lineProposals, ctx),
    eq(lineProposals.orderId, orderId),
    eq(lineProposals.id, proposalId),
  );
  const [row] = await tx.select().from(lineProposals).where(thisRow).for('update');
  if (!row) throw notFound('proposal of this order');
  if (row.decision !== null) {
    throw new AppError('proposal_decided', `The proposal is ${row.decision.toLowerCase()} already.`);
  }
  const decidedBy = ctx.actor.kind === 'user' ? ctx.actor.userId : null;
  await tx.update(lineProposals).set({ decision, decidedAt: clock.now(), decidedBy }).where(thisRow);
  return row;
}

const isOpen = (ctx: Context, orderIds: readonly OrderId[]) =>
  and(
    mine(lineProposals, ctx),
    inArray(lineProposals.orderId, [...orderIds]),
    isNull(lineProposals.decision),
  );
