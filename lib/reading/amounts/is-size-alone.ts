import { measureOf } from '../../language/compile';
import { isNumeral, type MessageView, numbersAt } from '../message-view';
import { chainAt } from './chain-at';
import { isSizeWord } from './is-size';

/**
 * Whether a number before goods may belong to them if these are nothing but a size, and begin no line of its own: the 6
 * of "4 x full cream milk 6 x 1L", the 20 of "10 stud 20 6in", the "seven" of "coffee the seven fifty gram".
 */
export const mayBePartOfPack = (view: MessageView, at: number, goodsStart: number): boolean =>
  isSplitNumber(view, at, goodsStart) || isPackOfCounted(view, at);

/** `1L`, "fifty gram", "4 by 8 foot". */
export const isSizeAlone = (view: MessageView, from: number, to: number): boolean =>
  view.tokens.slice(from, to).some((_, i) => isMeasure(view, from + i)) &&
  view.tokens.slice(from, to).every((_, i) => isPartOfSize(view, from + i) || isMeasure(view, from + i));

const isMeasure = ({ tokens, lexicon }: MessageView, at: number): boolean =>
  tokens[at]?.kind === 'word' && measureOf(tokens[at].text, lexicon) !== undefined;

const isPartOfSize = (view: MessageView, at: number): boolean =>
  /^(?:x|by)$/.test(view.tokens[at]?.text ?? '') || isNumeral(view, at) || numbersAt(view, at).length > 0;

/** The goods, or what would be their quantity, begin within a number: "fifty" of "seven fifty". */
const isSplitNumber = (view: MessageView, at: number, goodsStart: number): boolean =>
  numbersAt(view, at).some(({ form, next }) => form === 'joined' && next > goodsStart) ||
  numbersAt(view, at - 1).some(({ form, next }) => form === 'joined' && next > at);

/** Words that goods before their pack have at most. */
const longestName = 10;

/** The 6 of `6 x 1`, the 20 of `10 stud 20 6in x 12`, behind goods that have their count before them. */
function isPackOfCounted(view: MessageView, at: number): boolean {
  const beforeSize = view.tokens[at + 1]?.kind === 'number' && isSizeWord(view, at + 2);
  if (chainAt(view, at)?.first !== true && !beforeSize) return false;
  let start = at;
  const isName = (place: number): boolean =>
    view.tokens[place]?.kind === 'word' && !view.lexicon.and.has(view.tokens[place]?.text ?? '');
  while (start > at - longestName && isName(start - 1)) start--;
  return start < at && isNumeral(view, start - 1) && !isSizeWord(view, start);
}
