import type { ItemEdge } from '../item-edge';
import type { MessageView } from '../message-view';
import { isIdle } from '../words/is-idle';

/** Tokens of a phrase that says in what goods are like those before them, the end exclusive. */
interface Likeness {
  start: number;
  end: number;
}

/** So many words of grammar may stand before "same": "do mesmo tamanho", "of the same make". */
const mostBefore = 2;

/**
 * The "same size" of "8 gouda 900g, 8 cheddar same size", in the goods or right behind them; null without one. It names
 * none of their own words, but has the size or brand of the goods before hold for them.
 */
export function findLikeness(view: MessageView, { goodsStart, goodsEnd }: ItemEdge): Likeness | null {
  for (let at = goodsStart; at <= goodsEnd + mostBefore; at++) {
    if (!isLikeness(view, at)) {
      if (at >= goodsEnd && !isIdle(view, at)) return null;
      continue;
    }
    let start = at;
    while (start > goodsStart && at - start < mostBefore && isIdle(view, start - 1)) start--;
    return { start, end: at + 2 };
  }
  return null;
}

/** The end of the "in the same size" right behind goods; null without one. */
export function likenessEnd(view: MessageView, goodsEnd: number): number | null {
  let at = goodsEnd;
  while (at < goodsEnd + mostBefore && !isLikeness(view, at) && isIdle(view, at)) at++;
  return isLikeness(view, at) ? at + 2 : null;
}

export const isLikeness = ({ tokens, lexicon }: MessageView, at: number): boolean =>
  lexicon.sames.has(tokens[at]?.text ?? '') && lexicon.respects.has(tokens[at + 1]?.text ?? '');

/** The goods of an item but for what likens them to others; all of it where nothing else is left. */
export function withoutLikeness(view: MessageView, item: ItemEdge, { start, end }: Likeness): string {
  const textOf = (from: number, to: number): string =>
    from < to ? view.text.slice(view.tokens[from]?.start, view.tokens[to - 1]?.end) : '';
  const before = textOf(item.goodsStart, Math.min(start, item.goodsEnd));
  return `${before} ${textOf(end, item.goodsEnd)}`.trim() || textOf(item.goodsStart, item.goodsEnd);
}
