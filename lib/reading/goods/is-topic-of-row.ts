import { isSize } from '../amounts/is-size';
import { type MessageView, numbersAt } from '../message-view';
import { endsSentenceAt } from '../words/find-condition';

/** Words that goods named again have at most, with what stands before them. */
const longestGoods = 10;

/**
 * "cups 2 cases paper cups 250ml": the goods before the quantity only head the row, for those behind it are named by the
 * same words, and no other quantity follows them. `next` is the token behind the quantity.
 */
export function isTopicOfRow(view: MessageView, at: number, end: number, next: number): boolean {
  const { tokens } = view;
  if (tokens[at - 1]?.kind === 'word' || tokens[next]?.kind !== 'word') return false;
  const words = tokens.slice(at, end);
  if (words.some(({ kind }) => kind !== 'word')) return false;
  let close = next;
  while (close < next + longestGoods && !isBorder(view, close)) {
    const isCount = numbersAt(view, close).some((number) => !isSize(view, number.next));
    if (isCount && close > next) return false;
    close++;
  }
  const again = tokens.slice(next, close).map(({ text }) => text);
  return words.length < close - next && words.every(({ text }) => again.includes(text));
}

const isBorder = (view: MessageView, at: number): boolean =>
  !view.tokens[at] || view.tokens[at]?.text === ',' || endsSentenceAt(view, at);
