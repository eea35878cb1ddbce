import { endsGoods } from '../../language/numbers/stands-for-goods';
import { homophones } from '../../language/words/homophones';
import { chainAt, isSpokenLink } from '../amounts/chain-at';
import { isNamed } from '../amounts/is-code';
import { isFilledUnit } from '../amounts/is-filled-unit';
import { isSize, isSizeWord } from '../amounts/is-size';
import { measureAt } from '../amounts/measure-at';
import type { Judge } from '../judge';
import { isHyphenated, isPrefix, type MessageView, numbersAt, unitAt } from '../message-view';
import { tellsUse } from '../talk/is-consumed';
import { beginsCue, cuesAt } from '../words/find-cues';
import { isIdle } from '../words/is-idle';
import { isInsidePair } from '../words/is-inside-pair';
import { isRowLabel } from '../words/is-row-label';
import { oncePerToken } from '../words/once-per-view';
import { beginsCounted } from './begins-counted';
import { isInBareList } from './find-bare-lists';
import { isIdleName } from './tells-goods';

/** An idle word begins goods only when the catalogue knows it, more readily under a heading. */
const knownEnough = { alone: 0.9, underHeading: 0.5 };

/** Whether goods can begin at a token. */
export function canBegin(view: MessageView, judge: Judge, at: number, underHeading: boolean): boolean {
  const { kind, text = '' } = view.tokens[at] ?? {};
  if (isPrefix(view, at) || isOfUnit(view, at)) return false;
  if (isSpokenLink(view, at) || isSpokenLink(view, at - 1)) return false;
  // "half a dozen cola 2l", where the catalogue has six of them in one.
  if (numbersAt(view, at).some(({ dozens }) => dozens)) return false;
  // "6 each of the crispos", where the catalogue knows "cabbage each".
  if (beginsCue(view, at, 'each')) return false;
  if (isIdle(view, at)) {
    const known = judge.know(text) >= (underHeading ? knownEnough.underHeading : knownEnough.alone);
    const named =
      namesByNumber(view, at) || isInitial(view, at) || (underHeading && isIdleName(view, judge, at));
    if (homophones.has(text) || !(known || named || beginsCounted(view, at))) return false;
  }
  if (!isGluedNumber(view, at + 1) && (isSizeWord(view, at) || isGluedUnit(view, at))) return false;
  if (beginsRefusal(view, at) || opensRefusal(view, judge, at) || tellsUse(view, at)) return false;
  if (view.lexicon.atPlace.has(text) && view.lexicon.definite.has(view.tokens[at + 1]?.text ?? ''))
    return false;
  if (text === 'in' && view.lexicon.afterIn.has(view.tokens[at + 1]?.text ?? '')) return false;
  if (text === 'the' && !view.lexicon.and.has('et')) return false;
  return (kind === 'word' && text !== 'x') || kind === 'number' || text === '#';
}

/** The "such" of "one such box lasts a year", the "whole" of "not a whole box": said of the unit. */
const isOfUnit = (view: MessageView, at: number): boolean => {
  const { suches, fullness, articles } = view.lexicon;
  const text = view.tokens[at]?.text ?? '';
  if (suches.has(text)) return true;
  const after = unitAt(view, at + 1);
  const isLone = after !== null && view.tokens[after.next]?.kind !== 'word';
  return fullness.has(text) && isLone && articles.has(view.tokens[at - 1]?.text ?? '');
};

/** "no need of rice", "pas six", "aún me quedan 3": words that take goods out or hold them begin none; one alone may be a name, as in "no 8 screws". */
function beginsRefusal(view: MessageView, at: number): boolean {
  const { denies, rowLabels } = view.lexicon;
  const word = view.tokens[at]?.text ?? '';
  if (denies.has(word) && !rowLabels.has(word) && numbersAt(view, at + 1).length > 0) return true;
  return cuesAt(view, at).some(({ cue }) => /^(?:cancel|holds)$/.test(cue.kind) && cue.words.length > 1);
}

/** "no cherry", on a line of its own, under a heading as well; but "no name beans", where the catalogue has the two words side by side. */
function opensRefusal({ tokens, lexicon }: MessageView, judge: Judge, at: number): boolean {
  const [{ text = '' } = {}, next] = tokens.slice(at, at + 2);
  const opens = (tokens[at - 1]?.kind ?? 'newline') === 'newline' && next?.kind === 'word';
  return opens && lexicon.denies.has(text) && !judge.isPair(text, next.text);
}

/** "size 4", "N ninety fives": the number tells the goods apart. */
const namesByNumber = (view: MessageView, at: number): boolean =>
  isNamed(view, at + 1) && numbersAt(view, at + 1).length > 0;

/** `a&b`. */
const isInitial = (view: MessageView, at: number): boolean =>
  view.tokens[at + 1]?.text === '&' && view.tokens[at + 1]?.glued === true;

