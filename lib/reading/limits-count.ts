import type { EditedItem, State } from './edit-state';
import type { MessageView } from './message-view';
import { endsField } from './skip-punctuation';

/**
 * "i wanted six rolls but the month is long so only four": behind a "but" in the same sentence so many and no more, of the goods
 * that are returned. Not "but we have only 4", which tells what is there, and not "but only 4 eggs".
 */
export function limitedGoods(state: State, at: number, next: number): EditedItem | undefined {
  const { view, items, sentence, mode } = state;
  const { contrast, only, holding, reasons } = view.lexicon;
  if (mode !== 'order' || !endsField(view, next) || !only.has(wordAt(view, at - 1))) return undefined;
  const place = items.findLastIndex(({ dropped, quantity }) => dropped === null && quantity !== null);
  const goods = items[place];
  if (goods?.sentence !== sentence || !items.slice(place + 1).every(isWord)) return undefined;
  const said = view.tokens.slice(goods.item.next, at - 1).map(({ text }) => text);
  const isTold = said.some((word) => holding.has(word) || reasons.has(word));
  return said.some((word) => contrast.has(word)) && !isTold ? goods : undefined;
}

/** The "long" of "the month is long": a word of the reason that names goods elsewhere. */
const isWord = ({ item, quantity }: EditedItem): boolean =>
  quantity === null && item.goodsEnd - item.goodsStart === 1;

const wordAt = ({ tokens }: MessageView, at: number): string => tokens[at]?.text ?? '';
