import { type EditedItem, type State, setMode } from '../edit-state';

/** One line goes out, and another takes its place, with what it does not say anew. */
export function replaceLine(state: State, entry: EditedItem, replaced: EditedItem): void {
  replaced.dropped = 'cancelled';
  entry.quantity = entry.quantity ?? replaced.quantity;
  entry.unit = entry.unit ?? replaced.unit;
  entry.note = 'replaces what was written before';
  entry.replaces = replaced.item;
  setMode(state, 'order', '');
}
