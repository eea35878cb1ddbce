import type { NumberReading } from '../../language/numbers/number-reading';
import { isDimension } from '../amounts/chain-at';
import { closesSized } from '../amounts/closes-sized';
import { countBehindConcord } from '../amounts/find-concord';
import { isInBonusPack } from '../amounts/is-bonus-pack';
import { isCode } from '../amounts/is-code';
import { isNone } from '../amounts/is-none';
import { measureAt } from '../amounts/measure-at';
import {
  besideEach,
  chainGain,
  isAmount,
  isInsideNumber,
  isNumberAt,
  isPackCount,
  isPreposition,
  isTimes,
  numberGain,
  partGain,
  splitsNumber,
} from '../amounts/weigh-number';
import { isCountedRows, isCountLink, isInPlace } from '../mentions/find-places';
import { type MessageView, numbersAt, unitAt } from '../message-view';
import type { Quantity } from '../quantity';
import { weights } from '../reading-weights';
import { changeAt } from '../talk/find-change';
import { isGoodsWord } from '../words/is-idle';
import { skipHeldNote } from '../words/skip-of';
import { skipPointer } from '../words/skip-pointer';
import { endsField } from '../words/skip-punctuation';
import { countedBefore, countOfUnit } from './count-of-unit';
import { isRespective } from './find-respective';
import { entryEnd } from './find-shared-list';
import { noneThenCount } from './none-then-count';
import { leadsOther, opensEntry } from './opens-entry';
import { closeAt, readStockAt } from './read-stock';
import { isMarked, type Marks, skipMarks } from './skip-marks';
import { skipOwnSize } from './skip-own-size';
import { skipHeld, unitsAfter } from './units-after';

/** The quantities that can stand after goods: `x6`, `- 10`, `: 4`, `(12)`, `6 cases`, `have 3 need 9`. */
export function quantitiesAfter(view: MessageView, at: number): Quantity[] {
  const stock = noneThenCount(view, at) ?? readStockAt(view, at);
  if (stock) return [stock];
  const counted = countedBefore(view, at) ? null : countOfUnit(view, at);
  if (counted) return [counted];
  const mark = skipMarks(view, changeAt(view, at) ?? countBehindConcord(view, at) ?? at);
  if (!mark) return [];
  const found: Quantity[] = [];
  for (const number of numbersAt(view, mark.next)) {
    if (!canStandAfter(view, at, number, mark) || opensEntry(view, at, number)) continue;
    const beside = mark.next === at;
    const gain = afterGain(view, number, mark);
    // "the white one", "sink one piece", "salt one box flour"; but the last of "feed 20kg one bag" counts.
    const isLone = isLoneOne(number) && beside && !closesSized(view, number.next);
    const isNext = (entryEnd(view, mark.next) ?? 0) > number.next;
    const isSized = view.sharesQuantity && (beside || isNext || isTimesOfSize(view, mark.next));
    const isWeighed = endsGoodsBefore(view, mark.next) || isMeasureOfRow(view, mark.next, number.next);
    const weighed = isWeighed ? measureAt(view, number.next) : undefined;
    const units = unitsAfter(view, number);
    if (weighed !== undefined)
      units.push({ unit: weighed, next: number.next + 1, gain: weights.unit, more: 0 });
    for (const { unit, next, gain: unitGain, more } of units) {
      if (number.form === 'fraction' && number.value < 1 && unit === null) continue;
      if (countsPlace(view, unitAt(view, next)?.next ?? next)) continue;
      const pointed = skipPointer(view, next);
      const leads = pointed === null && unit === null && leadsOther(view, next);
      const timesBehind = isTimes(view, next) && !isNumberAt(view, next + 1);
      const held = (unit ? skipHeld(view, skipHeldNote(view, next)) : next) + (timesBehind ? 1 : 0);
      const end = pointed ?? skipOwnSize(view, held);
      const closed = mark.open ? closeAt(view, end) : end;
      if (closed === null) continue;
      found.push({
        value: number.value + more,
        unit,
        next: closed,
        gain:
          gain +
          unitGain +
          (isLone && (unit === null || unit === 'piece' || isGoodsWord(view, next)) ? weights.loneOne : 0) +
          (isSized ? besideEach(view, number, unit) : 0) +
          (pointed === null ? 0 : weights.pointerBehind) +
          (leads ? weights.leadsOther : 0),
      });
    }
  }
  return found;
}

