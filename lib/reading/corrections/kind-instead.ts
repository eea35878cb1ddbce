import type { State } from '../edit-state';
import type { Event } from '../items/segment';
import { findEarlier } from '../mentions/find-earlier';
import { closesField, isRefusal } from './size-instead';

/** So many tokens may stand between goods and a refusal: "… ". */
const farthest = 4;

/**
 * "2 cola 2l ... no the cherry one": the kind that is meant instead of the goods right before, and none that stood already. At
 * the refusal, before the event that names the kind.
 */
export function saysOtherKind(state: State, at: number, ahead: readonly Event[]): boolean {
  const { view, items } = state;
  const last = items.at(-1);
  if (!isRefusal(view, at) || last?.dropped !== null || last.quantity === null) return false;
  if (state.mode !== 'order' || state.condition || at - last.item.next > farthest) return false;
  const next = ahead.find(({ type }) => type === 'item');
  if (next?.type !== 'item' || next.item.quantity !== null) return false;
  const start = view.lexicon.breaks.has(view.tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
  const isPointed = view.lexicon.definite.has(view.tokens[start]?.text ?? '') && next.item.at === start + 1;
  const isOne = (place: number): boolean => view.lexicon.ones.has(view.tokens[place]?.text ?? '');
  const end = isOne(next.item.next) ? next.item.next + 1 : next.item.next;
  return isPointed && isOne(end - 1) && closesField(view, end) && findEarlier(state, next.item) === undefined;
}
