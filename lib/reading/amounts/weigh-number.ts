import { measureOf } from '../../language/compile';
import type { MeasureUnit } from '../../language/measures';
import { countsPacks } from '../../language/numbers/counts-packs';
import type { NumberReading } from '../../language/numbers/number-reading';
import { beforeFour, behindDigit, homophones, titles } from '../../language/words/homophones';
import { type MessageView, numbersAt } from '../message-view';
import { weights } from '../reading-weights';
import { isIdle } from '../words/is-idle';
import { chainAt } from './chain-at';
import { isCountBeforeInches } from './count-before-inches';
import { isJoinedSize } from './is-joined-size';
import { isSize } from './is-size';
import { isOnePack } from './tells-pack';

const largest = 1_000_000;

/** A number in or beside an item that can be no quantity: zero, below zero, beyond all bounds, too precise. */
export function unclearNumberBeside(view: MessageView, item: { at: number; next: number }): boolean {
  const isOdd = (at: number): boolean => {
    const token = view.tokens[at];
    if (token?.kind === 'noise') return token.text === 'number';
    return token?.kind === 'number' && token.value !== undefined && !isAmount({ value: token.value });
  };
  const first = view.tokens[item.at];
  const sign = view.tokens[item.at - 1];
  const minus = first?.kind === 'number' && first.glued && sign?.text === '-' && !sign.glued;
  return minus || [item.at - 1, item.at, item.next - 1, item.next, item.next + 1].some(isOdd);
}

/** "the twenty fours": how many a pack holds, no quantity. */
export const isPackCount = (view: MessageView, { next }: NumberReading): boolean =>
  view.lexicon.plurals.has(view.tokens[next - 1]?.text ?? '');

/** Above zero, at most a million, at most three decimals. */
export function isAmount({ value }: { value: number }): boolean {
  return value > 0 && value <= largest && Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6;
}

export function numberGain(number: NumberReading): number {
  let gain = weights.quantity;
  if (number.form === 'article') gain += weights.article;
  if (number.form === 'homophone') gain += weights.homophone;
  if (number.form === 'joined' || number.form === 'spelt') gain += weights.joined;
  if (number.form === 'fraction') gain += weights.fraction;
  if (!Number.isInteger(number.value))
    gain += Number.isInteger(number.value * 4) && number.value < 20 ? weights.decimal : weights.oddDecimal;
  // `1 200 soap`: nobody parts a size so.
  if (number.form === 'spaced') return gain;
  // Nobody says a code, a price or a size as thousands.
  if (number.dozens || (number.form === 'words' && number.value > 1000)) return gain;
  if (number.value > 500) gain += weights.large;
  else if (number.value >= 100 && number.value % 5 === 0) gain += weights.sizeLike;
  return gain;
}

/** isiZulu "u-5 we …": the noun's prefix, then "of". */
export const prefixed = /^(?:we|wama)$/;

export const isTimes = (view: MessageView, at: number): boolean => view.tokens[at]?.text === 'x';

export const isNumberAt = (view: MessageView, at: number): boolean => view.tokens[at]?.kind === 'number';

/** "twenty" of "twenty five": a number is seldom cut in two. */
export function partGain(view: MessageView, at: number, number: NumberReading): number {
  if (isCountBeforeInches(view, at) || leavesSpokenInches(view, at, number)) return 0;
  const whole = numbersAt(view, at).find(({ form }) => form !== 'homophone' && form !== 'spaced');
  if (!whole || whole.next <= number.next) return 0;
  // "1" of "soap, 1 dozen of each: …"
  if (whole.dozens && whole.form === 'digits') return weights.cutNumber;
  if (whole.form === 'spelt' || leavesSmallSize(view, whole) || isBeforeSizes(view, whole))
    return weights.cutNumber;
  return view.lexicon.multipliers.has(view.tokens[number.next]?.text ?? '')
    ? weights.cutNumber
    : weights.partOfNumber;
}

/** "sixty" of "sixty three and five eighths": so many of a size in parts of an inch, which nobody gives of sixty. */
const leavesSpokenInches = (view: MessageView, at: number, { value, next, form }: NumberReading): boolean =>
  form === 'words' &&
  value >= 20 &&
  value % 10 === 0 &&
  numbersAt(view, at).some((whole) => whole.next > next + 1 && isInParts(whole));

/** "sixty three and five eighths", in parts that only inches have. */
const isInParts = ({ value }: NumberReading): boolean =>
  value > 20 && !Number.isInteger(value * 4) && Number.isInteger(value * 16);

/** "forty" of "forty five gram": hardly any goods come in a few grams, and so many of them. */
const leavesSmallSize = (view: MessageView, { value, next, form }: NumberReading): boolean =>
  form === 'words' && value % 10 > 0 && /^(?:g|ml)$/.test(measureAt(view, next)?.symbol ?? '');

/** "ten" of "two ten", "six" of "thirty six": a spoken number that may have begun before. */
export function insideGain(view: MessageView, at: number): number {
  if (!view.voice || homophones.has(view.tokens[at]?.text ?? '')) return 0;
  // "five peaks hundred tagless": so many are said as "a hundred".
  if (view.lexicon.multipliers.has(view.tokens[at]?.text ?? '') && isLate(view, at))
    return weights.loneHundred;
  // "for six packs": the four was heard before.
  if (homophones.has(view.tokens[at - 1]?.text ?? '') && countsPacks(view.tokens, at - 1, view.lexicon))
    return weights.insideNumber;
  const runsOn = runsOver(view, at - 1, at) || (isAnd(view, at - 1) && runsOver(view, at - 2, at));
  // "rooibos forties five" tells first how many a pack holds.
  if (view.lexicon.plurals.has(view.tokens[at - 1]?.text ?? '')) return 0;
  // "bran flakes seven fifty one box": a number may as well have ended before.
  const endsHere = numbersAt(view, at - 2).some(({ next }) => next === at);
  return runsOn && !endsHere ? weights.insideNumber : 0;
}

