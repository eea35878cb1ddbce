import type { Judge } from '../judge';
import { type MessageView, numbersAt, unitAt } from '../message-view';
import { cuesAt } from '../words/find-cues';
import { isIdle } from '../words/is-idle';
import { isSize, isSizeWord } from './is-size';

/** The mere size of "6 2in 45 elbow", under "PVC DWV": a number and more words of the goods follow. */
export const isCutShort = (view: MessageView, start: number, end: number): boolean =>
  end - start === 2 &&
  isSizeWord(view, end - 1) &&
  view.tokens[end]?.kind === 'number' &&
  view.tokens[end + 1]?.kind === 'word' &&
  !isSize(view, end + 1) &&
  unitAt(view, end + 1) === null;

/**
 * The "sea pearl" of "three sea pearl calamari rings oh and eight eggs", in a transcript: a word follows that the catalogue
 * does not know, and that is no talk. Such goods are not in it, though others of their brand are.
 */
export const isCutBeforeUnknown = (view: MessageView, judge: Judge, end: number): boolean => {
  const next = view.tokens[end];
  return (
    view.voice &&
    next?.kind === 'word' &&
    next.text.length > 2 &&
    view.tokens[end - 1]?.kind === 'word' &&
    !isSizeWord(view, end - 1) &&
    judge.know(next.text) < 0.05 &&
    !isIdle(view, end) &&
    !view.lexicon.talk.has(next.text) &&
    unitAt(view, end) === null &&
    numbersAt(view, end).length === 0 &&
    cuesAt(view, end).length === 0
  );
};
