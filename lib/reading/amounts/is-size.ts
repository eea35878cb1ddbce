import { measureOf } from '../../language/compile';
import { shyMeasures } from '../../language/measures';
import type { MessageView } from '../message-view';
import { isGoodsWord } from '../words/is-idle';
import { oncePerToken } from '../words/once-per-view';
import { closesQuote } from './closes-quote';

/** A measure stands right after a number, so that the number is a size: `2 l`, `500ml`, `4 in`. */
export const isSize = oncePerToken((view, next): boolean => {
  let at = next;
  if (view.tokens[at]?.text === '-' && view.tokens[at]?.glued && view.tokens[at + 1]?.glued) at++;
  const token = view.tokens[at];
  if (!token) return false;
  if (token.kind === 'symbol')
    return token.glued && /^["”″%°'’′]$/.test(token.text) && !closesQuote(view, at);
  if (token.kind !== 'word') return false;
  if (token.text === 's' && token.glued) return true;
  if (token.text === 'fl') return true;
  if (isSquareOrCubic(view, at)) return true;
  // The bags of "bags 50 ct", where no order begins: not the "send" of "send 50 ct".
  if (view.lexicon.held.has(token.text)) return isGoodsWord(view, next - 2);
  if (!measureOf(token.text, view.lexicon) || isAbbreviation(view, at)) return false;
  return !(shyMeasures.has(token.text) && !token.glued && !isInch(view, at));
});

const lengths = new Set(['ft', 'in', 'm', 'cm', 'mm', 'yd']);

/** "2 cu ft", "33 sq. ft". */
function isSquareOrCubic({ tokens, lexicon }: MessageView, at: number): boolean {
  if (!lexicon.dimensions.has(tokens[at]?.text ?? '')) return false;
  const measured = tokens[at + 1]?.text === '.' ? at + 2 : at + 1;
  return lengths.has(measureOf(tokens[measured]?.text ?? '', lexicon)?.symbol ?? '');
}

/** The measure of a size: the `kg` of `2 kg`. */
export const isSizeWord = (view: MessageView, at: number): boolean =>
  view.tokens[at - 1]?.kind === 'number' && isSize(view, at);

/** `1 L/cleanser`, `6 f/cream`: a letter and a slash stand for a word. */
const isAbbreviation = (view: MessageView, at: number): boolean =>
  view.tokens[at]?.glued === false &&
  view.tokens[at]?.text.length === 1 &&
  view.tokens[at + 1]?.text === '/' &&
  view.tokens[at + 1]?.glued === true &&
  view.tokens[at + 2]?.kind === 'word' &&
  view.tokens[at + 2]?.glued === true;

/** "in" after a number is an inch unless a place or a time follows. */
function isInch(view: MessageView, at: number): boolean {
  const token = view.tokens[at];
  if (token?.text !== 'in') return false;
  const { owning, definite, afterIn } = view.lexicon;
  const next = view.tokens[at + 1]?.text ?? '';
  return ![owning, definite, afterIn].some((words) => words.has(next));
}
