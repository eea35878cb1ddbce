import { type EditedItem, type State, setMode } from './edit-state';
import { findEarlier } from './find-earlier';
import { pointedAt } from './find-meant';

/** "where I wrote 12 rice kindly read 6": goods as they stand, whose correction follows. */
export function citesLine(state: State, { item }: EditedItem): boolean {
  if (state.mode !== 'cite') return false;
  const cited = findEarlier(state, item);
  setMode(state, cited ? 'correct' : 'order', '').target = cited ?? null;
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
  if (cited) setMode(state, 'correct', '').target = cited;
  return cited !== undefined;
}
