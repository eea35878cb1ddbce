import type { Transaction } from '@/db/client';
import type { Context } from '../../context';
import type { OrderWarning } from '../warnings';
import type { JudgedAnswer } from './judge-answer';
import type { OrderRow } from './lock-order';
import { proposeAnswer } from './propose-answer';
import { changeOfOrder } from './settle-change';

interface Followed {
  order: OrderRow;
  words: string;
  answer: JudgedAnswer;
}

/** Said on an order whose message answers a question in a way that a person has to settle. */
const answerToSettle = 'answer_to_settle';

/**
 * Proposes what a message says to a question on the line that was asked about. What is to be said of it on the message's own
 * order is returned.
 */
export async function followAnswer(
  tx: Transaction,
  ctx: Context,
  { order: { inboundMessageId }, words, answer: { answered, note } }: Followed,
): Promise<OrderWarning> {
  if (answered === null) return { code: answerToSettle, message: note };
  const { orderId, phrase } = answered.question;
  const isProposed =
    inboundMessageId !== null && (await proposeAnswer(tx, ctx, { answered, inboundMessageId, words }));
  if (!isProposed) {
    const message = `This answers our question about “${phrase}”, but says no goods that can be taken. Decide on the line.`;
    return { code: answerToSettle, message, orderId };
  }
  const message =
    'This message answers our question about a line of another order: take or refuse the answer there. If it is taken, this one closes by itself.';
  return { code: changeOfOrder, message, orderId };
}
