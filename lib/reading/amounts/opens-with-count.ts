import type { Judge } from '../judge';
import { type MessageView, numbersAt } from '../message-view';
import { isIdle } from '../words/is-idle';
import { chainAt } from './chain-at';
import { isSize, isSizeWord } from './is-size';

/** "10 maize 5kg", "ten maize 5kg": a bare number that leads goods with a size of their own is their quantity. */
export const isLedByCount = (view: MessageView, judge: Judge, at: number, end: number): boolean => {
  const [first, second] = [view.tokens[at], view.tokens[at + 1]];
  const isCount = first?.form === 'digits' || view.lexicon.numbers.has(first?.text ?? '');
  return (
    isCount &&
    second?.kind === 'word' &&
    !second.glued &&
    !isSize(view, at + 1) &&
    !judge.isPair(first?.text ?? '', second.text) &&
    view.tokens.slice(at + 2, end).some((_, i) => isSizeWord(view, at + 2 + i))
  );
};

/** "250 cups": so large a number may be a size. */
const leastSize = 50;

/** "3 brown rice": digits before a word, which the catalogue does not write side by side, are a quantity. */
export const opensWithCount = (view: MessageView, judge: Judge, at: number): boolean => {
  const [first, second] = [view.tokens[at], view.tokens[at + 1]];
  const isCount = first?.form === 'digits' && (first.value ?? leastSize) < leastSize;
  const isWord = second?.kind === 'word' && second.text !== 'x' && !second.glued && !isSize(view, at + 1);
  return isCount && isWord && !view.sharesQuantity && !judge.isPair(first.text, second.text);
};

/** "12 posts 4x4x12 treated", "6 yoghurt 1lt peach": the size goes with the goods before it. */
export const isSizeOfGoods = (view: MessageView, at: number): boolean =>
  (chainAt(view, at)?.first === true || isMeasured(view, at)) &&
  view.tokens[at - 1]?.kind === 'word' &&
  !isIdle(view, at - 1) &&
  !view.lexicon.units.has(view.tokens[at - 1]?.text ?? '') &&
  !isSizeWord(view, at - 1);

/** `1lt`, "half inch". */
const isMeasured = (view: MessageView, at: number): boolean =>
  numbersAt(view, at).some(({ form, next }) => measuring.test(form) && isSize(view, next));

const measuring = /^(?:digits|words|fraction)$/;
