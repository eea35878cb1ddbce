import { measureOf } from '../../language/compile';
import { type MessageView, unitAt } from '../message-view';
import { oncePerToken, oncePerView } from '../words/once-per-view';
import { chainAt } from './chain-at';

/** What is sold by halves and quarters; a sheet, a roll or a length has its thickness before it. */
const divided = new Set(
  'case carton box tray crate bale outer pack packet bag sack pocket drum bundle pallet kg lb l'.split(' '),
);

/** Rules and tapes are divided so. */
const partsOfInch = 32;
/** "1 1/2 cabbages": so few of anything may be ordered with a half. */
const mostHalved = 3;

/**
 * "6 3/4 rebar", "1 3/4 x 6 anchors": a whole number, then a part of an inch, before goods that nobody divides, are how
 * many and which size; "2 1/2 dozen" and "1 1/2 bags" are one number.
 */
export const isCountBeforeInches = oncePerToken((view, at): boolean => {
  const [count, part] = [view.tokens[at], view.tokens[at + 1]];
  if (count?.form !== 'digits' || part?.form !== 'fraction') return false;
  if (!Number.isInteger(count.value) || !isPartOfInch(part.value ?? 0)) return false;
  if (chainAt(view, at + 1)?.first) return true;
  const mayBeHalved = part.value === 0.5 && (count.value ?? 0) <= mostHalved;
  return isOfGoods(view, at + 1) && (!mayBeHalved || writesInches(view));
});

const isPartOfInch = (part: number): boolean => part < 1 && Number.isInteger(part * partsOfInch);

/** Several fractions stand before goods in the message: sizes, then. */
const writesInches = oncePerView(
  (view) => view.tokens.filter(({ form }, at) => form === 'fraction' && isOfGoods(view, at)).length > 1,
);

/** A fraction before a word that is nothing sold in parts. */
function isOfGoods(view: MessageView, at: number): boolean {
  const { kind, text = '' } = view.tokens[at + 1] ?? {};
  if (kind !== 'word' || text === 'x' || view.lexicon.dozens.has(text)) return chainAt(view, at) !== null;
  const unit = unitAt(view, at + 1)?.unit ?? measureOf(text, view.lexicon)?.symbol;
  return unit === undefined || !divided.has(unit);
}