const isAnd = ({ tokens, lexicon }: MessageView, at: number): boolean =>
  lexicon.and.has(tokens[at]?.text ?? '') || tokens[at]?.text === '&';

/** A spoken number that begins at `from` goes on at `at`: "a hundred and fifty". */
const runsOver = (view: MessageView, from: number, at: number): boolean =>
  numbersAt(view, from).some(({ form, next }) => /^(?:words|joined)$/.test(form) && next > at);

/** "twenty" of "twenty four two by fours": the goods begin with their own numbers. */
const isBeforeSizes = (view: MessageView, { next, form }: NumberReading): boolean =>
  form === 'words' && chainAt(view, next)?.first === true;

const measureAt = (view: MessageView, at: number): MeasureUnit | undefined =>
  isSize(view, at) ? measureOf(view.tokens[at]?.text ?? '', view.lexicon) : undefined;

/** "dozen" of "two dozen", "five" of "twenty-five": the number began before. */
export function splitsNumber(view: MessageView, at: number): boolean {
  const hyphen = view.tokens[at - 1]?.text === '-' && view.tokens[at]?.glued === true;
  return numbersAt(view, hyphen ? at - 2 : at - 1).some(
    (whole) => whole.next > at && (hyphen || whole.dozens) && whole.form !== 'homophone',
  );
}

/** "a half dozen" of "one and a half dozen": the number began before its "and". */
export const isHalfOfMore = (view: MessageView, at: number): boolean =>
  [1, 2].some(
    (back) =>
      view.lexicon.and.has(view.tokens[at - back]?.text ?? '') &&
      numbersAt(view, at - back - 1).some(
        ({ form, dozens, next }) => form === 'words' && dozens && next > at,
      ),
  );

/** `coke x4 fanta`: a times sign right after goods belongs to them. */
export const isLate = (view: MessageView, at: number): boolean =>
  /^(?:word|number)$/.test(view.tokens[at - 1]?.kind ?? '') && !isIdle(view, at - 1);

/** The "hundred" of "tea five hundred gram". */
const isHundredOfSize = (view: MessageView, at: number): boolean =>
  view.lexicon.multipliers.has(view.tokens[at]?.text ?? '') &&
  numbersAt(view, at - 1).some(({ form, next }) => form === 'words' && next > at && isSize(view, next));

/**
 * "three" of "one point three five", "five" of "one two five mil", in a transcript. The last of "bleach one point five
 * four" may be a quantity: no measure follows.
 */
export const isInsideNumber = (view: MessageView, at: number): boolean =>
  view.voice &&
  (isHundredOfSize(view, at) ||
    isJoinedSize(view, at) ||
    [1, 2, 3, 4].some((back) => isInsideFrom(view, at, back)));

/** Inside a number that begins so many tokens before. */
function isInsideFrom(view: MessageView, at: number, back: number): boolean {
  const readings = numbersAt(view, at - back);
  const inside = readings.filter(
    (whole) =>
      whole.next > at &&
      (whole.form === 'spelt' || !(Number.isInteger(whole.value) || (back === 1 && isInParts(whole)))),
  );
  const endsBefore = readings.some(({ value, next }) => next === at && !Number.isInteger(value));
  return inside.some(({ next }) => !endsBefore || isSize(view, next));
}

/** "4 the kids", "4 now": a digit for the word that sounds like it; but "size 4 the 64s". */
export const isPreposition = (view: MessageView, at: number): boolean =>
  !view.lexicon.naming.has(view.tokens[at - 1]?.text ?? '') &&
  (standsForWord(view, at) ||
    (/^[24]$/.test(view.tokens[at]?.text ?? '') && view.lexicon.owning.has(view.tokens[at + 1]?.text ?? '')));

/** "4 now", "4 mr p", "2 know": no quantity of what follows. */
export function standsForWord({ tokens }: MessageView, at: number): boolean {
  const followers = tokens[at]?.kind === 'number' ? behindDigit[tokens[at]?.text ?? ''] : undefined;
  const { text = '' } = tokens[at + 1] ?? {};
  const isInitial = tokens[at + 2]?.kind === 'word' && tokens[at + 2]?.text.length === 1;
  if (tokens[at]?.text === '4' && beforeFour.has(tokens[at - 1]?.text ?? '')) return true;
  return followers !== undefined && (followers.has(text) || (titles.has(text) && isInitial));
}

/** A number in `2x4x8` is hardly a quantity; the first of `20 x 2x4x8` is. */
export function chainGain(view: MessageView, at: number): number {
  const chain = chainAt(view, at);
  if (!chain) return 0;
  if (chain.one) return weights.dimension;
  if (!chain.first && chain.fraction) return weights.dimension;
  if (!chain.first)
    return chain.last && !chain.tight ? (chain.count > 2 ? weights.looseDimension : 0) : weights.dimension;
  if (chain.count === 3) return chain.glued ? weights.gluedTriple : weights.looseDimension;
  return chain.count === 2 && chain.glued && !isSize(view, at + 3) ? weights.gluedPair : 0;
}

/**
 * "3 of each: coke 300 cans, chips 145, gloves 4 pk": where a quantity is shared, a bare number behind goods is their
 * size, and what a pack holds.
 */
export const besideEach = (view: MessageView, number: NumberReading, unit: string | null): number =>
  unit === null || view.tokens[number.next]?.glued || isOnePack(view, number.next)
    ? weights.bareBesideEach
    : 0;
