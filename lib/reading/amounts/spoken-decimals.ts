import { type MessageView, numbersAt } from '../message-view';
import { oncePerView } from '../words/once-per-view';
import { isSize } from './is-size';
import { isLate } from './weigh-number';

/** Words before the point of a spoken number at most: "twenty two point five". */
const mostWhole = 2;

/**
 * Within the size of "joint compound four point five gallon", or at its first word behind goods: no goods begin there, and the
 * number counts none of those behind it.
 */
export function isInDecimalSize(view: MessageView, at: number): boolean {
  const start = decimalsOf(view).get(at);
  return start !== undefined && (start < at || isLate(view, at));
}

/** A word of "four point five gallon", the first as well: no count of goods behind it. */
export const isOfDecimalSize = (view: MessageView, at: number): boolean => decimalsOf(view).has(at);

/** Where the spoken decimal begins that a token belongs to, of those that a measure follows. */
const decimalsOf = oncePerView((view) => {
  const starts = new Map<number, number>();
  for (const [point, { text }] of view.tokens.entries()) {
    if (!view.lexicon.point.has(text)) continue;
    for (let start = point - mostWhole; start < point; start++) {
      const size = numbersAt(view, start).find(({ next }) => next > point && isSize(view, next));
      if (!size) continue;
      for (let at = start; at < size.next; at++) starts.set(at, start);
      break;
    }
  }
  return starts;
});
