import { isSize } from '../amounts/is-size';
import { type MessageView, numbersAt, unitAt } from '../message-view';

/**
 * A line says how many of a unit are wanted: "3 cs cola", "half dozen hammers", "rice 10kg 2 bags", "soap 2 packs of 5". It
 * heads no rows below it; "24 packs" may be said of what follows.
 */
export function isOrderedLine(view: MessageView, start: number, end: number): boolean {
  if (isOrderedInWords(view, start, end)) return true;
  for (let at = start; at < end; at++) {
    const unit = view.tokens[at]?.kind === 'number' ? unitAt(view, at + 1) : null;
    if (unit && !isSize(view, at + 1) && (unit.unit !== 'pack' || isPacksOf(view, unit.next))) return true;
  }
  return false;
}

/** "half a dozen hammers", "two boxes brushes", "'n sak sement"; but "dozen eggs" and "two pack brushes" may be headings. */
function isOrderedInWords(view: MessageView, start: number, end: number): boolean {
  const from = /^['’‘`]$/.test(view.tokens[start]?.text ?? '') ? start + 1 : start;
  return numbersAt(view, from).some(({ dozens, form, next }) => {
    if (form === 'homophone' || next >= end) return false;
    const unit = unitAt(view, next);
    const isUnit = unit !== null && unit.next < end && !isSize(view, next);
    return (dozens && next > from + 1) || (isUnit && !/^(?:pack|piece)$/.test(unit.unit));
  });
}

/** "soap 2 packs of 5": with what each pack holds, so many are ordered. */
const isPacksOf = (view: MessageView, at: number): boolean =>
  view.lexicon.links.has(view.tokens[at]?.text ?? '') && view.tokens[at + 1]?.kind === 'number';
