import type { NumberReading } from '../../language/numbers/number-reading';
import { isSize } from '../amounts/is-size';
import { isNumberAt, isTimes } from '../amounts/weigh-number';
import { type MessageView, unitAt } from '../message-view';
import { isGoodsWord } from '../words/is-idle';
import { endsField } from '../words/skip-punctuation';

/** So many tokens behind the zero its row is looked through. */
const longestRow = 16;

/**
 * "0 x sugar 2kg" and "0 bags onions" in a row of their own, and "0 onions" at the head of a line: none of the goods behind
 * it. But "0 sugar cola 6", "cola, 0 sugar": a word of the name.
 */
export function leadsNone(view: MessageView, at: number, { value, next }: NumberReading): boolean {
  if (value !== 0 || view.tokens[at]?.form !== 'digits' || (at > 0 && !endsField(view, at - 1))) return false;
  const counts = isTimes(view, next) || unitAt(view, next) !== null;
  const opensLine = at === 0 || view.tokens[at - 1]?.kind === 'newline';
  return counts || (opensLine && isGoodsWord(view, next) && !hasCount(view, next));
}

/** The row has a quantity of its own. */
function hasCount(view: MessageView, from: number): boolean {
  for (let at = from; at < from + longestRow && !endsField(view, at); at++)
    if (isNumberAt(view, at) && !isSize(view, at + 1)) return true;
  return false;
}
