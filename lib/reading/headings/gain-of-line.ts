import { isSize, isSizeWord } from '../amounts/is-size';
import { isSizeOfPair } from '../goods/tells-goods';
import type { Judge } from '../judge';
import type { MessageView } from '../message-view';
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
  const named = view.tokens.slice(start, end).filter(({ kind }, i) => kind === 'word' || isSized(start + i));
  const [first, last] = [named[0], named.at(-1)];
  return first && last ? judge.fit(first.start, last.end, null, context).gain : 0;
}
