import { isNumeral, type MessageView } from '../message-view';
import { isIdle } from './is-idle';
import { oncePerView } from './once-per-view';

/** Goods of so many tokens at least lie between a word and the same word of the next goods. */
const farthest = 16;

/**
 * Whether goods would say a telling word twice with a number between: "38 gal heater and a 30 gal heater", "outlet black
 * 1 outlet white" are two goods, although no product is like the second.
 */
export const repeatsItself = (view: MessageView, start: number, end: number): boolean =>
  (repeatsOf(view)[end] ?? -1) >= start;

/** Before each place: the last word that is said again before it. */
const repeatsOf = oncePerView((view): Int32Array => {
  const last = new Int32Array(view.tokens.length + 1).fill(-1);
  const said = new Map<string, number>();
  let number = -1;
  for (const [at, { kind, text }] of view.tokens.entries()) {
    last[at + 1] = last[at] ?? -1;
    // "1/2 comp x 3/8 comp valve" has two ends.
    if (isNumeral(view, at)) number = view.tokens[at - 1]?.text === 'x' ? number : at;
    else if (kind === 'word' && text.length > 2 && !isIdle(view, at) && !view.lexicon.units.has(text)) {
      const before = said.get(text) ?? -1;
      if (before >= 0 && before < number && at - before <= farthest)
        last[at + 1] = Math.max(last[at] ?? -1, before);
      said.set(text, at);
    }
  }
  return last;
});
