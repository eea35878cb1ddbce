import { isSizeWord } from '../amounts/is-size';
import { goodsToo, outerUnits } from '../amounts/outer-units';
import type { Judge } from '../judge';
import { isNumeral, type MessageView, unitAt } from '../message-view';
import { isIdle } from '../words/is-idle';

/**
 * "4 x spring onion kips cases": the unit of a quantity that stands before the goods, and the token behind it; null where
 * none closes the entry at a token, where it belongs to a size ("24 box") or is goods: pillow cases where they are sold,
 * boxes, trays and pallets but behind a size.
 */
export function unitBehind(
  view: MessageView,
  judge: Judge,
  at: number,
): { unit: string; next: number } | null {
  const apart = bracketedUnit(view, at) ?? markedUnit(view, at);
  if (apart) return apart;
  const unit = unitAt(view, at);
  if (!unit || !outerUnits.has(unit.unit) || isNumeral(view, at - 1)) return null;
  if (goodsToo.has(unit.unit) && !isSizeWord(view, at - 1)) return null;
  if (judge.isPair(view.tokens[at - 1]?.text ?? '', unit.unit)) return null;
  const after = view.tokens[unit.next];
  const closes = !after || after.kind === 'newline' || /^[,;.)&+]$/.test(after.text);
  return closes || isIdle(view, unit.next) ? unit : null;
}

/** "2 marie 200g <- cases", "2 marie 200g - cases": a remark at the end of the row. */
function markedUnit(view: MessageView, from: number): { unit: string; next: number } | null {
  let at = from;
  while (at < from + longestMark && /^[<←–—-]$/.test(view.tokens[at]?.text ?? '')) at++;
  const unit = at > from ? unitAt(view, at) : null;
  if (!unit || !outerUnits.has(unit.unit) || unit.next > at + 1) return null;
  return (view.tokens[unit.next]?.kind ?? 'newline') === 'newline' ? unit : null;
}

/** "<--". */
const longestMark = 3;

/** "2 marie 200g (case)". */
function bracketedUnit(view: MessageView, at: number): { unit: string; next: number } | null {
  const unit = view.tokens[at]?.text === '(' ? unitAt(view, at + 1) : null;
  if (!unit || !outerUnits.has(unit.unit) || view.tokens[unit.next]?.text !== ')') return null;
  return { unit: unit.unit, next: unit.next + 1 };
}
