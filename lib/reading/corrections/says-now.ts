import type { EditedItem, State } from '../edit-state';
import type { ItemEdge } from '../item-edge';
import { findSaidAgain } from '../mentions/find-earlier';
import { type MessageView, numbersAt } from '../message-view';
import { cuesAt } from '../words/find-cues';
import { isIdle } from '../words/is-idle';
import { endsField } from '../words/skip-punctuation';

/** "oil is 14 now", "make oil 10", "oil only 2", when there is oil already, in another number. */
export function saysNow(state: State, { item, quantity }: EditedItem): boolean {
  if (quantity === null || !(leadsToNew(state, item) || isDoubted(state))) return false;
  const earlier = findSaidAgain(state, item);
  return earlier?.quantity != null && earlier.quantity !== quantity && earlier.sentence < state.sentence;
}

/** Beside goods and their quantity stands a word of one that is new. */
export function leadsToNew({ view }: State, { at, goodsEnd, next, side }: ItemEdge): boolean {
  const { makes, nows, only, definite } = view.lexicon;
  const textAt = (place: number): string => view.tokens[place]?.text ?? '';
  const verb = definite.has(textAt(at - 1)) ? at - 2 : at - 1;
  if (makes.has(textAt(verb))) return true;
  if (side !== 'trail') return false;
  const between = view.tokens.slice(goodsEnd, next).map(({ text }) => text);
  return (
    nows.has(textAt(next)) ||
    isCorrectedBehind(view, next) ||
    between.some((word) => nows.has(word) || only.has(word)) ||
    behindDenial(view, next) !== undefined
  );
}

/** "oil 5 actually". */
const isCorrectedBehind = (view: MessageView, at: number): boolean =>
  cuesAt(view, at).some(({ cue, next }) => cue.kind === 'correct' && endsField(view, next));

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
