import { type State, steer } from '../edit-state';
import type { Event } from '../items/segment';
import { act, mark } from '../lines/act';
import { namesWhole } from '../words/names-whole';

/**
 * Applies the cue of an earlier order: to the goods right beside it ("the usual sugar", "sugar same as last week"),
 * or, when it stands alone and can ("same as last week"), to the whole order.
 */
export function referBack(state: State, cue: Extract<Event, { type: 'cue' }>, next: Event | undefined): void {
  const named = state.items.at(-1);
  const mayBeAll = cue.cue.kind === 'repeat';
  if (named && !(mayBeAll && named.quantity !== null) && endsAt(state, named.item.next, cue.at))
    act(named, 'repetition', mark('asBefore'));
  // "the usual driver knows"
  else if (!mayBeAll || namesWhole(state.view, cue.next)) return;
  else if (next?.type === 'item' && next.item.at === cue.next) steer(state, { beforeAt: cue.next });
  else steer(state, { repeats: spanOf(state, cue) });
}

/** Nothing but a word like "same" or "please" stands between the goods and the cue. */
function endsAt(state: State, goodsEnd: number, cueAt: number): boolean {
  const between = state.view.tokens.slice(goodsEnd, cueAt);
  return between.length <= 1 && between.every((token) => token.kind === 'word');
}

export function spanOf(state: State, cue: { at: number; next: number }): { start: number; end: number } {
  const { tokens } = state.view;
  return { start: tokens[cue.at]?.start ?? 0, end: tokens[cue.next - 1]?.end ?? 0 };
}
