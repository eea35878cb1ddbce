import { readAnswer } from '../../conversation/answers/read-answer';
import type { Reader } from '../../conversation/changes/reader';
import type { KindOfMessage } from '../../conversation/kind';
import type { Asked } from '../../conversation/thread/thread';
import { plainMessage } from '../../conversation/words/plain-message';
import { foldWord } from '../../language/text/fold-word';
import { readQuestionChoice } from '../choice-id';
import type { QuestionChoice } from '../question';
import type { AskedQuestion, QuestionRow } from './questions';

/** What a message says to a question. */
export type AnswerSaid = 'option' | 'both' | 'cheapest' | 'no';

export interface Answered {
  question: QuestionRow;
  says: AnswerSaid;
  choices: QuestionChoice[];
}

/** `answered` is null when a person has to tell which question it answers, or what it says; `note` tells them why. */
export type JudgedAnswer = KindOfMessage &
  ({ answered: Answered; note: null } | { answered: null; note: string });

export interface Heard {
  reader: Reader;
  words: string;
  /** The platform's id of the message that it quotes. */
  quotes: string | null;
  /** The id of the choice that was tapped. */
  tapped: string | null;
  /** It names goods, as an order does. */
  hasLines: boolean;
}

/**
 * Whether a message answers one of the customer's questions about a line, by what was tapped, by its quote or by what it says; null when it does not. What
 * was answered before is answered anew only by a quote or by words that order nothing.
 */
export function judgeAnswer(asked: readonly AskedQuestion[], heard: Heard): JudgedAnswer | null {
  const questions = asked.filter(({ question }) => question.lineId !== null);
  const quoted = questions.filter(
    ({ platformMessageId }) => platformMessageId !== null && platformMessageId === heard.quotes,
  );
  const open = questions.filter(({ question }) => question.answeredAt === null);
  const again = heard.hasLines ? [] : questions.slice(0, 1);
  const meant = quoted.length > 0 ? quoted : open.length > 0 ? open : again;
  const tapped = tappedOf(questions, heard.tapped);
  const read = tapped ? [tapped] : meant.flatMap((asked) => readOf(asked, heard) ?? []);
  const [first] = read;
  if (!first) return null;
  const sure = {
    kind: 'ANSWER',
    confidence: 0.96,
    reason: 'answers the question which goods are meant',
  } as const;
  if (read.length > 1) return { ...sure, answered: null, note: ofSeveral };
  if (first.rest !== '') return { ...sure, answered: null, note: saysMore(first.asked.question.phrase) };
  if (first.says === 'onlyIf')
    return { ...sure, answered: null, note: onCondition(first.asked.question.phrase) };
  const { question, status } = first.asked;
  if (status !== 'PENDING_REVIEW' && status !== 'FAILED')
    return { ...sure, answered: null, note: tooLate(question.phrase) };
  return { ...sure, answered: { question, says: first.says, choices: first.choices }, note: null };
}

const ofSeveral = 'This may answer more than one of our questions. Say on the lines which goods are meant.';
const saysMore = (phrase: string) =>
  `This answers our question about “${phrase}” and says more. Settle both by hand.`;
const onCondition = (phrase: string) =>
  `This answers our question about “${phrase}” on a condition. Decide on the line, or write back.`;
const tooLate = (phrase: string) =>
  `This answers our question about “${phrase}”, whose order is no longer in review. See whether it still has to be changed.`;

interface ReadQuestion {
  asked: AskedQuestion;
  says: AnswerSaid | 'onlyIf';
  choices: QuestionChoice[];
  rest: string;
}

/** What was tapped says the same as its number, its yes or its no would in words. */
function tappedOf(questions: readonly AskedQuestion[], id: string | null): ReadQuestion | null {
  const tapped = id === null ? null : readQuestionChoice(id);
  const asked = questions.find(({ question }) => question.id === tapped?.questionId);
  if (!tapped || !asked) return null;
  if (tapped.says === 'no') return { asked, says: 'no', choices: [], rest: '' };
  const choice = asked.question.choices[tapped.says === 'yes' ? 0 : tapped.says - 1];
  return choice ? { asked, says: 'option', choices: [choice], rest: '' } : null;
}

function readOf(asked: AskedQuestion, { reader, words }: Heard): ReadQuestion | null {
  const { choices, words: question } = asked.question;
  const options = choices.map(({ productId, name }) => ({ text: name, productId, name }));
  const told: Asked = {
    kind: choices.length === 1 ? 'OFFER' : 'LIST',
    options,
    quantity: null,
    words: foldWord(question),
  };
  const read = readAnswer(reader, plainMessage(words), told);
  if (!read) return null;
  const { answer, rest } = read;
  switch (answer.says) {
    case 'option':
      return {
        ...{ asked, rest, says: 'option' },
        choices: choices.filter(({ productId }) => productId === answer.option.productId),
      };
    case 'yes':
      // Of several "yes" chooses none.
      return choices.length === 1 ? { asked, rest, says: 'option', choices } : null;
    case 'both':
    case 'cheapest':
      return { asked, rest, says: answer.says, choices };
    default:
      return { asked, rest, says: answer.says, choices: [] };
  }
}
