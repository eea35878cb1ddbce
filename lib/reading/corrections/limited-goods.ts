import type { EditedItem, State } from '../edit-state';
import { type MessageView, unitAt } from '../message-view';
import { isIdle } from '../words/is-idle';
import { endsField } from '../words/skip-punctuation';

/**
 * "i wanted six rolls but the month is long so only four", "i said 2 but the deacon paints the hall too so 4 please": behind
 * a "but" in the same sentence so many and no more, of the goods that are returned. Not "but we have only 4", which tells
 * what is there, and not "but only 4 eggs".
 */
export function limitedGoods(state: State, at: number, next: number): EditedItem | undefined {
  const { view, items, sentence, mode } = state;
  const { contrast, only, sums, holding, reasons } = view.lexicon;
  const before = wordAt(view, at - 1);
  const ends = endsField(view, behindThanks(view, unitAt(view, next)?.next ?? next));
  const isSaid = only.has(before) || sums.has(before) || isSentHence(view, at);
  if (mode !== 'order' || !ends || !isSaid) return undefined;
  const place = items.findLastIndex(({ dropped, quantity }) => dropped === null && quantity !== null);
  const goods = items[place];
  if (goods?.sentence !== sentence || !items.slice(place + 1).every(isWord)) return undefined;
  const said = view.tokens.slice(goods.item.next, at - 1).map(({ text }) => text);
  const isTold = said.some((word) => holding.has(word) || reasons.has(word));
  return said.some((word) => contrast.has(word)) && !isTold ? goods : undefined;
}

/** The number of "i dont know how many are in a box so just send 24 loose ones". */
function isSentHence(view: MessageView, at: number): boolean {
  const { again, hence } = view.lexicon;
  return again.has(wordAt(view, at - 1)) && [at - 3, at - 2].some((place) => hence.has(wordAt(view, place)));
}

/** "please", "por favor". */
function behindThanks(view: MessageView, at: number): number {
  const { links, definite } = view.lexicon;
  const isThanks = (place: number): boolean => {
    const word = wordAt(view, place);
    return isIdle(view, place) && !links.has(word) && !definite.has(word);
  };
  return isThanks(at) ? (isThanks(at + 1) ? at + 2 : at + 1) : at;
}

/** The "long" of "the month is long": a word of the reason that names goods elsewhere. */
const isWord = ({ item, quantity }: EditedItem): boolean =>
  quantity === null && item.goodsEnd - item.goodsStart === 1;

const wordAt = ({ tokens }: MessageView, at: number): string => tokens[at]?.text ?? '';
