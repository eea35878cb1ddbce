import type { Token } from '../../language/text/tokenise';
import { placeWords, sendingWords } from '../../language/words/address-words';
import type { Judge } from '../judge';
import { type MessageView, numbersAt, unitAt } from '../message-view';
import { endsSentenceAt } from '../words/find-condition';
import { isIdle } from '../words/is-idle';
import { isHardStop } from './find-hard-stops';

/** "send to 88 Maple:": the token where the place begins. */
export const sentPlace = (view: MessageView, at: number, judge: Judge): number | null =>
  sendingWords.has(textAt(view, at)) &&
  placeWords.has(textAt(view, at + 1)) &&
  isNumberedName(view, at + 2, judge)
    ? at + 2
    : null;

/** "Deliver Fri 8am 22 Maple, gate 4": the token of the 22, in a sentence of its own in which no list follows. */
export function timedPlace(view: MessageView, at: number, judge: Judge): number | null {
  const place = behindTime(view, at + 1);
  const isApart = at > 0 && isBorder(view, at - 1) && numbersAt(view, place + 3).length === 0;
  return place > at + 1 && isApart && isNumberedName(view, place, judge) ? place : null;
}

/** "for apartment six": the token behind a door and its number; null where none stands. */
export function doorEnd(view: MessageView, at: number): number | null {
  const { doors, purpose, atPlace } = view.lexicon;
  if (!doors.has(textAt(view, at + 1))) return null;
  if (numbersAt(view, at).some(({ form }) => form === 'article')) return null;
  const leads = [placeWords, purpose, atPlace].some((words) => words.has(textAt(view, at)));
  const end = leads ? numbersEnd(view, at + 2) : at + 2;
  return end > at + 2 && closesDoor(view, end) ? end : null;
}

/** Behind the number of a door no goods or measure follow, but perhaps how many of them. */
const closesDoor = (view: MessageView, at: number): boolean =>
  view.tokens[at]?.kind !== 'word' ||
  numbersAt(view, at).some(isSpoken) ||
  (isIdle(view, at) && unitAt(view, at) === null);

/** The token behind the numbers of a house: "eighteen forty two", "number 9". */
export function numbersEnd(view: MessageView, start: number): number {
  const labelled = textAt(view, start) === '#' || view.lexicon.rowLabels.has(textAt(view, start));
  const first = labelled ? start + 1 : start;
  const spelt = speltEnd(view, first);
  if (spelt !== null) return spelt;
  let next = first;
  for (let i = 0; i < 3; i++) next = numbersAt(view, next).find(isSpoken)?.next ?? next;
  return next > first ? next : start;
}

/** "three oh six": a number of three figures said one by one. */
function speltEnd(view: MessageView, at: number): number | null {
  const isFigure = (place: number): boolean =>
    numbersAt(view, place).some(
      ({ form, value, next }) => form === 'words' && value < 10 && next === place + 1,
    );
  return isFigure(at) && /^(?:oh|o)$/.test(textAt(view, at + 1)) && isFigure(at + 2) ? at + 3 : null;
}

/** No article, and no word that only sounds like a number. */
export const isSpoken = ({ form }: { form: string }): boolean => form !== 'article' && form !== 'homophone';

/** What is said of a place ends here. */
export const isBorder = (view: MessageView, at: number): boolean =>
  !view.tokens[at] || textAt(view, at) === ',' || endsSentenceAt(view, at) || isHardStop(view, at);

/** "Fri 8am" of "deliver Fri 8am 22 Maple". */
function behindTime({ tokens, lexicon }: MessageView, from: number): number {
  const isTime = ({ kind, text }: Token): boolean =>
    lexicon.cameWhen.has(text) || (kind === 'noise' && /^(?:time|date)$/.test(text));
  let next = from;
  for (const token of tokens.slice(from, from + 3)) {
    if (!isTime(token)) break;
    next++;
  }
  return next;
}

/** "22 Maple,": the number of a house and a name that is none of the catalogue. */
function isNumberedName(view: MessageView, at: number, judge: Judge): boolean {
  const [number, name] = [view.tokens[at], view.tokens[at + 1]];
  if (number?.form !== 'digits' || name?.kind !== 'word') return false;
  const isTitled = /^\p{Lu}\p{Ll}{2}/u.test(view.text.slice(name.start, name.end));
  const ends = isBorder(view, at + 2) || textAt(view, at + 2) === ':';
  return isTitled && ends && judge.know(name.text) < 0.9;
}

/** The text of a word or mark: what is known to be no goods goes by the name of its kind. */
export const textAt = ({ tokens }: MessageView, at: number): string =>
  tokens[at]?.kind === 'noise' ? '' : (tokens[at]?.text ?? '');
