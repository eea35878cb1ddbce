import type { ItemEdge } from '../item-edge';
import type { MessageView } from '../message-view';
import { cuesAt } from '../words/find-cues';

/** So many tokens of goods may stand before the "each" of their size: "3 kg each tomato". */
const longestSize = 2;

/** "carrots 3kg each", "3kg each carrots": what is said of these goods holds for each of those beside them. */
export function isEach(view: MessageView, { goodsStart, goodsEnd, next }: ItemEdge): boolean {
  const isCue = (at: number): boolean => cuesAt(view, at).some(({ cue }) => cue.kind === 'each');
  if (isCue(goodsEnd) || isCue(next)) return true;
  const isSized = view.tokens[goodsStart]?.kind === 'number';
  return isSized && [1, longestSize].some((size) => goodsStart + size < goodsEnd && isCue(goodsStart + size));
}
