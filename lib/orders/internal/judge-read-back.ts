import { replyLanguages } from '../../canned-replies/languages';
import { readBackTaps } from '../../conversation/answers/read-back-text';
import { readReadBack } from '../../conversation/answers/read-read-back';
import type { KindOfMessage } from '../../conversation/kind';
import type { ReadBackSays } from '../../conversation/read-back-says';
import { plainMessage } from '../../conversation/words/plain-message';
import { readReadBackChoice } from '../choice-id';
import type { Heard } from './judge-answer';
import type { AskedQuestion, QuestionRow } from './questions';

/** What a message says to an order that was read back to its customer. */
export type JudgedReadBack = KindOfMessage & { readBack: { question: QuestionRow; says: ReadBackSays } };

/**
 * Whether a message answers an order that was read back, by what was tapped, by its quote, or by what it says while that
 * is the last thing that was asked; null when it does not. What stood on the buttons is known in whatever language it was.
 */
export function judgeReadBack(questions: readonly AskedQuestion[], heard: Heard): JudgedReadBack | null {
  const readBacks = questions.filter(({ question }) => question.lineId === null);
  const tapped = heard.tapped === null ? null : readReadBackChoice(heard.tapped);
  if (tapped) {
    const asked = readBacks.find(({ question }) => question.id === tapped.questionId);
    return asked ? judged(asked.question, tapped.says) : null;
  }
  if (heard.hasLines) return null;
  const quoted = readBacks.find(
    ({ platformMessageId }) => platformMessageId !== null && platformMessageId === heard.quotes,
  );
  const last = questions.find(({ question }) => question.answeredAt === null);
  const meant = quoted ?? (heard.quotes === null && last?.question.lineId === null ? last : undefined);
  if (!meant) return null;
  const message = plainMessage(heard.words);
  for (const language of replyLanguages) {
    const says = readReadBack(heard.reader, message, readBackTaps(language));
    if (says) return judged(meant.question, says);
  }
  return null;
}

const kinds = { confirm: 'CONFIRMATION', change: 'CHANGE', cancel: 'CANCELLATION' } as const;

function judged(question: QuestionRow, says: ReadBackSays): JudgedReadBack {
  const reason = 'answers the order that was read back to them';
  return { kind: kinds[says], confidence: 0.97, reason, readBack: { question, says } };
}
