import { type EditedItem, type State, setMode } from '../edit-state';
import { act, drop, replace, setQuantity, tell } from '../lines/act';

/** One line goes out, and another takes its place, with what it does not say anew. */
export function replaceLine(state: State, entry: EditedItem, replaced: EditedItem): void {
  act(replaced, 'replacement', drop('cancelled'));
  act(
    entry,
    'replacement',
    setQuantity(entry.quantity ?? replaced.quantity, entry.unit ?? replaced.unit),
    tell('replaces what was written before'),
    replace(replaced.item),
  );
  setMode(state, 'order', '');
}
