import { type ReadBackSays, readBackAnswers } from '../conversation/read-back-says';

/** What a tapped answer answers: a question about a line, by the number of a choice or by yes or no. */
export interface TappedAnswer {
  questionId: string;
  /** From 1. */
  says: number | 'yes' | 'no';
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const ofQuestion = new RegExp(`^question\\.(${uuid})\\.(yes|no|[1-9]\\d?)$`);

/** The id that comes back when the answer is tapped. */
export const questionChoiceId = ({ questionId, says }: TappedAnswer): string =>
  `question.${questionId}.${says}`;

/** What such an id says; null for any other. */
export function readQuestionChoice(id: string): TappedAnswer | null {
  const [, questionId, says] = ofQuestion.exec(id) ?? [];
  if (questionId === undefined || says === undefined) return null;
  return { questionId, says: says === 'yes' || says === 'no' ? says : Number(says) };
}

const ofReadBack = new RegExp(`^readback\\.(${uuid})\\.(${readBackAnswers.join('|')})$`);

/** The same of an order that was read back. */
export const readBackChoiceId = ({ questionId, says }: { questionId: string; says: ReadBackSays }): string =>
  `readback.${questionId}.${says}`;

/** What such an id says; null for any other. */
export function readReadBackChoice(id: string): { questionId: string; says: ReadBackSays } | null {
  const [, questionId, said] = ofReadBack.exec(id) ?? [];
  const says = readBackAnswers.find((each) => each === said);
  return questionId === undefined || says === undefined ? null : { questionId, says };
}
