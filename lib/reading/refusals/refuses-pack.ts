import { isOnePack } from '../amounts/tells-pack';
import type { EditedItem } from '../edit-state';
import { goodsWordsOf } from '../mentions/find-earlier';
import { type MessageView, numbersAt } from '../message-view';

/**
 * "6 teabags 50s … not the 200 pack of teabags we got last time": refused is a pack of goods whose row stands in another;
 * the row stays. But "not the 6 packs of teabags", and a pack that the row is written with.
 */
export function refusesOtherPack(
  view: MessageView,
  { item, quantity }: EditedItem,
  earlier: EditedItem,
): boolean {
  if (item.side !== 'lead' || quantity === null || earlier.quantity === quantity) return false;
  if (!view.lexicon.definite.has(view.tokens[item.at - 1]?.text ?? '')) return false;
  const isPack = numbersAt(view, item.at).some(
    ({ value, next }) => value === quantity && isOnePack(view, next),
  );
  const isWritten = goodsWordsOf(view, earlier.item).some((word) => Number.parseFloat(word) === quantity);
  return isPack && quantity > 1 && !isWritten;
}
