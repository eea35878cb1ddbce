import { isSizeWord } from '../amounts/is-size';
import { type MessageView, unitAt } from '../message-view';
import { isGoodsWord } from '../words/is-idle';

/**
 * Of a heading each word tells something of one row or another: above "lavender" the words "soap 175g herbal" name goods of
 * their own, as the catalogue names no row better for "herbal". `gains` tell how much better it names each by a text.
 */
export function eachWordTells(
  view: MessageView,
  [start, end]: readonly [start: number, end: number],
  gains: readonly ((context: string) => number)[],
): boolean {
  const words = view.tokens.slice(start, end);
  const contextOf = (without: number): string =>
    words.flatMap(({ text }, i) => (i === without ? [] : text)).join(' ');
  const tells = (i: number): boolean => gains.some((gainOf) => gainOf(contextOf(i)) < gainOf(contextOf(-1)));
  return words.every(
    (_, i) =>
      !isGoodsWord(view, start + i) ||
      unitAt(view, start + i) !== null ||
      isSizeWord(view, start + i) ||
      tells(i),
  );
}
