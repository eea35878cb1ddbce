import { isSize, isSizeWord } from '../amounts/is-size';
import { isSizeOfPair } from '../goods/tells-goods';
import type { Judge } from '../judge';
import type { MessageView } from '../message-view';
import { beginsCue } from '../words/find-cues';
import type { LineTokens } from './heading-lines';

/** How well the goods of a line are named, with what a heading says of them; 0 without goods. */
export function gainOfLine(
  view: MessageView,
  judge: Judge,
  context: string,
  [start, end]: LineTokens,
): number {
  const isSized = (at: number): boolean =>
    view.tokens[at]?.kind === 'number'
      ? isSize(view, at + 1) || isSizeOfPair(view, at)
      : isSizeWord(view, at);
  const named = view.tokens
    .slice(start, goodsEnd(view, start, end))
    .filter(({ kind }, i) => kind === 'word' || isSized(start + i));
  const [first, last] = [named[0], named.at(-1)];
  if (!first || !last) return 0;
  const { known, gain, score } = judge.fit(first.start, last.end, null, context);
  // Goods of another brand: the words of this one hide more of them than they tell.
  return known || score + gain > judge.fit(first.start, last.end, null, '').score ? gain : 0;
}

/** Where a row tells what is in stock: behind "cola" in "cola have 8 need 30". */
function goodsEnd(view: MessageView, start: number, end: number): number {
  for (let at = start + 1; at < end; at++) if (beginsCue(view, at, 'have', 'need')) return at;
  return end;
}
