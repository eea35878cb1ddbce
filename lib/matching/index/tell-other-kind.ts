import { answersTo, excludes } from '../words/alternatives';
import type { Term } from './catalogue-index';

/** Whether a word of a name, after another, stands for another kind than the one asked for. */
export type OtherKind = (own: Term, before: Term | undefined) => boolean;

/** How to tell the words that name another kind than this word, which stands after `ahead`; null where it names none. */
export function tellOtherKind(text: string, ahead: string | undefined): OtherKind | null {
  if (text.length === 1) return (own, before) => own.text.length === 1 && before?.text === ahead;
  const letters = lettersOfCode(text);
  if (letters !== undefined) return (own) => own.code === letters;
  const answers = answersTo(text);
  return answers.length > 0 ? (own) => excludes(answers, own.answers) : null;
}

/** The letters of `r49`: one or two before a number. */
export const lettersOfCode = (text: string): string | undefined => /^([a-z]{1,2})\d+$/.exec(text)?.[1];
