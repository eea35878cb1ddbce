import { halfBehind, type NumberReading } from '../../language/numbers/number-reading';
import { singularOf } from '../../language/text/singular-of';
import { isSize } from '../amounts/is-size';
import { isTimes } from '../amounts/weigh-number';
import { type MessageView, numbersAt, unitAt } from '../message-view';
import type { Quantity } from '../quantity';
import { weights } from '../reading-weights';
import { isDeadline } from '../talk/is-deadline';
import { isIdle } from '../words/is-idle';
import { endsField } from '../words/skip-punctuation';

/** What may follow the number of a quantity. */
interface UnitAfter {
  unit: string | null;
  next: number;
  gain: number;
  /** Of the unit, beside the number: the half of "dos kilos y medio". */
  more: number;
}

/** Without a unit, with one, and both with the times sign on either side. */
export function unitsAfter(view: MessageView, number: NumberReading): UnitAfter[] {
  const found: UnitAfter[] = [];
  const isGlued = view.tokens[number.next]?.glued === true;
  const size = isSize(view, number.next) ? (isGlued ? weights.gluedSize : weights.size) : 0;
  const times = isTimes(view, number.next) || isBy(view, number.next);
  found.push({ unit: null, next: number.next, gain: size, more: 0 });
  if (times) found.push({ unit: null, next: number.next + 1, gain: weights.times, more: 0 });
  const glue = view.tokens[number.next]?.text === '-' ? number.next + 1 : number.next;
  // "3 more boxes", "half a box"
  const { more, articles } = view.lexicon;
  const [word = ''] = [view.tokens[glue]?.text];
  const isPart = number.form === 'fraction' && number.value < 1;
  const named = more.has(word) || (isPart && articles.has(word)) ? glue + 1 : glue;
  const unit = sizedUnitAt(view, number.next) ?? unitAt(view, times ? number.next + 1 : named);
  if (unit) {
    const after = isTimes(view, unit.next) ? unit.next + 1 : unit.next;
    const gain = weights.unit + (times || after > unit.next ? weights.times : 0);
    const half = halfBehind(view.tokens, unit.next, view.lexicon);
    if (half && closesAmount(view, half.next))
      found.push({ unit: unit.unit, next: half.next, gain: gain + weights.unit, more: half.value });
    found.push({ unit: unit.unit, next: after, gain, more: 0 });
  }
  const packs = packsOfMany(view, number);
  if (packs !== null) found.push({ unit: 'pack', next: packs, gain: weights.unit, more: 0 });
  return found;
}

/** Behind "two boxes and a half": their "of", or the end of what is said of them; but "two boxes and half a pallet". */
const closesAmount = (view: MessageView, at: number): boolean =>
  view.lexicon.links.has(view.tokens[at]?.text ?? '') || endsField(view, at);

/** The "small tub" of "a small tub of putty", "bolsa grande de arroz": how large the unit is says nothing of the goods. */
function sizedUnitAt(view: MessageView, at: number): ReturnType<typeof unitAt> {
  const { small, large, links } = view.lexicon;
  const isLarge = (place: number): boolean =>
    [small, large].some((words) => words.has(view.tokens[place]?.text ?? ''));
  const unit = unitAt(view, isLarge(at) ? at + 1 : at);
  if (!unit) return null;
  const next = isLarge(at) || !isLarge(unit.next) ? unit.next : unit.next + 1;
  const isSized = isLarge(at) || next > unit.next;
  return isSized && links.has(view.tokens[next]?.text ?? '') ? { unit: unit.unit, next } : null;
}

/** The token behind the "of 24" of "juice 1 case of 24,": how many the unit of a quantity behind goods holds. */
export function skipHeld(view: MessageView, at: number): number {
  const isHeld =
    view.lexicon.links.has(view.tokens[at]?.text ?? '') && view.tokens[at + 1]?.form === 'digits';
  const after = view.tokens[at + 2];
  const closes = !after || after.kind === 'newline' || /^[,;.)]$/.test(after.text);
  return isHeld && closes ? at + 2 : at;
}

/** "four six packs of milk", "2 ten packs": the token behind the packs, of which there are so many. */
function packsOfMany(view: MessageView, { next, form }: NumberReading): number | null {
  const held = numbersAt(view, next).find(({ form: how }) => how === 'digits' || how === 'words');
  const unit = held && form !== 'fraction' ? unitAt(view, held.next) : null;
  return unit?.unit === 'pack' && view.tokens[unit.next - 1]?.text.endsWith('s') ? unit.next : null;
}

/** "four by rice": a times sign in words, where no number follows. */
const isBy = (view: MessageView, at: number): boolean =>
  view.tokens[at]?.text === 'by' &&
  view.tokens[at + 1]?.kind === 'word' &&
  !isIdle(view, at + 1) &&
  !isDeadline(view, at) &&
  numbersAt(view, at + 1).length === 0;

/** "6 nails, box of screws": one of them, where an entry of a list begins. */
export function unitAlone(view: MessageView, at: number): Quantity | null {
  const unit = unitAt(view, at);
  const before = view.tokens[at - 1];
  const begins = !before || /^[\n,;&+]$/.test(before.text) || view.lexicon.and.has(before.text);
  if (!unit || !begins || !view.lexicon.links.has(view.tokens[unit.next]?.text ?? '')) return null;
  // "boxes of rice" does not say how many.
  const word = view.tokens[at]?.text ?? '';
  if (singularOf(word) !== word) return null;
  return {
    value: 1,
    unit: unit.unit,
    next: unit.next + 1,
    gain: weights.quantity + weights.article + weights.unit,
  };
}
