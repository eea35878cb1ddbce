import { sentenceEnd } from './find-condition';
import { type MessageView, numbersAt } from './message-view';
import { quantitiesAfter } from './quantities-after';

/** Greater numbers behind goods are as often their size. */
const mostCounted = 24;

/**
 * The "six" of "the milk six and two candles", where the catalogue has milk by sixes too: a small number at the end of
 * goods that have no other quantity is theirs. But "do you have cola 2? Then send 12".
 */
export const swallowsCount = (view: MessageView, at: number, end: number): boolean =>
  !view.sharesQuantity &&
  end - at > 1 &&
  numbersAt(view, end - 1).some(
    ({ form, value, next }) =>
      /^(?:digits|words)$/.test(form) && Number.isInteger(value) && value <= mostCounted && next === end,
  ) &&
  view.tokens[sentenceEnd(view, end)]?.text !== '?' &&
  quantitiesAfter(view, end - 1).length > 0;
