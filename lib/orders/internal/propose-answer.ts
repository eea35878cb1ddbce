import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { isAmong } from '@/db/is-among';
import { mine } from '@/db/mine';
import { customerQuestions } from '@/db/schema/customer-questions';
import { orderLines } from '@/db/schema/order-lines';
import { products } from '@/db/schema/products';
import { recordAudit } from '../../audit/record-audit';
import { clock } from '../../clock';
import type { Context } from '../../context';
import type { ProposedChange } from '../proposal';
import type { QuestionChoice } from '../question';
import type { Answered } from './judge-answer';
import { addProposal } from './proposals';
import { touchOrder } from './touch-order';

interface Answering {
  answered: Answered;
  inboundMessageId: string;
  words: string;
}

/** Keeps what a customer answered as a proposal on the line; false when the line is gone, or nothing can be made of it. */
export async function proposeAnswer(
  tx: Transaction,
  ctx: Context,
  { answered, inboundMessageId, words }: Answering,
): Promise<boolean> {
  const { question } = answered;
  const { orderId, lineId } = question;
  if (lineId === null) return false;
  const [line] = await tx
    .select()
    .from(orderLines)
    .where(and(mine(orderLines, ctx, lineId), eq(orderLines.orderId, orderId)));
  if (!line) return false;
  const [first, ...others] = await chosenOf(tx, ctx, answered);
  const phrase = line.rawItemText;
  const asked = { quantity: Number(line.quantity), unit: line.unit, words };
  const change: ProposedChange | null =
    answered.says === 'no'
      ? { kind: 'REMOVE_LINE', phrase, words }
      : first
        ? {
            kind: 'SET_PRODUCT',
            phrase,
            ...asked,
            ...first,
            teaches: question.teaches && others.length === 0,
          }
        : null;
  if (change === null) return false;
  await addProposal(tx, ctx, { orderId, lineId, inboundMessageId, change });
  for (const { productId, name } of others) {
    const added = { kind: 'ADD_LINE', phrase: name, ...asked, productId } as const;
    const told = { confidence: 1, reason: `the customer answered “${words}”` };
    await addProposal(tx, ctx, { orderId, lineId: null, inboundMessageId, change: { ...added, ...told } });
  }
  await tx
    .update(customerQuestions)
    .set({ answeredAt: clock.now(), answer: words, answerMessageId: inboundMessageId })
    .where(mine(customerQuestions, ctx, question.id));
  await recordAudit(tx, ctx, {
    action: 'question.answered',
    orderId,
    subjectId: question.id,
    data: { phrase, words, goods: [first, ...others].flatMap((choice) => choice?.name ?? []) },
  });
  await touchOrder(tx, ctx, orderId);
  return true;
}

/** The goods that the answer comes to; of the cheapest none when two cost the same. */
async function chosenOf(
  tx: Transaction,
  ctx: Context,
  { says, choices }: Answering['answered'],
): Promise<QuestionChoice[]> {
  if (says !== 'cheapest') return choices;
  const priced = await tx
    .select({ productId: products.id, name: products.name, price: products.basePrice })
    .from(products)
    .where(
      and(
        mine(products, ctx),
        isAmong(
          products.id,
          choices.map(({ productId }) => productId),
        ),
      ),
    );
  const [cheapest, next] = priced.sort((a, b) => Number(a.price) - Number(b.price));
  if (!cheapest || Number(cheapest.price) === Number(next?.price)) return [];
  return [{ productId: cheapest.productId, name: cheapest.name }];
}
