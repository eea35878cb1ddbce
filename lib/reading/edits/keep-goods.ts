import { type EditedItem, type State, setMode } from '../edit-state';
import type { Event } from '../items/segment';
import { act, keep } from '../lines/act';
import { says } from '../mentions/find-earlier';
import type { CueEvent } from '../refusals/judge-cancel-cue';
import { isIdle } from '../words/is-idle';

/**
 * "keep it" restores what was taken back last; "keep the sleeves", "keep the 2 brooms" speak of other goods, which
 * stand already or are lines of their own.
 */
export function keepGoods(state: State, event: CueEvent, next: Event | undefined): void {
  const { tokens } = state.view;
  if (next?.type === 'item' && next.item.at === event.next && next.item.quantity !== null) {
    const isBack = state.undo.some(({ item }) => says(state.view, item, next.item));
    if (!isBack) {
      setMode(state, 'order', '');
      return;
    }
  }
  const word = tokens[event.next];
  const names = ({ item }: EditedItem): boolean =>
    tokens.slice(item.goodsStart, item.goodsEnd).some(({ text }) => text === word?.text);
  if (word?.kind === 'word' && !isIdle(state.view, event.next) && !state.undo.some(names)) {
    setMode(state, 'ask', event.cue.words.join(' '));
    return;
  }
  for (const entry of state.undo) act(entry, 'reinstatement', keep);
  setMode(state, 'order', '');
}
