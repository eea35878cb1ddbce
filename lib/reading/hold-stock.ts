import type { EditedItem, State } from './edit-state';

/** "we have 2 rice left so send 10 and 5 salt": behind goods that are asked for, with a quantity that leads. */
export const isAlsoWanted = ({ view, items }: State, { item, quantity }: EditedItem): boolean =>
  items.at(-1)?.item.restock === true &&
  quantity !== null &&
  item.side === 'lead' &&
  view.lexicon.and.has(view.tokens[item.at - 1]?.text ?? '');

/** "oh we have shells": what is there already is not wanted. */
export function holdStock(entry: EditedItem, earlier: EditedItem | undefined): void {
  entry.dropped = 'stock';
  if (earlier && entry.quantity === null) earlier.dropped = 'cancelled';
}
