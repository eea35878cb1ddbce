import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { lineProposals } from '@/db/schema/line-proposals';
import type { Context } from '../context';
import type { OrderId } from '../ids';
import { supersedeOfMessage } from './internal/proposals';
import { addTask } from './internal/tasks';
import { touchOrder } from './internal/touch-order';
import { proposeReply } from './propose-reply';

interface Revision {
  /** The inbox's id of the reply, and of what happened to it. */
  originalId: string;
  inboundMessageId: string;
  customerId: string;
  kind: 'EDIT' | 'REVOKE';
  /** What the reply reads now; null when it was taken back, or nobody knows. */
  words: string | null;
}

/**
 * A reply that asked for changes of an order was itself changed or taken back: what nobody has decided on gives way to
 * what it says now, and what was taken already is for a clerk. False when it asked for nothing.
 */
export async function reviseReply(tx: Transaction, ctx: Context, revision: Revision): Promise<boolean> {
  const { originalId, inboundMessageId, words } = revision;
  const [open] = await tx
    .select()
    .from(lineProposals)
    .where(and(mine(lineProposals, ctx), eq(lineProposals.inboundMessageId, originalId)))
    .limit(1);
  if (!open) return false;
  const { orderId } = open;
  const taken = await supersedeOfMessage(tx, ctx, originalId);
  const reply = { orderId, customerId: revision.customerId, inboundMessageId: originalId };
  const isProposed = words !== null && (await proposeReply(tx, ctx, { ...reply, words })) === 'PROPOSED';
  if (!isProposed && (taken.length > 0 || words !== null)) {
    await askClerk(tx, ctx, { ...revision, inboundMessageId }, { orderId, before: open.change.words });
  }
  await touchOrder(tx, ctx, orderId);
  return true;
}

async function askClerk(
  tx: Transaction,
  ctx: Context,
  { inboundMessageId, kind, words }: Revision,
  { orderId, before }: { orderId: OrderId; before: string },
): Promise<void> {
  await addTask(tx, ctx, {
    orderId,
    inboundMessageId,
    kind: kind === 'EDIT' ? 'MESSAGE_CHANGED' : 'MESSAGE_DELETED',
    message:
      kind === 'EDIT'
        ? 'The customer changed a reply that asked for a change of this order: see what they want now.'
        : 'The customer deleted a reply that asked for a change of this order, after that was made: ask them.',
    data: { before, after: words },
  });
}
