import type { EditedItem } from '../edit-state';
import type { MessageView } from '../message-view';

/**
 * "4 milk, 2 bread. Cancel the 6 milk from yesterday", "… the 6 milk i ordered this morning": so many of an order of before, and
 * not the other count that this one has.
 */
export function isOfOlderOrder(
  view: MessageView,
  { item, quantity }: EditedItem,
  earlier: EditedItem,
): boolean {
  if (quantity === null || earlier.quantity === null || quantity === earlier.quantity) return false;
  const { from, links, subjects, ordered, cameWhen } = view.lexicon;
  let at = item.next;
  while (
    at < item.next + longestTold &&
    [from, links, subjects, ordered].some((words) => words.has(view.tokens[at]?.text ?? ''))
  )
    at++;
  return at > item.next && cameWhen.has(view.tokens[at]?.text ?? '');
}

/** So many words may stand before when it was: "that i ordered", "from". */
const longestTold = 4;
