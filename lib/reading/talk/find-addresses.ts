import { addressLabels, placeWords, streets, takingWords } from '../../language/words/address-words';
import type { Judge } from '../judge';
import { type MessageView, numbersAt, unitAt } from '../message-view';
import { isIdle } from '../words/is-idle';
import { oncePerView } from '../words/once-per-view';
import { doorEnd, isBorder, isSpoken, numbersEnd, sentPlace, textAt, timedPlace } from './house-numbers';

/** Tokens that an address has at most. */
const longestAddress = 16;

/**
 * Whether a token belongs to an address that tells where the goods go: "address: 9 elm, blue gate", "deliver to
 * forty two birch street". No goods stand there. Addresses in figures with a street are found in the text itself.
 */
export const isInAddress = (view: MessageView, at: number, judge: Judge): boolean =>
  addressed(view, judge)[at] === true;

/** Of each token, whether it belongs to an address. */
const addressed = oncePerView((view, judge: Judge): boolean[] => {
  let end = 0;
  return view.tokens.map((_, at) => {
    end = Math.max(end, addressEnd(view, at, judge));
    return end > at;
  });
});

/** The token behind the address that begins here; the token itself where none does. */
function addressEnd(view: MessageView, at: number, judge: Judge): number {
  const door = doorEnd(view, at);
  if (door !== null) return door;
  const labelled = labelledPlace(view, at);
  const place = labelled ?? takenPlace(view, at, judge);
  const end = place === null ? null : placeEnd(view, place, judge);
  // "deliver to the site": no more than the words themselves.
  const isBare = labelled === null && place !== null && numbersAt(view, place).length === 0;
  return Math.min(end ?? (isBare ? place : streetEnd(view, at, judge)) ?? at, at + longestAddress);
}

/** "address:", on the line or above it, "address is": the token where the place begins. */
function labelledPlace(view: MessageView, at: number): number | null {
  const mark = textAt(view, at + 1);
  if (!addressLabels.has(textAt(view, at)) || !(mark === ':' || view.lexicon.being.has(mark))) return null;
  return textAt(view, at + 2) === '\n' ? at + 3 : at + 2;
}

/** "deliver to", "drop it off at:": the token where the place begins. */
function takenPlace(view: MessageView, at: number, judge: Judge): number | null {
  const sent = sentPlace(view, at, judge);
  if (sent !== null) return sent;
  if (!takingWords.has(textAt(view, at))) return null;
  let next = at + 1;
  while (next < at + 3 && isThem(view, next)) next++;
  const timed = timedPlace(view, at, judge);
  if (timed !== null) return timed;
  if (!placeWords.has(textAt(view, next))) return null;
  return textAt(view, next + 1) === ':' ? next + 2 : next + 1;
}

const isThem = ({ tokens, lexicon }: MessageView, at: number): boolean =>
  lexicon.pointing.has(tokens[at]?.text ?? '') || lexicon.off.has(tokens[at]?.text ?? '');

/** "to forty two birch street", "at number 9 elm road", "unit four elm road": whatever stands before it. */
function streetEnd(view: MessageView, at: number, judge: Judge): number | null {
  const word = textAt(view, at);
  if (![placeWords, addressLabels, view.lexicon.doors].some((words) => words.has(word))) return null;
  const end = numbersEnd(view, at + 1);
  const street = [end + 1, end + 2].find((place) => streets.has(textAt(view, place)));
  if (end === at + 1 || street === undefined) return null;
  const isName = !judge.isPair(textAt(view, street - 1), textAt(view, street));
  return isName && closes(view, street + 1) ? street + 1 : null;
}

/** "9 elm, blue gate", "elm 9": the number of a house, and a name that goods could not have. */
function placeEnd(view: MessageView, start: number, judge: Judge): number | null {
  const number = numbersEnd(view, start);
  const name = nameEnd(view, number, judge);
  if (number > start) return name > number ? besidesEnd(view, name) : null;
  const behind = numbersEnd(view, name);
  const isNumbered = name > start && behind > name && isBorder(view, behind);
  return isNumbered ? besidesEnd(view, behind) : null;
}

/** Words that the name of a street or place has at most. */
const longestName = 4;

/** The token behind the name of a place: at a street, or before what is talk, a number or known to the catalogue. */
function nameEnd(view: MessageView, start: number, judge: Judge): number {
  let next = start;
  while (next < start + longestName && view.tokens[next]?.kind === 'word') {
    if (streets.has(textAt(view, next))) return next + 1;
    if (unitAt(view, next) || numbersAt(view, next).some(isSpoken)) break;
    const isSmall = isIdle(view, next) && (next === start || isIdle(view, next + 1));
    const isGoods =
      next > start
        ? judge.know(textAt(view, next)) >= 0.9
        : judge.isPair(textAt(view, next), textAt(view, next + 1));
    if (isSmall || (isGoods && !streets.has(textAt(view, next + 1)))) break;
    next++;
  }
  return next;
}

/** ", blue gate, Paarl": what is said of the place, in words alone. */
function besidesEnd(view: MessageView, start: number): number {
  let end = start;
  const last = start + longestAddress;
  while (textAt(view, end) === ',') {
    let next = end + 1;
    while (next < last && view.tokens[next]?.kind === 'word' && numbersAt(view, next).length === 0) next++;
    if (next === end + 1 || !isBorder(view, next)) break;
    end = next;
  }
  return end;
}

const closes = (view: MessageView, at: number): boolean =>
  isBorder(view, at) || isIdle(view, at) || numbersAt(view, at).length > 0;
