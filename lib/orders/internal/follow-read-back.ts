import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { customerQuestions } from '@/db/schema/customer-questions';
import { recordAudit } from '../../audit/record-audit';
import { clock } from '../../clock';
import type { Context } from '../../context';
import { askClerk } from './ask-clerk';
import { followCancellation } from './follow-cancellation';
import type { JudgedReadBack } from './judge-read-back';
import type { OrderRow } from './lock-order';
import { closeAsMerged } from './settle-change';
import { touchOrder } from './touch-order';

interface Followed {
  /** The order that the message became. */
  source: Pick<OrderRow, 'id' | 'inboundMessageId'>;
  words: string;
  answer: JudgedReadBack['readBack'];
}

/**
 * Keeps what a customer said to an order that was read back. A change that they have not named, and a cancellation, are
 * for a person: until one has seen to it the order is not approved.
 */
export async function followReadBack(
  tx: Transaction,
  ctx: Context,
  { source, words, answer: { question, says } }: Followed,
): Promise<void> {
  const { inboundMessageId } = source;
  if (inboundMessageId === null) return;
  const { orderId } = question;
  await tx
    .update(customerQuestions)
    .set({ answeredAt: clock.now(), answer: words, says, answerMessageId: inboundMessageId })
    .where(mine(customerQuestions, ctx, question.id));
  await recordAudit(tx, ctx, {
    action: 'question.answered',
    orderId,
    subjectId: question.id,
    data: { words, says },
  });
  await touchOrder(tx, ctx, orderId);
  if (says === 'cancel') return followCancellation(tx, ctx, { source, words, orderIds: [orderId] });
  if (says === 'confirm') return;
  const message =
    'The customer wants this order changed and has not said how: wait for what they write next, or ask them, and mark this as done.';
  const order = { id: orderId };
  await askClerk(tx, ctx, { order, inboundMessageId, words, kind: 'CHANGE_ASKED', message });
  await closeAsMerged(tx, ctx, { sourceId: source.id, into: orderId });
}
