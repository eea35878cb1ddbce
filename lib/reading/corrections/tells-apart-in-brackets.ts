import type { EditedItem, State } from '../edit-state';
import type { ItemEdge } from '../item-edge';
import type { MessageView } from '../message-view';

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
  if (saysWithout(view, open)) return true;
  if (!definite.has(textAt(open + 1))) return false;
  const link = ones.has(textAt(open + 2)) ? open + 3 : open + 2;
  return link < item.goodsStart && (likens.has(textAt(link)) || relatives.has(textAt(link)));
}

/** Tokens of brackets that say of which kind goods are, and of which not. */
const longestRemark = 9;

/** "12 posts (plain green, no brown)": without numbers, and with a kind that is not meant behind a comma. */
function saysWithout({ tokens, lexicon }: MessageView, open: number): boolean {
  let denies = false;
  for (let at = open + 1; at < open + longestRemark; at++) {
    const { text = '\n', kind } = tokens[at] ?? {};
    if (text === ')') return denies;
    if (kind === 'number' || text === '\n') return false;
    denies ||= tokens[at - 1]?.text === ',' && (lexicon.denies.has(text) || lexicon.noes.has(text));
  }
  return false;
}
