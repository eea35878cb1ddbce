import { measureOf } from '../../language/compile';
import { singularOf } from '../../language/text/singular-of';
import { chainAt } from '../amounts/chain-at';
import type { EditedItem, State } from '../edit-state';
import type { ItemEdge } from '../item-edge';
import type { MessageView } from '../message-view';
import { oncePerView } from '../words/once-per-view';

/** Everything the second goods name, sizes too, the first name as well. */
export function says(view: MessageView, first: ItemEdge, second: ItemEdge): boolean {
  const known = goodsWordsOf(view, first);
  return goodsWordsOf(view, second).every((word) => known.includes(word));
}

/** Both have a telling word, not only a size. */
export const sharesName = (view: MessageView, first: ItemEdge, second: ItemEdge): boolean =>
  goodsWordsOf(view, first).some((word) => !isSizeWord(word) && goodsWordsOf(view, second).includes(word));

/**
 * The last earlier item that these goods name again: all its telling words stand there, or the other way
 * round. One with a quantity goes before one only mentioned, and goods of no other word before those of more: in
 * "6 milk 2 l, 4 milk powder, make the milk 8" it is the first.
 */
export function findEarlier(state: State, item: ItemEdge): EditedItem | undefined {
  // Each once: the "2" and "2l" of "2 cherry cola 2l" are not all that "squash 2l" says.
  const words = [...new Set(goodsWordsOf(state.view, item))];
  const named = state.items.slice(-farthest).filter((entry) => {
    if (entry.dropped !== null || entry.item === item) return false;
    const other = new Set(goodsWordsOf(state.view, entry.item));
    const common = words.filter((word) => other.has(word)).length;
    return common > 0 && (common === words.length || common === other.size);
  });
  const counted = named.filter((entry) => entry.quantity !== null);
  return counted.at(-1) ?? named.at(-1);
}

/** Of the words of goods: `500`, `4x4`, a spoken fraction. */
export const isSizeWord = (word: string): boolean => /^[\d.]/.test(word);

/** As findEarlier, where the item has every word of these goods. */
export function findSaidAgain(state: State, item: ItemEdge): EditedItem | undefined {
  const earlier = findEarlier(state, item);
  return earlier && says(state.view, earlier.item, item) ? earlier : undefined;
}

/** "swap the white bread": the one standing item that shares most words with goods pointed at; none in a tie. */
export const findLikely = (state: State, item: ItemEdge): EditedItem | undefined =>
  state.view.lexicon.definite.has(state.view.tokens[item.at - 1]?.text ?? '')
    ? findKin(state, item)
    : undefined;

/** "3 karoo orange, 2 rusks. Rather karoo mango": the one standing item that shares most words with these goods; none in a tie. */
export function findKin(state: State, item: ItemEdge): EditedItem | undefined {
  const words = goodsWordsOf(state.view, item);
  const sharing = state.items
    .slice(-farthest)
    .filter(({ dropped }) => dropped === null)
    .map((entry) => ({
      entry,
      common: goodsWordsOf(state.view, entry.item).filter((word) => words.includes(word)).length,
    }));
  const most = Math.max(1, ...sharing.map(({ common }) => common));
  const best = sharing.filter(({ common }) => common === most);
  return best.length === 1 ? best[0]?.entry : undefined;
}

/** Items looked at: in a longer message nobody means one further back, and it would cost quadratic time. */
export const farthest = 100;

const remembered = new WeakMap<ItemEdge, string[]>();

export function goodsWordsOf(view: MessageView, item: ItemEdge): string[] {
  const known = remembered.get(item) ?? readGoodsWords(view, item);
  remembered.set(item, known);
  return known;
}

/** Lets goods that are no tokens of their message have the words of others. */
export function nameGoods(item: ItemEdge, view: MessageView, goods: ItemEdge): void {
  remembered.set(item, readGoodsWords(view, goods));
}

/** `4x4` and `4x12` of 4x4x12, which 2x4x12 has not both. */
function linkFrom(view: MessageView, { goodsEnd }: ItemEdge, at: number): string[] {
  const goesOn = at + 2 < goodsEnd && chainAt(view, at)?.last === false;
  return goesOn ? [`${view.tokens[at]?.text}x${view.tokens[at + 2]?.text}`] : [];
}

/** Goods named by a word of what they are, by the token where their name begins: where it ends, and the words they were written with. */
const meanings = oncePerView(() => new Map<number, { end: number; words: readonly string[] }>());

/** From now on a name is read as the words that goods of before were written with: "the sugar", of cane hill white 5kg. */
export function readAs(view: MessageView, item: ItemEdge, goods: ItemEdge): void {
  meanings(view).set(item.goodsStart, { end: item.goodsEnd, words: goodsWordsOf(view, goods) });
  remembered.delete(item);
}

/** The 8 of "lemon 8kg", where goods are sold by that measure: it says how much, and names nothing. */
const isQuantity = (
  { tokens, lexicon }: MessageView,
  { side, quantity, unit }: ItemEdge,
  at: number,
): boolean =>
  side === 'none' &&
  quantity !== null &&
  tokens[at]?.value === quantity &&
  measureOf(tokens[at + 1]?.text ?? '', lexicon)?.symbol === unit;

/** Telling words and sizes, spoken fractions as numbers; "type m" with what it is a type of. */
function readGoodsWords(view: MessageView, item: ItemEdge): string[] {
  const meaning = meanings(view).get(item.goodsStart);
  if (meaning && meaning.end >= item.goodsEnd) return [...meaning.words];
  return view.tokens.slice(item.goodsStart, item.goodsEnd).flatMap((token, i) => {
    if (isQuantity(view, item, item.goodsStart + i)) return [];
    if (token.kind === 'number') return [token.text, ...linkFrom(view, item, item.goodsStart + i)];
    const label = view.tokens[item.goodsStart + i - 1]?.text ?? '';
    if (i > 0 && view.lexicon.naming.has(label)) return [`${label} ${token.text}`];
    const fraction = view.lexicon.fractions.get(token.text);
    if (fraction !== undefined) return [String(fraction)];
    return token.kind === 'word' &&
      token.text.length > 1 &&
      !view.lexicon.filler.has(token.text) &&
      !measureOf(token.text, view.lexicon)
      ? [singularOf(token.text)]
      : [];
  });
}
