import { isIdle, isSize, type MessageView, numbersAt, unitAt } from './message-view';
import type { NumberReading } from './number-reading';
import { weights } from './reading-weights';
import { isTimes } from './weigh-number';

/** Without a unit, with one, and both with the times sign on either side. */
export function unitsAfter(
  view: MessageView,
  number: NumberReading,
): { unit: string | null; next: number; gain: number }[] {
  const found: { unit: string | null; next: number; gain: number }[] = [];
  const size = isSize(view, number.next) ? weights.size : 0;
  const times = isTimes(view, number.next) || isBy(view, number.next);
  found.push({ unit: null, next: number.next, gain: size });
  if (times) found.push({ unit: null, next: number.next + 1, gain: weights.times });
  const glue = view.tokens[number.next]?.text === '-' ? number.next + 1 : number.next;
  const unit = unitAt(view, times ? number.next + 1 : glue);
  if (unit) {
    const after = isTimes(view, unit.next) ? unit.next + 1 : unit.next;
    found.push({
      unit: unit.unit,
      next: after,
      gain: weights.unit + (times || after > unit.next ? weights.times : 0),
    });
  }
  return found;
}

/** "four by rice": a times sign in words, where no number follows. */
const isBy = (view: MessageView, at: number): boolean =>
  view.tokens[at]?.text === 'by' &&
  view.tokens[at + 1]?.kind === 'word' &&
  !isIdle(view, at + 1) &&
  numbersAt(view, at + 1).length === 0;
