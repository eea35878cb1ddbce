import { measureOf } from '../../language/compile';
import type { MessageView } from '../message-view';
import { isIdle } from '../words/is-idle';
import { isSizeWord } from './is-size';
import { measureAt } from './measure-at';

/**
 * "fennel 2kg", "10kg fennel" on a row of its own: words and how much of them fill it. Such a row orders goods, whether
 * anybody sells them or not.
 */
export function isMeasuredRow(view: MessageView, start: number, end: number): boolean {
  if (end - start > longestRow || !opensRow(view, start - 1) || !closesRow(view, end)) return false;
  const measures = rangeOf(start, end).filter((at) => isSizeWord(view, at) && weighsOut(view, at));
  const [measure] = measures;
  if (measures.length !== 1 || measure === undefined) return false;
  const [from, to] =
    measure === end - 1 ? [start, measure - 1] : measure === start + 1 ? [measure + 1, end] : [0, 0];
  const words = rangeOf(from, to);
  return words.length > 0 && words.every((at) => view.tokens[at]?.kind === 'word' && !isIdle(view, at));
}

/** How thick or wide goods are ("90mm") says nothing of how much. */
const weighsOut = (view: MessageView, at: number): boolean =>
  measureAt(view, at) !== undefined ||
  /^(?:mass|volume|area)$/.test(measureOf(view.tokens[at]?.text ?? '', view.lexicon)?.dimension ?? '');

/** Words of goods and their measure; longer rows are prose. */
const longestRow = 6;

const rangeOf = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

const opensRow = ({ tokens }: MessageView, at: number): boolean => {
  const token = tokens[at];
  return (
    !token ||
    token.kind === 'newline' ||
    (token.kind === 'noise' && token.text === 'list-number') ||
    /^[-•*]$/.test(token.text)
  );
};

const closesRow = ({ tokens }: MessageView, at: number): boolean => {
  const token = tokens[at];
  return (
    !token ||
    token.kind === 'newline' ||
    (/^[.,;*]$/.test(token.text) && (tokens[at + 1]?.kind ?? 'newline') === 'newline')
  );
};
