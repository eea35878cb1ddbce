import { type MessageView, numbersAt } from '../message-view';
import { chainAt } from './chain-at';
import { isSize } from './is-size';

/**
 * Whether the next goods of a list begin at a token within goods that begin at `start`: "knorr oxtail 10 knorr pea" has
 * its first word again behind a count, ", 1 8-1/4 blade" a count and a number of its own behind a comma.
 */
export function opensSibling(view: MessageView, start: number, at: number): boolean {
  if (at === start) return false;
  if (view.tokens[at]?.text === ',') return isCount(view, at + 1) && isNumberApart(view, at + 2);
  if (!isSame(view, start, at + 1)) return false;
  if (!isCount(view, at) && !(view.voice && isSpokenCount(view, at))) return false;
  const isWord = (view.tokens[start]?.text.length ?? 0) > 2 && numbersAt(view, start).length === 0;
  return isWord || isSame(view, start + 1, at + 2);
}

/** A whole number in digits that is no size and stands apart. */
const isCount = (view: MessageView, at: number): boolean =>
  view.tokens[at]?.form === 'digits' &&
  Number.isInteger(view.tokens[at]?.value) &&
  view.tokens[at]?.glued === false &&
  view.tokens[at + 1]?.glued === false &&
  !isSize(view, at + 1) &&
  chainAt(view, at) === null;

/** One word: of "knorr oxtail seven fifty six knorr pea" nothing but the six must be the next quantity. */
const isSpokenCount = (view: MessageView, at: number): boolean =>
  numbersAt(view, at).some(({ next }) => next === at + 1);

const isNumberApart = ({ tokens }: MessageView, at: number): boolean =>
  tokens[at]?.kind === 'number' && tokens[at]?.glued === false;

const isSame = ({ tokens }: MessageView, first: number, second: number): boolean =>
  tokens[first]?.text === tokens[second]?.text && /^(?:word|number)$/.test(tokens[first]?.kind ?? '');
