import { singularOf } from '../../language/text/singular-of';
import type { EditedItem, State } from '../edit-state';
import type { ItemEdge } from '../item-edge';
import type { Event } from '../items/segment';
import { findEarlier, goodsWordsOf, isSizeWord, readAs } from '../mentions/find-earlier';
import { numbersAt } from '../message-view';
import { beginsCue } from '../words/find-cues';
import { isDoubted, leadsToNew } from './says-now';

/** So many lines back, the catalogue is asked what they are called. */
const farthest = 30;

/**
 * "5 cane hill white 5kg, 4 rooibos. No, make the sugar 8": goods that a correction names by a word which no line was written
 * with are those whose product alone is called so, and are read as if its words stood there.
 */
export function nameByProduct(state: State, entry: EditedItem, ahead: readonly Event[]): void {
  const { view } = state;
  if (!isSetAnew(state, entry, ahead) || findEarlier(state, entry.item)) return;
  const line = findCalled(state, entry.item);
  if (line) readAs(view, entry.item, line.item);
}

/** The line whose product is called so, most plainly; none in a tie. */
function findCalled(state: State, item: ItemEdge): EditedItem | undefined {
  const words = goodsWordsOf(state.view, item);
  // As they are written: the "olie" of another language is no plural of English.
  const names = state.view.tokens
    .slice(item.goodsStart, item.goodsEnd)
    .flatMap(({ kind, text }) => (kind === 'word' && words.includes(singularOf(text)) ? [text] : []));
  if (names.length === 0) return undefined;
  const called = state.items.slice(-farthest).flatMap((line) => {
    if (line.dropped !== null || line.quantity === null) return [];
    const own = goodsWordsOf(state.view, line.item);
    const fits = words.every((word) => !isSizeWord(word) || own.includes(word));
    const others = fits ? state.calls(line, names) : null;
    return others === null ? [] : [{ line, others }];
  });
  const fewest = Math.min(...called.map(({ others }) => others));
  const plain = called.filter(({ others }) => others === fewest);
  return plain.length === 1 ? plain[0]?.line : undefined;
}

/** A quantity is said of goods as one says a new one: in a correction, or with "must be" or "down to" between. */
function isSetAnew(state: State, { item }: EditedItem, ahead: readonly Event[]): boolean {
  const { view, mode } = state;
  const { lexicon, tokens } = view;
  const [next] = ahead;
  const isLed = next?.type === 'number' && next.at === item.next;
  const ends = numbersAt(view, item.goodsEnd - 1).some(({ next: end }) => end === item.goodsEnd);
  if (item.quantity === null && beginsCue(view, item.next, 'correct')) return true;
  if (mode === 'correct') return item.quantity !== null || ends || isLed;
  if (item.quantity === null || mode !== 'order') return false;
  if (isDoubted(state) || leadsToNew(state, item)) return true;
  if (item.side !== 'trail') return false;
  const between = tokens.slice(item.goodsEnd, item.next);
  return beginsCue(view, item.goodsEnd, 'correct') || between.some(({ text }) => lexicon.to.has(text));
}
