import { changeAt } from './find-change';
import { isRespective } from './find-respective';
import { entryEnd } from './find-shared-list';
import { isCode } from './is-code';
import { chainAt, isIdle, isSize, type MessageView, numbersAt, unitAt } from './message-view';
import type { NumberReading } from './number-reading';
import type { Quantity } from './quantity';
import { readEachAt } from './read-shared-quantity';
import { closeAt, endsField, readStockAt } from './read-stock';
import { readWeighed } from './read-weighed';
import { weights } from './reading-weights';
import { skipOf } from './skip-of';
import {
  chainGain,
  isAmount,
  isInsideNumber,
  isLate,
  isNumberAt,
  isPreposition,
  isTimes,
  numberGain,
  partGain,
  splitsNumber,
} from './weigh-number';

/** The quantities that can begin at a token before goods: `5`, `5 x`, `x5`, `5 cs of`, `2 doz`, `a box of`. */
export function quantitiesBefore(view: MessageView, at: number): Quantity[] {
  const times = isTimes(view, at);
  const open = /^[([]$/.test(view.tokens[at]?.text ?? '');
  const stock = readStockAt(view, at);
  const found: Quantity[] = stock ? [stock] : [];
  for (const number of numbersAt(view, times || open ? at + 1 : at)) {
    if (
      !isAmount(number) ||
      isCode(view, times || open ? at + 1 : at) ||
      (open && !/^[)\]]$/.test(view.tokens[number.next]?.text ?? ''))
    )
      continue;
    const base =
      numberGain(number) +
      partGain(view, times || open ? at + 1 : at, number) +
      (times ? weights.times + (isLate(view, at) ? weights.lateTimes : 0) : 0) +
      (open ? weights.paren : 0) +
      chainGain(view, number.next - 1);
    const inList = view.sharesQuantity && isSizeInList(view, at);
    for (const { unit, next, gain } of unitsAfter(view, number)) {
      const end = skipOf(view, next, unit !== null);
      if (number.form === 'fraction' && number.value < 1 && unit === null && !number.dozens) continue;
      found.push({
        value: number.form === 'article' && unit === 'pair' ? 2 : number.value,
        unit,
        next: end.next,
        gain: base + gain + end.gain + (inList ? besideEach(view, number, unit) : 0),
        vague: number.form === 'article' && unit === null,
      });
    }
    const weighed = readWeighed(view, number);
    if (weighed) found.push(weighed);
  }
  return found;
}

/** The quantities that can stand after goods: `x6`, `- 10`, `: 4`, `(12)`, `6 cases`, `have 3 need 9`. */
export function quantitiesAfter(view: MessageView, at: number): Quantity[] {
  const stock = readStockAt(view, at);
  if (stock) return [stock];
  const mark = skipMarks(view, changeAt(view, at) ?? at);
  if (!mark) return [];
  const found: Quantity[] = [];
  for (const number of numbersAt(view, mark.next)) {
    const none = number.value === 0 && mark.gain >= weights.mark && view.tokens[number.next]?.kind !== 'word';
    if ((!isAmount(number) && !none) || number.form === 'article' || isCode(view, mark.next)) continue;
    if (isInsideNumber(view, mark.next) || isPreposition(view, mark.next) || isRespective(view, mark.next))
      continue;
    const heard = number.form === 'homophone' && view.tokens[number.next]?.kind === 'word';
    const lone = number.value === 1 && number.form === 'words' && mark.next === at ? weights.loneOne : 0;
    const clear =
      number.next < view.tokens.length && isTimes(view, number.next) && isNumberAt(view, number.next + 1)
        ? weights.timesAfter
        : 0;
    for (const { unit, next, gain } of unitsAfter(view, number)) {
      if (number.form === 'fraction' && number.value < 1 && unit === null) continue;
      const pointed = pointsBack(view, next);
      const end =
        pointed || (isTimes(view, next) && !isNumberAt(view, next + 1)) ? next + (pointed ? 2 : 1) : next;
      const closed = mark.open ? closeAt(view, end) : end;
      if (closed === null) continue;
      found.push({
        value: number.value,
        unit,
        next: closed,
        gain:
          numberGain(number) +
          partGain(view, mark.next, number) +
          clear +
          (splitsNumber(view, mark.next) ? 2 * weights.partOfNumber : 0) +
          lone +
          (heard ? weights.innerHomophone : 0) +
          (view.sharesQuantity && (mark.next === at || isTimesOfSize(view, mark.next))
            ? besideEach(view, number, unit)
            : 0) +
          gain +
          mark.gain +
          (pointed ? weights.mark : 0) +
          Math.min(0, chainGain(view, number.next - 1)),
      });
    }
  }
  return found;
}