/** Whether goods can end before a token. */
export const canEnd = oncePerToken((view, end, judge: Judge): boolean => {
  const last = view.tokens[end - 1];
  const next = view.tokens[end];
  if (isInsidePair(view, end)) return false;
  if (isFilledUnit(view, end) || isFilledUnit(view, end + 1)) return false;
  if (isSpokenLink(view, end - 1) || isSpokenLink(view, end)) return false;
  if (last?.kind === 'symbol' && !/^["”″%°'’′)]$/.test(last.text)) return false;
  if (isHyphenated(view, end + 1)) return false;
  if (last?.kind === 'word' && !closesWords(view, judge, end - 1)) return false;
  if (last?.kind === 'number' && !closesNumbers(view, end - 1)) return false;
  if (next?.kind === 'word') return opensOther(view, judge, end);
  return next?.kind !== 'symbol' || !next.glued || last?.kind !== 'number' || !/^["”″%°'’′]$/.test(next.text);
});

/** A word that goods can end with: no part of a chain, code or size ("gin one litre", "sch 80"), no "and", hardly an idle one. */
function closesWords(view: MessageView, judge: Judge, at: number): boolean {
  const { text = '' } = view.tokens[at] ?? {};
  const next = view.tokens[at + 1];
  const chain = chainAt(view, at);
  if ((chain && !chain.last) || text === 'x') return false;
  if (view.lexicon.numbers.has(text) && numbersAt(view, at).some(({ next }) => isSize(view, next)))
    return false;
  if (namesByNumber(view, at) || isRowLabel(view, at)) return false;
  // "the plastic one forty", of forty eight
  if (endsGoods(view.tokens, at - 1, view.lexicon)) return false;
  const isSizes = isSizeWord(view, at);
  if (!isSizes && isIdle(view, at) && (view.lexicon.and.has(text) || !endsName(view, judge, at)))
    return false;
  const numberAhead =
    next?.kind === 'number' ||
    (next?.text === '-' && view.tokens[at + 2]?.kind === 'number' && view.tokens[at + 2]?.glued === true);
  return isSizes || !(text.length <= 2 && next?.glued && numberAhead);
}

const isBorder = (view: MessageView, at: number): boolean =>
  !/^(?:word|number)$/.test(view.tokens[at]?.kind ?? '') ||
  view.lexicon.breaks.has(view.tokens[at]?.text ?? '');

/** An idle word that the catalogue has in names, or right behind the word before it; the "one" of "12 bar one pls". */
const endsName = (view: MessageView, judge: Judge, at: number): boolean => {
  const { text = '' } = view.tokens[at] ?? {};
  if (view.lexicon.and.has(view.tokens[at - 1]?.text ?? '')) return false;
  const isNumbered = view.lexicon.numbers.has(text) && !isIdle(view, at - 1) && isBorder(view, at + 1);
  if (endsGoods(view.tokens, at, view.lexicon)) return true;
  // "bread left at all", where a kind is called "all in one": behind another word of talk, only with it.
  const known = judge.know(text) >= 0.3 && !isIdle(view, at - 1);
  return isNumbered || known || judge.isPair(view.tokens[at - 1]?.text ?? '', text);
};

/** A number that goods can end with: its measure or the rest of its chain does not follow. */
function closesNumbers(view: MessageView, at: number): boolean {
  const next = view.tokens[at + 1];
  const isChain = next?.text === 'x' && next.glued && view.tokens[at + 2]?.kind === 'number';
  return !isChain && !isSize(view, at + 1);
}

/** A word that hardly belongs to the goods before it. */
const opensOther = (view: MessageView, judge: Judge, at: number): boolean =>
  opensAny(view, judge, at) || isBehindMeasure(view, at);

/**
 * "lemons 3kg limes 2kg": only the measure ends the goods before a token, which holds where goods are sold by it, and not for
 * "yoghurt 1kg mango".
 */
export const isCutAtMeasure = oncePerToken(
  (view, end, judge: Judge): boolean =>
    view.tokens[end]?.kind === 'word' && isBehindMeasure(view, end) && !opensAny(view, judge, end),
);

const isBehindMeasure = (view: MessageView, at: number): boolean =>
  isSizeWord(view, at - 1) && measureAt(view, at - 1) !== undefined;

const opensAny = (view: MessageView, judge: Judge, at: number): boolean => {
  const { text = '' } = view.tokens[at] ?? {};
  return (
    isIdle(view, at) ||
    text === 'x' ||
    numbersAt(view, at).length > 0 ||
    view.lexicon.units.has(text) ||
    cuesAt(view, at).length > 0 ||
    (view.sharesQuantity && isMeasured(view, at - 1)) ||
    judge.know(text) < 0.05 ||
    isSaidAgain(view, at) ||
    isInBareList(view, at)
  );
};

/** Words between a brand and the same brand again. */
const farthestBrand = 6;

/** "swift musk swift sport": goods of one brand, named with it each time and nothing between them. */
export const isSaidAgain: (view: MessageView, at: number) => boolean = oncePerToken((view, at): boolean => {
  const { text = '' } = view.tokens[at] ?? {};
  if (text.length < 3) return false;
  for (let i = at - 2; view.tokens[i + 1]?.kind === 'word' && at - i <= farthestBrand; i--)
    if (view.tokens[i]?.text === text) return beginsNames(view, i) || isSaidAgain(view, i);
  return false;
});

const beginsNames = (view: MessageView, at: number): boolean =>
  view.tokens[at - 1]?.kind !== 'word' || isIdle(view, at - 1) || numbersAt(view, at - 1).length > 0;

/** "chips 120 nuts 80g": in a list without marks, a size ends the goods. */
const isMeasured = (view: MessageView, at: number): boolean =>
  view.tokens[at]?.kind === 'number' || isSizeWord(view, at);

/** `50pk`, `100ct`: how many a pack holds. */
const isGluedUnit = (view: MessageView, at: number): boolean => {
  const unit = view.tokens[at];
  return (
    view.tokens[at - 1]?.kind === 'number' &&
    unit?.glued === true &&
    unit.text.length <= 2 &&
    !unit.text.startsWith('x')
  );
};

/** The number of a code: `G25`. */
const isGluedNumber = (view: MessageView, at: number): boolean =>
  view.tokens[at]?.kind === 'number' && view.tokens[at]?.glued === true;
