import { isSizeWord } from '../amounts/is-size';
import { type MessageView, numbersAt } from '../message-view';
import { sentenceEnd } from '../words/find-condition';
import { quantitiesAfter } from './quantities-after';

/** Greater numbers behind goods are as often their size. */
const mostCounted = 24;

/**
 * How surely goods without a quantity end in what is theirs: 1 for the "six" of "the milk six and two candles", where the
 * catalogue has milk by sixes too, 2 for the "6" of "4 peas, and barley 500g 6." right behind their size, be it under a
 * heading, where a number may else be a size: 0 of "mayo: 750". Nor is that of "do you have cola 2? Then send 12".
 */
export function countSwallowed(view: MessageView, at: number, end: number, underHeading: boolean): number {
  const behindSize = isSizeWord(view, end - 2);
  if (view.sharesQuantity || end - at < 2 || (underHeading && !behindSize) || !endsInCount(view, end))
    return 0;
  if (view.tokens[sentenceEnd(view, end)]?.text === '?' || quantitiesAfter(view, end - 1).length === 0)
    return 0;
  return behindSize ? 2 : 1;
}

const endsInCount = (view: MessageView, end: number): boolean =>
  numbersAt(view, end - 1).some(
    ({ form, value, next }) =>
      /^(?:digits|words)$/.test(form) && Number.isInteger(value) && value <= mostCounted && next === end,
  );
