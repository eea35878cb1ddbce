import type { EditedItem, State } from '../edit-state';

/**
 * "plaster 20 - 3 never mind the 20": the row just written, whose name ends in that number, and not so many of the rows
 * above. But "12 gouda 400g, 3 eggs, drop the 3".
 */
export function calledBySize({ view, items, sentence }: State, value: number): EditedItem | undefined {
  const last = items.at(-1);
  if (last?.dropped !== null || last.sentence !== sentence || last.quantity === value) return undefined;
  return view.tokens[last.item.goodsEnd - 1]?.value === value ? last : undefined;
}
