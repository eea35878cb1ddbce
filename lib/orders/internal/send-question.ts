import { randomUUID } from 'node:crypto';
import type { Transaction } from '@/db/client';
import { customerQuestions } from '@/db/schema/customer-questions';
import { recordAudit } from '../../audit/record-audit';
import type { Context } from '../../context';
import { choiceWords } from '../../conversation/answers/question-text';
import { readBackTaps } from '../../conversation/answers/read-back-text';
import { readBackAnswers } from '../../conversation/read-back-says';
import { oweMessage } from '../../messaging/owe-message';
import { fitChoices, type SentChoices } from '../../messaging/sent-choices';
import { questionChoiceId, readBackChoiceId } from '../choice-id';
import { languageOf } from '../language-of';
import type { QuestionChoice } from '../question';
import type { OrderRow } from './lock-order';
import type { QuestionRow } from './questions';
import { touchOrder } from './touch-order';

interface Sent {
  order: OrderRow;
  line: { id: string; rawItemText: string };
  body: string;
  choices: QuestionChoice[];
  teaches: boolean;
}

/** Owes the customer their whole order as it was read, and keeps it until they confirm it. Throws `message_window_closed`. */
export async function sendReadBack(
  tx: Transaction,
  ctx: Context,
  { order, body }: Pick<Sent, 'order' | 'body'>,
): Promise<{ questionId: string; messageId: string }> {
  const questionId = randomUUID();
  const language = await languageOf(tx, ctx, order);
  const taps = readBackTaps(language);
  const options = readBackAnswers.map((says) => ({
    id: readBackChoiceId({ questionId, says }),
    name: taps[says],
  }));
  const tapped = fitChoices({ body, opener: choiceWords(language).choose, options });
  const asked = { lineId: null, phrase: '', choices: [], teaches: false };
  return keepAsked(tx, ctx, { order, questionId, body, tapped, asked });
}

/** Owes the customer a question about a line, and keeps it until it is answered. Throws `message_window_closed`. */
export async function sendQuestion(
  tx: Transaction,
  ctx: Context,
  { order, line, body, choices, teaches }: Sent,
): Promise<{ questionId: string; messageId: string }> {
  const questionId = randomUUID();
  const language = await languageOf(tx, ctx, order);
  const tapped = tappedChoices(language, { questionId, body, choices });
  const asked = { lineId: line.id, phrase: line.rawItemText, choices, teaches };
  return keepAsked(tx, ctx, { order, questionId, body, tapped, asked });
}

interface Kept {
  order: OrderRow;
  questionId: string;
  body: string;
  tapped: SentChoices | null;
  asked: Pick<QuestionRow, 'lineId' | 'phrase' | 'choices' | 'teaches'>;
}

async function keepAsked(
  tx: Transaction,
  ctx: Context,
  { order, questionId, body, tapped, asked }: Kept,
): Promise<{ questionId: string; messageId: string }> {
  const messageId = await oweMessage(tx, ctx, { order, kind: 'QUESTION', body, choices: tapped });
  await tx.insert(customerQuestions).values({
    ...{ tenantId: ctx.tenantId, id: questionId, orderId: order.id },
    ...{ notificationId: messageId, words: body, ...asked },
    askedBy: ctx.actor.kind === 'system' ? null : ctx.actor.name,
  });
  const { phrase, lineId, teaches: teachAlias } = asked;
  await recordAudit(tx, ctx, {
    action: 'question.asked',
    orderId: order.id,
    subjectId: questionId,
    data: { phrase, words: body, lineId, teachAlias },
  });
  await touchOrder(tx, ctx, order.id);
  return { questionId, messageId };
}

/** Of one product a yes and a no, of several their names. */
function tappedChoices(
  language: string,
  { questionId, body, choices }: { questionId: string; body: string; choices: readonly QuestionChoice[] },
): SentChoices | null {
  const { choose: opener, yes, no } = choiceWords(language);
  const options =
    choices.length === 1
      ? [
          { id: questionChoiceId({ questionId, says: 'yes' }), name: yes },
          { id: questionChoiceId({ questionId, says: 'no' }), name: no },
        ]
      : choices.map(({ name }, at) => ({ id: questionChoiceId({ questionId, says: at + 1 }), name }));
  return fitChoices({ body, opener, options });
}
