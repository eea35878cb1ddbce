import type { NumberReading } from '../../language/numbers/number-reading';
import { isSizeWord } from '../amounts/is-size';
import { isTimes } from '../amounts/weigh-number';
import { type MessageView, numbersAt, unitAt } from '../message-view';
import { isGoodsWord } from '../words/is-idle';

/**
 * "nobody has it, 2 x bread", "from acme 4 cases of soup": the number leads the goods that follow, and is no quantity of
 * what stands before it.
 */
export function opensEntry(view: MessageView, at: number, { next }: NumberReading): boolean {
  if (countsNextSize(view, at, next)) return true;
  if (isTimes(view, next)) return view.tokens[at]?.text === ',' && isGoodsWord(view, next + 1);
  const unit = unitAt(view, next);
  return unit !== null && leadsOther(view, unit.next) && namesGoods(view, unit.next + 1);
}

/** The 4 of "6 coke 330ml, 4 2l": the goods before it have their size, and another follows. */
function countsNextSize(view: MessageView, at: number, next: number): boolean {
  const { tokens, lexicon } = view;
  let before = next - 2;
  while (
    before >= at - 2 &&
    (/^[,&+]$/.test(tokens[before]?.text ?? '') || lexicon.and.has(tokens[before]?.text ?? ''))
  )
    before--;
  return isSizeWord(view, before) && tokens[next]?.kind === 'number' && isSizeWord(view, next + 1);
}

/** Not the three of "gloves, one pack of three": so many the unit holds. */
const namesGoods = (view: MessageView, at: number): boolean =>
  isGoodsWord(view, at) && numbersAt(view, at).length === 0;

/** "stores: send 12 of 40 w clear": goods follow that it is said of; but "forty of the little ones". */
export const leadsOther = ({ tokens, lexicon }: MessageView, at: number): boolean =>
  lexicon.links.has(tokens[at]?.text ?? '') && !lexicon.definite.has(tokens[at + 1]?.text ?? '');

/** "loose 4 fanta": single ones, said before how many. */
export const leadsLoose = (view: MessageView, at: number): boolean =>
  unitAt(view, at)?.unit === 'each' && view.tokens[at + 1]?.form === 'digits' && isGoodsWord(view, at + 2);
