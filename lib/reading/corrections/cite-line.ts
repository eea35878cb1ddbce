import { type EditedItem, type State, setMode } from '../edit-state';
import { act, setQuantity, tell } from '../lines/act';
import { findEarlier } from '../mentions/find-earlier';
import { pointedAt } from '../mentions/find-meant';
import { quantityCorrected } from '../reading';

/**
 * "where I wrote 12 rice kindly read 6": goods as they stand, whose correction follows; "6 rice no 4. I said 6 rice": or with
 * the quantity that they have after all.
 */
export function citesLine(state: State, { item, quantity, unit }: EditedItem): boolean {
  if (state.mode !== 'cite') return false;
  const cited = findEarlier(state, item);
  if (cited && quantity !== null && quantity !== cited.quantity) {
    act(cited, 'restatement', setQuantity(quantity, unit ?? cited.unit), tell(quantityCorrected));
  }
  setMode(state, cited ? 'correct' : 'order', '', cited ?? null);
  return cited !== undefined;
}

/** "where I wrote …", "instead of …": what stands already may follow. */
export const citesOld = ({ mode, cue, view, target }: State): boolean =>
  mode === 'cite' ||
  (mode === 'correct' && !target && cue.split(' ').some((word) => view.lexicon.insteadOf.has(word)));

/** "where I wrote 12 kindly read 6": the number stands already, and its correction follows; `next` is the token behind it. */
export function citesNumber(state: State, { value }: { value: number }, next: number): boolean {
  const standing = state.items.filter(({ dropped }) => dropped === null);
  const cited = pointedAt(state, next) ?? standing.findLast(({ quantity }) => quantity === value);
  if (cited) setMode(state, 'correct', '', cited);
  return cited !== undefined;
}
