import { type EditedItem, type State, setMode, steer } from '../edit-state';
import { act, drop, setQuantity } from '../lines/act';
import { findSaidAgain } from '../mentions/find-earlier';
import type { MessageView } from '../message-view';
import { beginsCue } from '../words/find-cues';
import { isGoodsWord, isIdle } from '../words/is-idle';

/**
 * "6 coke or pepsi, 3 fanta": after the substitute, goods with a quantity and a separator are a line again, and what it was
 * for is said: "4 rice or beans if out, 6 coke, cancel the coke".
 */
export function isNextLine(state: State, entry: EditedItem): boolean {
  const last = state.items.at(-1);
  // "if no gouda, 2 cheddar": the line that may be missing is no substitute of itself.
  const isLine =
    last !== undefined && last.quantity === null && findSaidAgain(state, last.item) !== undefined;
  const offered = (last?.dropped === 'substitute' && !isLine) || offersStrange(state.view, entry.item.at - 1);
  const apart = /^(?:,|and|plus|en|y|e|et)$/.test(state.view.tokens[entry.item.at - 1]?.text ?? '');
  if (!offered || !apart || entry.quantity === null || entry.item.side !== 'lead') return false;
  steer(state, { condition: null });
  setMode(state, 'order', '');
  return true;
}

/** "6 coke or pepsi": the second is only taken when the first is out; a quantity after it is the first's. */
export function offerSubstitute(state: State, entry: EditedItem): void {
  const first = state.items.findLast((found) => found.dropped === null);
  act(entry, 'substitution', drop('substitute'));
  if (first && first.quantity === null && entry.quantity !== null) {
    act(first, 'substitution', setQuantity(entry.quantity, entry.unit));
  }
}

/** More words name no substitute that nobody knows, or lead to none. */
const longest = 3;

/**
 * "the lager is finished then give me windhoek and two mayo": a substitute need be no goods that are known. At the mark or
 * word behind it; not "if no gouda, 2 cheddar", where what is to be sent instead only follows.
 */
function offersStrange(view: MessageView, mark: number): boolean {
  const end = view.tokens[mark - 1]?.text === ',' ? mark - 1 : mark;
  let at = end - 1;
  while (end - at <= longest && isGoodsWord(view, at) && !asks(view, at)) at--;
  if (at === end - 1) return false;
  for (let back = at; back > at - longest; back--) {
    if (asks(view, back)) return true;
    if (!isIdle(view, back)) return false;
  }
  return false;
}

const asks = (view: MessageView, at: number): boolean => beginsCue(view, at, 'consequence', 'add');
