import { type State, setMode, steer } from '../edit-state';
import type { ItemEdge } from '../item-edge';
import { sentenceEnd } from '../words/find-condition';
import { isTalk } from '../words/is-talk';

/**
 * "4 candles if you have and 2 matches": the condition is said of the goods before it, names none, and is over with the
 * "and" that leads to the next; but "if you have the white and 2 brown" is of both.
 */
export function endConditionBehind(state: State, { at, quantity }: ItemEdge): void {
  const { view, items, condition, mode } = state;
  const last = items.findLast(({ item }) => !isTalk(view, item.goodsStart, item.goodsEnd));
  if (mode !== 'ask' || condition?.after !== 'order' || !last || quantity === null) return;
  const isOfLast = last.dropped === null && last.quantity !== null && last.item.next <= condition.from;
  const isTold = isOfLast && sentenceEnd(view, last.item.at) > condition.from;
  // "nama-safety matches"
  const joining = view.tokens[at - 1]?.text === '-' ? at - 2 : at - 1;
  if (!isTold || !view.lexicon.and.has(view.tokens[joining]?.text ?? '')) return;
  steer(state, { condition: null });
  setMode(state, 'order', '');
}