/**
 * The 5 of "tomato (ripe) 5 kg", "(ripe) - 5 kg", "tomato.....5kg": brackets and leading dots end the goods, and a measure behind
 * them is none of their name.
 */
const endsGoodsBefore = ({ tokens }: MessageView, at: number): boolean =>
  tokens[at - 1]?.text === 'leader' ||
  tokens[/^[-–:]$/.test(tokens[at - 1]?.text ?? '') ? at - 2 : at - 1]?.text === ')';

/** The 15 of "tomato medium - 15 kg", "banana: 8kg": a measure behind a mark, at the end of its row, says how much. */
const isMeasureOfRow = (view: MessageView, at: number, unit: number): boolean =>
  /^[-–—:=]$/.test(view.tokens[at - 1]?.text ?? '') &&
  view.tokens[at]?.glued === false &&
  /^(?:word|number)$/.test(view.tokens[at - 2]?.kind ?? '') &&
  endsField(view, unit + 1);

/** An amount that is no code, no part of a number and no word; none at all only behind a mark or in a list of counts. */
function canStandAfter(view: MessageView, at: number, number: NumberReading, { next }: Marks): boolean {
  const none = number.value === 0 && isNone(view, next, number.next, isMarked(view, at, next));
  return (
    (isAmount(number) || none) &&
    number.form !== 'article' &&
    !isPackCount(view, number) &&
    !view.lexicon.counted.has(view.tokens[number.next]?.text ?? '') &&
    !isHeldBefore(view, next) &&
    !isCode(view, next) &&
    !isInsideNumber(view, next) &&
    !isDimension(view, next) &&
    !isInBonusPack(view, next) &&
    !isPreposition(view, next) &&
    !isRespective(view, next)
  );
}

/** The "one" of "the white one". */
const isLoneOne = ({ value, form }: NumberReading): boolean => value === 1 && form === 'words';

/** The 1 of "rice and salt, send 1 of the first": it is said of a row, and not of the goods right before it. */
const countsPlace = (view: MessageView, next: number): boolean =>
  isCountLink(view, next) && isCountedRows(view, next + 1) && isInPlace(view, next + 1);

/** The 144 of "the whole case of 144": how many the unit holds. */
const isHeldBefore = (view: MessageView, at: number): boolean =>
  view.lexicon.links.has(view.tokens[at - 1]?.text ?? '') && unitAt(view, at - 2) !== null;

/** What speaks for a number as the quantity of the goods before it, whatever its unit. */
function afterGain(view: MessageView, number: NumberReading, mark: Marks): number {
  const heard = number.form === 'homophone' && view.tokens[number.next]?.kind === 'word';
  const clear =
    number.next < view.tokens.length && isTimes(view, number.next) && isNumberAt(view, number.next + 1);
  return (
    numberGain(number) +
    partGain(view, mark.next, number) +
    (clear ? weights.timesAfter : 0) +
    (splitsNumber(view, mark.next) || splitsSize(view, mark.next) ? weights.insideNumber : 0) +
    (heard ? weights.homophoneBeforeWord : 0) +
    mark.gain +
    Math.min(0, chainGain(view, number.next - 1))
  );
}

/** The "fifty" of a spoken "granules seven fifty": 750 is a size as there are many. */
const splitsSize = (view: MessageView, at: number): boolean =>
  view.voice &&
  numbersAt(view, at - 1).some(
    ({ form, value, next }) => form === 'joined' && next > at && value % commonSizes === 0,
  );

/** 125, 250, 375, 750: sizes are multiples of it. */
const commonSizes = 25;

/** `6 x 300`: the second number of a pack. */
const isTimesOfSize = (view: MessageView, at: number): boolean =>
  isTimes(view, at - 1) && isNumberAt(view, at - 2);
