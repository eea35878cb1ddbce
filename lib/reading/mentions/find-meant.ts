import { singularOf } from '../../language/text/singular-of';
import { chainAt } from '../amounts/chain-at';
import { isSize } from '../amounts/is-size';
import { type EditedItem, itemsOfSentence, type State } from '../edit-state';
import { type MessageView, numbersAt, unitAt } from '../message-view';
import { isIdle } from '../words/is-idle';
import { farthest, goodsWordsOf, says } from './find-earlier';

/** "the 40s should be 3", "scratch the sixteen footers": goods of before, called by their size alone. */
export function namedBySize(
  { view, items }: State,
  { at, next }: { at: number; next?: number },
): EditedItem | undefined {
  const value = numbersAt(view, at).find((number) => number.next === (next ?? at + 1))?.value;
  if (
    value === undefined ||
    !view.lexicon.definite.has(view.tokens[at - 1]?.text ?? '') ||
    !(isSize(view, next ?? at + 1) || isPlural(view, at))
  )
    return undefined;
  // The "eighties" of a transcript is no number by itself.
  const isValue = (place: number, end: number): boolean =>
    view.tokens[place]?.value === value ||
    numbersAt(view, place).some((number) => number.value === value && number.next <= end);
  const fitting = items.filter(
    ({ dropped, item }) =>
      dropped === null &&
      view.tokens
        .slice(item.goodsStart, item.goodsEnd)
        .some((_, i) => isValue(item.goodsStart + i, item.goodsEnd)),
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** "scrap the coils winter is coming": the last goods that the first words say, where a story goes on behind them. */
export function namedByFirst(
  { view, items }: State,
  { from, to }: { from: number; to: number },
): EditedItem | undefined {
  const said = view.tokens.slice(from, to).map(({ text }) => singularOf(text));
  // "the five eighths" is no tape of five hundred foot: numbers say it together, or not at all.
  const least = said.findIndex((word) => !view.lexicon.numbers.has(word)) + 1 || said.length;
  for (let end = said.length; end >= least; end--) {
    const found = items
      .slice(-farthest)
      .findLast(
        ({ dropped, item }) =>
          dropped === null && said.slice(0, end).every((word) => goodsWordsOf(view, item).includes(word)),
      );
    if (found) return found;
  }
  return undefined;
}

/** "the thirties". */
const isPlural = ({ tokens, lexicon }: MessageView, at: number): boolean =>
  lexicon.plurals.has(tokens[at]?.text ?? '');

/** "the grape should be 2": the line of before that goods without a quantity name again. */
export function twinOf({ view, items }: State, mention: EditedItem): EditedItem | undefined {
  const at = items.lastIndexOf(mention);
  return items
    .slice(Math.max(0, at - farthest), at)
    .findLast(
      (entry) => entry.dropped === null && entry.quantity !== null && says(view, entry.item, mention.item),
    );
}

/** The same, of goods that have no quantity. */
export const mentionedTwin = (state: State, entry: EditedItem): EditedItem | undefined =>
  entry.quantity === null && entry.dropped === null ? twinOf(state, entry) : undefined;

/** "on the", "for the": goods of before follow. */
export function pointsOn({ tokens, lexicon }: MessageView, at: number): boolean {
  const word = tokens[at]?.text ?? '';
  return (word === 'on' || lexicon.purpose.has(word)) && lexicon.definite.has(tokens[at + 1]?.text ?? '');
}

/** "5 of the 3kg": the goods before that all the words after the number name. */
export function pointedAt(state: State, from: number): EditedItem | undefined {
  const { view } = state;
  const { links } = view.lexicon;
  let at = from;
  if (pointsOn(view, at)) return namedAt(state, at + 2);
  if (!links.has(view.tokens[at]?.text ?? '') || view.lexicon.pointing.has(view.tokens[at + 1]?.text ?? ''))
    return undefined;
  while (links.has(view.tokens[at]?.text ?? '') || isIdle(view, at)) at++;
  return namedAt(state, at);
}

/** "14 panels": the goods before that are counted in such units. */
export const countedAt = (state: State, at: number): EditedItem | undefined =>
  unitAt(state.view, at) ? namedAt(state, at) : undefined;

/** So many telling words name goods of before, and with those between them so many tokens. */
const [mostWords, longestName] = [6, 20];

/** The last goods that have all the words and numbers from a token on: "the 2x6s". */
export function namedAt(state: State, from: number): EditedItem | undefined {
  const { view } = state;
  const words: string[] = [];
  const sized = chainAt(view, from) !== null;
  for (let at = from; at < from + longestName && words.length < mostWords; at++) {
    if (!/^(?:word|number)$/.test(view.tokens[at]?.kind ?? '')) break;
    const text = view.tokens[at]?.text ?? '';
    if (words.length > 0 && isIdle(view, at)) break;
    if (text !== 's' && !isIdle(view, at)) words.push(text);
  }
  const names = (entry: EditedItem): boolean => {
    const goods = view.tokens.slice(entry.item.goodsStart, entry.item.goodsEnd).map(({ text }) => text);
    return sized
      ? ` ${goods.join(' ')} `.includes(` ${words.join(' ')} `)
      : words.every((word) => goods.some((own) => singularOf(own) === singularOf(word)));
  };
  return words.length > 0
    ? state.items.slice(-farthest).findLast((entry) => entry.dropped === null && names(entry))
    : undefined;
}

/** Of the goods that this sentence only asks about or sets a condition for, those that are goods most plainly. */
export function asked(state: State): EditedItem | undefined {
  const here = itemsOfSentence(state);
  if (here.at(-1)?.dropped !== 'question') return undefined;
  return here
    .filter((entry) => entry.dropped === 'question')
    .reduce((best, entry) => (entry.item.fit > best.item.fit ? entry : best));
}
