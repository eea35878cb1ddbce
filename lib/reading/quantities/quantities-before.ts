import { isDimension } from '../amounts/chain-at';
import { isCountBeforeInches } from '../amounts/count-before-inches';
import { cutsMeasured } from '../amounts/cuts-measured';
import { isCalledSize } from '../amounts/is-called-size';
import { isCode } from '../amounts/is-code';
import { isSizeWord } from '../amounts/is-size';
import { isPackOfThose, namesPack, tellsPack } from '../amounts/tells-pack';
import {
  besideEach,
  chainGain,
  insideGain,
  isAmount,
  isLate,
  isPackCount,
  isTimes,
  numberGain,
  partGain,
  standsForWord,
} from '../amounts/weigh-number';
import { type MessageView, numbersAt, unitAt } from '../message-view';
import type { Quantity } from '../quantity';
import { weights } from '../reading-weights';
import { cuesAt } from '../words/find-cues';
import { isGoodsWord } from '../words/is-idle';
import { isThatOne } from '../words/is-that-one';
import { skipOf } from '../words/skip-of';
import { behindDenied } from './behind-denied';
import { countedBefore, countedLoose } from './count-of-unit';
import { entryEnd } from './find-shared-list';
import { leadsNone } from './leads-none';
import { leadsLoose } from './opens-entry';
import { readStockAt } from './read-stock';
import { readWeighed } from './read-weighed';
import { oneHeld, tellsHeld } from './tells-held';
import { unitAlone, unitsAfter } from './units-after';

/** The quantities that can begin at a token before goods: `5`, `5 x`, `x5`, `5 cs of`, `2 doz`, `a box of`. */
export function quantitiesBefore(view: MessageView, at: number): Quantity[] {
  if (leadsLoose(view, at))
    return quantitiesBefore(view, at + 1).map((found) => ({ ...found, unit: found.unit ?? 'each' }));
  const times = isTimes(view, at);
  const open = /^[([]$/.test(view.tokens[at]?.text ?? '');
  const stock = readStockAt(view, at);
  const found: Quantity[] = [
    stock,
    countedBefore(view, at),
    countedLoose(view, at),
    unitAlone(view, at),
    oneHeld(view, at),
  ].filter((quantity) => quantity !== null);
  for (const number of numbersAt(view, times || open ? at + 1 : at)) {
    if (
      !(isAmount(number) || leadsNone(view, at, number)) ||
      isPackCount(view, number) ||
      standsForWord(view, at) ||
      isCode(view, times || open ? at + 1 : at) ||
      isDimensionBehind(view, at) ||
      cutsMeasured(view, times || open ? at + 1 : at, number.next) ||
      tellsPack(view, at) ||
      namesPack(view, at) ||
      tellsHeld(view, at) ||
      isThatOne(view, at) ||
      isPackOfThose(view, at) ||
      isBehindHalf(view, at) ||
      (open && !/^[)\]]$/.test(view.tokens[number.next]?.text ?? ''))
    )
      continue;
    const base =
      numberGain(number) +
      insideGain(view, at) +
      partGain(view, times || open ? at + 1 : at, number) +
      (times ? weights.times + (isLate(view, at) ? weights.lateTimes : 0) : 0) +
      (open ? weights.paren : 0) +
      chainGain(view, number.next - 1);
    const called = isCalledSize(view, at) ? weights.calledSize : 0;
    const inList = view.sharesQuantity && isSizeInList(view, at);
    for (const { unit, next, gain, more } of unitsAfter(view, number)) {
      const end = skipOf(view, behindOld(view, next), unit !== null);
      if (number.form === 'fraction' && number.value < 1 && unit === null && !number.dozens) continue;
      found.push({
        value: (number.form === 'article' && unit === 'pair' ? 2 : number.value) + more,
        unit,
        next: end.next,
        // "12 of the bags": no size of theirs.
        gain:
          base +
          gain +
          called +
          end.gain +
          (inList && !end.isLinked ? leading * besideEach(view, number, unit) : 0) +
          (number.next === at + 2 && isCountBeforeInches(view, at) ? weights.mixed : 0),
        vague:
          number.form === 'article' &&
          unit === null &&
          !isSizeWord(view, end.next + 1) &&
          !tellsPack(view, end.next),
      });
    }
    const weighed = readWeighed(view, number);
    if (weighed) found.push(weighed);
  }
  return found;
}

/** "16 not 61 of the pickets", "30 not 20 on the corners", "8 not 6 milk": what was written before, and is denied. */
function behindOld(view: MessageView, at: number): number {
  const next = behindInstead(view, at) ?? behindDenied(view, at);
  const [link, article] = [view.tokens[next]?.text ?? '', view.tokens[next + 1]?.text ?? ''];
  const leadsOn = view.lexicon.links.has(link) || (link === 'on' && view.lexicon.definite.has(article));
  // "two no three milk" takes the two back.
  const isDenied = next > at && !view.lexicon.noes.has(view.tokens[at]?.text ?? '');
  return leadsOn || (isDenied && isGoodsWord(view, next)) ? next : at;
}

/** The token behind the "instead of 2" of "3 instead of 2 rice"; null where no such words stand. */
function behindInstead(view: MessageView, at: number): number | null {
  const instead = cuesAt(view, at).find(({ cue }) =>
    cue.words.some((word) => view.lexicon.insteadOf.has(word)),
  );
  const isOf = view.lexicon.links.has(instead?.cue.words.at(-1) ?? '');
  return instead && isOf ? (numbersAt(view, instead.next)[0]?.next ?? null) : null;
}

/** The 20 of "filter 20x20x4": right behind goods such a chain is their size, and leads none. */
const isDimensionBehind = (view: MessageView, at: number): boolean =>
  isDimension(view, at) && isGoodsWord(view, at - 1) && unitAt(view, at - 1) === null;

/** The "a box" of "half a box of eggs". */
const isBehindHalf = ({ tokens, lexicon }: MessageView, at: number): boolean =>
  lexicon.articles.has(tokens[at]?.text ?? '') && lexicon.fractions.has(tokens[at - 1]?.text ?? '');

/** In front of goods a number is more likely a quantity than behind them: so much more tells against it in "6 of each: a, 5 star". */
const leading = 1.25;

/** The number behind goods, or one that begins an entry: "2 each of chips 120 nuts 80", "one of each: 12 red, 14 blue". */
const isSizeInList = (view: MessageView, at: number): boolean =>
  view.tokens[at]?.kind === 'number' && (isLate(view, at) || entryEnd(view, at) !== undefined);
