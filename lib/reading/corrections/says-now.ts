import type { EditedItem, State } from '../edit-state';
import type { ItemEdge } from '../item-edge';
import { findSaidAgain } from '../mentions/find-earlier';
import { type MessageView, numbersAt } from '../message-view';
import { sentenceEnd } from '../words/find-condition';
import { cuesAt } from '../words/find-cues';
import { isIdle } from '../words/is-idle';
import { endsField } from '../words/skip-punctuation';

/** "oil is 14 now", "make oil 10", "oil only 2", "only 2 oil", "14 oil actually", when there is oil already, in another number. */
export function saysNow(state: State, { item, quantity }: EditedItem): boolean {
  if (quantity === null || !(leadsToNew(state, item) || isDoubted(state) || tellsHowMany(state.view, item)))
    return false;
  const earlier = findSaidAgain(state, item);
  if (earlier?.quantity == null || earlier.quantity === quantity) return false;
  return (
    earlier.sentence < state.sentence || isMade(state.view, item) || isCorrectedBehind(state.view, item.next)
  );
}

/** "die melk moet 8 wees", "o leite são 8": it is told how many it is to be of what is known already; but "… são 8?" asks. */
function tellsHowMany(view: MessageView, { at, side, goodsEnd, next }: ItemEdge): boolean {
  const { definite, being, leadsQuantity } = view.lexicon;
  if (side !== 'trail' || !definite.has(view.tokens[at - 1]?.text ?? '')) return false;
  const tells = view.tokens
    .slice(goodsEnd, next)
    .some(({ text }) => being.has(text) || leadsQuantity.has(text));
  return tells && view.tokens[sentenceEnd(view, next)]?.text !== '?';
}

/** Beside goods and their quantity stands a word of one that is new. */
export function leadsToNew({ view }: State, item: ItemEdge): boolean {
  const { goodsEnd, next, side } = item;
  const { nows, only } = view.lexicon;
  if (isMade(view, item) || isCorrectedBehind(view, next)) return true;
  if (side !== 'trail') return only.has(view.tokens[item.at - 1]?.text ?? '');
  const between = view.tokens.slice(goodsEnd, next).map(({ text }) => text);
  return (
    nows.has(view.tokens[next]?.text ?? '') ||
    between.some((word) => nows.has(word) || only.has(word)) ||
    behindDenial(view, next) !== undefined
  );
}

/** "make the oil 5". */
function isMade({ tokens, lexicon }: MessageView, { at }: ItemEdge): boolean {
  const verb = lexicon.definite.has(tokens[at - 1]?.text ?? '') ? at - 2 : at - 1;
  return lexicon.makes.has(tokens[verb]?.text ?? '');
}

/** "oil 5 actually": nothing of the sentence follows. But "3 maas 1kg no wait, 2kg": it is what is corrected. */
const isCorrectedBehind = (view: MessageView, at: number): boolean =>
  cuesAt(view, at).some(
    ({ cue, next }) => cue.kind === 'correct' && endsField(view, next) && view.tokens[next]?.text !== ',',
  );

/** "No wait it's month end. Oil 24": the sentence before has begun to correct, and named no goods. */
export const isDoubted = ({ doubtedIn, sentence }: State): boolean => doubtedIn === sentence;

/** So many words of courtesy may stand before "not 8". */
const mostIdle = 2;

/** Where the number stands that "not 8", "please, not 8" denies right behind goods. */
export function behindDenial(view: MessageView, from: number): number | undefined {
  let at = from;
  while (at < from + mostIdle && isBetween(view, at)) at++;
  const isDenied = view.lexicon.denies.has(view.tokens[at]?.text ?? '');
  return isDenied && numbersAt(view, at + 1).length > 0 ? at + 1 : undefined;
}

const isBetween = (view: MessageView, at: number): boolean =>
  view.tokens[at]?.text === ',' ||
  (isIdle(view, at) && !view.lexicon.denies.has(view.tokens[at]?.text ?? ''));
