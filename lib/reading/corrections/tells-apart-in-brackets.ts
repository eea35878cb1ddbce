import type { EditedItem, State } from '../edit-state';
import type { ItemEdge } from '../item-edge';

/** So many words stand before what tells one kind of goods from another: "(the one with". */
const longestLead = 4;

/**
 * "1 case cups 250ml (the one with 1 000 cups)": brackets right behind goods with a quantity that say which of them is
 * meant; what they hold is no line. But "6 pilchards (2 with chilli)" counts.
 */
export function tellsApartInBrackets({ view, items }: State, item: ItemEdge): boolean {
  const { definite, ones, likens, relatives } = view.lexicon;
  const textAt = (at: number): string => view.tokens[at]?.text ?? '';
  let open = item.at - 1;
  while (open > item.at - 1 - longestLead && textAt(open) !== '(') open--;
  const last: EditedItem | undefined = items.at(-1);
  if (textAt(open) !== '(' || last?.item.next !== open || last.quantity === null) return false;
  if (!definite.has(textAt(open + 1))) return false;
  const link = ones.has(textAt(open + 2)) ? open + 3 : open + 2;
  return link < item.goodsStart && (likens.has(textAt(link)) || relatives.has(textAt(link)));
}
