import { readEachAt } from '../amounts/read-shared-quantity';
import type { State } from '../edit-state';
import type { ItemEdge } from '../item-edge';
import type { Event } from '../items/segment';

/** So many tokens may "3 of each of the following" have. */
const longestEach = 8;

/**
 * The room of "3 of each for the breakfast room please" above a list: whom the order is for, and no goods of the list, which
 * begins on the line below.
 */
export function isForWhom(
  { view, each }: State,
  { at, next, quantity }: ItemEdge,
  [end, row]: readonly Event[],
): boolean {
  const { purpose, owning, definite } = view.lexicon;
  const [word, article] = [at - 2, at - 1].map((place) => view.tokens[place]?.text ?? '');
  const isLed = owning.has(article ?? '') || definite.has(article ?? '');
  if (!each || quantity !== null || !isLed || !purpose.has(word ?? '')) return false;
  const closes = view.tokens[next]?.kind === 'newline' && end?.type === 'skipped' && row?.type === 'item';
  if (!closes || row.item.quantity !== null) return false;
  for (let from = at - 3; from > at - longestEach; from--)
    if (readEachAt(view, from)?.next === at - 2) return true;
  return false;
}
