import { type MessageView, numbersAt } from '../message-view';
import { beginsCue } from './find-cues';
import { isIdle } from './is-idle';
import { oncePerView } from './once-per-view';

/** Words of who speaks at most: "mike", "aunty farida". */
const longestSpeaker = 2;
/** Words of a firm behind its number at most: "four corners tile and stone". */
const longestFirm = 4;
/** So many words may stand before the wish: "uh um". */
const mostPauses = 3;

/**
 * The "four corners tile" of "this is mike with four corners tile uh i need": in a transcript, a number that begins the name of a
 * firm counts nothing. A wish must follow the name, for "its dave with six milk" orders.
 */
export const isOfFirm = (view: MessageView, at: number): boolean => firmsIn(view).has(at);

const firmsIn = oncePerView((view) => {
  const firms = new Set<number>();
  if (!view.voice) return firms;
  for (const [at] of view.tokens.entries()) {
    const end = firmEnd(view, at);
    for (let place = at; place < end; place++) firms.add(place);
  }
  return firms;
});

/** The end of the firm's name that begins with the number at a token; the token itself where none does. */
function firmEnd(view: MessageView, at: number): number {
  const { numbers, speaksFor, presents } = view.lexicon;
  const textAt = (place: number): string => view.tokens[place]?.text ?? '';
  if (!numbers.has(textAt(at)) || !speaksFor.has(textAt(at - 1))) return at;
  let from = at - 2;
  while (from > at - 2 - longestSpeaker && isName(view, from)) from--;
  if (from === at - 2 || !presents.has(textAt(from))) return at;
  let to = at + 1;
  while (to <= at + longestFirm && isName(view, to)) to++;
  return to > at + 1 && opensWish(view, to) ? to : at;
}

const isName = (view: MessageView, at: number): boolean =>
  view.tokens[at]?.kind === 'word' &&
  !isIdle(view, at) &&
  numbersAt(view, at).length === 0 &&
  !view.lexicon.presents.has(view.tokens[at]?.text ?? '');

/** "i need", "can we get", be it behind an "uh". */
function opensWish(view: MessageView, from: number): boolean {
  for (let at = from; at <= from + mostPauses; at++) {
    if (view.tokens[at]?.kind !== 'word' || !isIdle(view, at)) return false;
    if (view.lexicon.subjects.has(view.tokens[at]?.text ?? '')) return true;
    if (beginsCue(view, at, 'add', 'need', 'consequence', 'ask')) return true;
  }
  return false;
}