/** "6 of those", behind the goods. */
const pointsBack = (view: MessageView, at: number): boolean =>
  view.lexicon.links.has(view.tokens[at]?.text ?? '') &&
  view.lexicon.pointing.has(view.tokens[at + 1]?.text ?? '') &&
  view.tokens[at + 2]?.kind !== 'number';

/** Without a unit, with one, and both with the times sign on either side. */
function unitsAfter(
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

/** "bread should be 3", "bread also 3" before the next goods. */
function leadsQuantity(view: MessageView, at: number): boolean {
  const text = view.tokens[at]?.text ?? '';
  const { leadsQuantity, quantityLabels, likewise } = view.lexicon;
  if (leadsQuantity.has(text) || quantityLabels.has(text)) return true;
  return likewise.has(text) && numbersAt(view, at + 1).some(({ next }) => endsField(view, next));
}

/** What may stand between goods and their quantity; null when the goods end for good. */
function skipMarks(view: MessageView, at: number): { next: number; gain: number; open: boolean } | null {
  let next = at;
  let gain = 0;
  let open = false;
  for (let i = 0; i < 6; i++) {
    const token = view.tokens[next];
    if (!token) return null;
    const text = token.text;
    if (token.kind === 'newline') {
      if (!isLoneNumberLine(view, next + 1)) return null;
      gain += weights.newlineBefore;
    } else if (text === '.' && readEachAt(view, next + 1)) return null;
    else if (text === '.' && !view.tokens[next + 1]?.glued) gain += weights.stopBefore;
    else if (text === 'x') gain += weights.times;
    else if (text === '(' || text === '[') {
      open = true;
      gain += weights.paren;
    } else if (text === ';' && isField(view, next + 1)) gain += weights.mark;
    else if (text === ',') gain += weights.commaBefore;
    else if (text === '/' && (isApart(view, next) || isSlashList(view, next))) gain += weights.mark;
    else if (token.kind === 'symbol' && !/^[;|!?&/)\]]$/.test(text)) gain += i === 0 ? weights.mark : 0;
    else if (token.kind === 'noise' && token.text === 'price') gain -= 0.1;
    else if (token.kind === 'noise' && /^(?:leader|column)$/.test(token.text)) gain += weights.leader;
    else if (text === 'to' && view.voice && numbersAt(view, next + 1).length === 0) break;
    else if (leadsQuantity(view, next)) gain -= 0.1;
    else break;
    next++;
  }
  return { next, gain: Math.min(gain, 1.1), open };
}

/** ` / `: a separator, with a space on both sides. */
const isApart = (view: MessageView, at: number): boolean =>
  view.tokens[at]?.glued === false && view.tokens[at + 1]?.glued === false;

/** `cola/24; lime/6`: a slash before the last number of each item. */
const isSlashList = (view: MessageView, at: number): boolean =>
  isItemSlash(view, at) && view.tokens.some((_, other) => other !== at && isItemSlash(view, other));

function isItemSlash(view: MessageView, at: number): boolean {
  const after = view.tokens[at + 2];
  return (
    view.tokens[at]?.text === '/' &&
    isNumberAt(view, at + 1) &&
    (after === undefined || after.kind === 'newline' || /^[,;]$/.test(after.text))
  );
}

/** `soap;2;candles;4`: a number between two semicolons, or behind the last. */
function isField(view: MessageView, at: number): boolean {
  const after = view.tokens[at + 1];
  return isNumberAt(view, at) && (after === undefined || after.kind === 'newline' || after.text === ';');
}

/** "3 of each: coke 300 cans, chips 145": where a quantity is shared, a bare number behind goods is their size. */
const besideEach = (view: MessageView, number: NumberReading, unit: string | null): number =>
  unit === null || view.tokens[number.next]?.glued ? weights.bareBesideEach : weights.bareBesideEach / 2;

/** The number behind goods, or a chain that begins an entry: "2 each of chips 120 nuts 80, 10x12 tarp". */
const isSizeInList = (view: MessageView, at: number): boolean =>
  view.tokens[at]?.kind === 'number' &&
  (isLate(view, at) || (chainAt(view, at) !== null && entryEnd(view, at) !== undefined));

/** `6 x 300`: the second number of a pack. */
const isTimesOfSize = (view: MessageView, at: number): boolean =>
  isTimes(view, at - 1) && isNumberAt(view, at - 2);

/** A line that holds a quantity and nothing else. */
function isLoneNumberLine(view: MessageView, at: number): boolean {
  const number = numbersAt(view, isTimes(view, at) ? at + 1 : at)[0];
  if (!number) return false;
  const unit = unitAt(view, number.next);
  const end = view.tokens[unit?.next ?? number.next];
  return end === undefined || end.kind === 'newline';
}
