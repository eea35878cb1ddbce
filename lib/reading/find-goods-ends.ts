import { changeAt } from './find-change';
import { cuesAt } from './find-cues';
import { isHardStop } from './find-hard-stops';
import type { Judge } from './judge';
import { homophones } from './lexicons/homophones';
import {
  chainAt,
  isHyphenated,
  isIdle,
  isSize,
  isSizeWord,
  type MessageView,
  numbersAt,
} from './message-view';
import { isSoldAlone } from './sold-alone';
import { isPreposition } from './weigh-number';

/** Tokens that goods may have at most. */
export const longestGoods = 26;

/** Ends tried for goods that begin at a token: fewer in a text longer than any order, so that its cost stays bounded. */
const mostEnds = (view: MessageView): number => (view.tokens.length > longestOrder ? 5 : 14);
const longestOrder = 600;

/** A closing bracket that opened before the goods: "eggs (15 dozen) for the hall" has no goods "dozen) for the hall". */
function closesOther(view: MessageView, start: number, at: number): boolean {
  if (view.tokens[at]?.text !== ')') return false;
  return !view.tokens.slice(start, at).some(({ text }) => text === '(');
}

/** Where goods that begin at a token may end. */
export function goodsEnds(view: MessageView, judge: Judge, start: number, context: string): number[] {
  const first = view.tokens[start];
  if (
    !first ||
    (first.kind !== 'word' && first.kind !== 'number' && first.text !== '#') ||
    first.text === 'x'
  )
    return [];
  const taught = isIdle(view, start) ? taughtEnd(view, judge, start) : null;
  if (taught !== null) return [taught];
  if (
    isIdle(view, start) &&
    judge.know(first.text) < (context === '' ? 0.9 : 0.5) &&
    !(view.lexicon.naming.has(first.text) && numbersAt(view, start + 1).length > 0) &&
    !(view.tokens[start + 1]?.text === '&' && view.tokens[start + 1]?.glued)
  )
    return [];
  if (!isGluedNumber(view, start + 1) && (isSizeWord(view, start) || isGluedUnit(view, start))) return [];
  if (first.text === 'the' && !view.lexicon.and.has('et')) return [];
  if (isIdle(view, start) && homophones.has(first.text)) return [];
  const ends: number[] = [];
  const most = mostEnds(view);
  let hasWord = false;
  for (
    let end = start + 1;
    end <= Math.min(view.tokens.length, start + longestGoods) && ends.length < most;
    end++
  ) {
    const last = view.tokens[end - 1];
    if (
      !last ||
      last.kind === 'newline' ||
      last.kind === 'noise' ||
      view.stops.has(end - 1) ||
      closesOther(view, start, end - 1) ||
      isHardStop(view, end - 1) ||
      isPreposition(view, end - 1) ||
      isQuantityLabel(view, end - 1) ||
      changeAt(view, end - 1) !== null ||
      isCueStop(view, judge, end - 1)
    )
      break;
    if (
      isTellingWord(view, end - 1) ||
      isSizedUnit(view, judge, end - 1) ||
      (context !== '' && isSizeLike(view, end - 1)) ||
      isDimensions(view, end - 1)
    )
      hasWord = true;
    if (hasWord && canEnd(view, judge, end)) ends.push(end);
  }
  return ends;
}

/** The end of a taught name that begins with an idle word: "the pink stuff". */
export function taughtEnd(view: MessageView, judge: Judge, start: number): number | null {
  for (let end = start + 5; end > start + 1; end--) {
    const [first, last] = [view.tokens[start], view.tokens[end - 1]];
    if (first && last?.kind === 'word' && judge.isTaught(first.start, last.end)) return end;
  }
  return null;
}

/** `50pk`, `100ct`: how many a pack holds. */
const isGluedUnit = (view: MessageView, at: number): boolean => {
  const [number, unit] = [view.tokens[at - 1], view.tokens[at]];
  return (
    number?.kind === 'number' && unit?.glued === true && unit.text.length <= 2 && !unit.text.startsWith('x')
  );
};

/** The number of a code: `G25`. */
const isGluedNumber = (view: MessageView, at: number): boolean =>
  view.tokens[at]?.kind === 'number' && view.tokens[at]?.glued === true;

/** Under a heading a size is enough to name goods: `10kg`, `1/2 x 20`, `#4`. */
function isSizeLike(view: MessageView, at: number): boolean {
  return view.tokens[at]?.kind === 'number'
    ? chainAt(view, at) !== null || view.tokens[at - 1]?.text === '#'
    : isSizeWord(view, at) ||
        (view.tokens[at - 1]?.kind === 'number' &&
          view.lexicon.units.get(view.tokens[at]?.text ?? '') === 'pack') ||
        /^["”'’]$/.test(view.tokens[at]?.text ?? '');
}

/** `2x4x8` names lumber by itself. */
function isDimensions(view: MessageView, at: number): boolean {
  const count = chainAt(view, at)?.count ?? 0;
  return count > 2 && count <= 6;
}

/** "qty 6", "qty: 6": what says that a quantity follows is no goods. */
const isQuantityLabel = (view: MessageView, at: number): boolean =>
  view.lexicon.quantityLabels.has(view.tokens[at]?.text ?? '') &&
  [1, 2].some((ahead) => view.tokens[at + ahead]?.kind === 'number');

/** `5 gal bucket`: what is a unit elsewhere is goods after a size, when the catalogue knows it. */
const isSizedUnit = (view: MessageView, judge: Judge, at: number): boolean =>
  isSizeWord(view, at - 1) &&
  view.lexicon.units.has(view.tokens[at]?.text ?? '') &&
  judge.know(view.tokens[at]?.text ?? '') >= 0.9;

/** A word that can name goods: no size, unit, number or idle word. */
function isTellingWord(view: MessageView, at: number): boolean {
  const token = view.tokens[at];
  if (token?.kind !== 'word' || token.text === 'x' || isIdle(view, at) || isSizeWord(view, at)) return false;
  if (token.text.length === 1) return view.tokens[at + 1]?.glued === true;
  if (view.lexicon.fractions.has(token.text) || view.lexicon.multipliers.has(token.text)) return false;
  return (
    (!view.lexicon.units.has(token.text) || isSoldAlone(view, at)) &&
    numbersAt(view, at).every((number) => number.form === 'homophone')
  );
}

/** A correction or cancellation begins, in a word that names no goods here. */
function isCueStop(view: MessageView, judge: Judge, at: number): boolean {
  const text = view.tokens[at]?.text ?? '';
  if (view.tokens[at + 1]?.text === '-' && view.tokens[at + 1]?.glued) return false;
  if (view.lexicon.contrast.has(text) || view.lexicon.saying.has(text)) return true;
  if (view.lexicon.breaks.has(text)) return judge.know(text) < 0.9;
  return (
    judge.know(text) < 0.9 &&
    cuesAt(view, at).some(
      ({ cue }) =>
        /^(?:cancel|exclude|keep|correct|substitute|lack|condition|consequence|repeat|again)/.test(
          cue.kind,
        ) && text.length > 2,
    )
  );
}

function canEnd(view: MessageView, judge: Judge, end: number): boolean {
  const last = view.tokens[end - 1];
  const next = view.tokens[end];
  if (last?.kind === 'symbol' && !/^["”″%°'’′)]$/.test(last.text)) return false;
  if (isHyphenated(view, end + 1)) return false;
  const chain = last?.kind === 'word' ? chainAt(view, end - 1) : null;
  if (chain && !chain.last) return false;
  if (
    last?.text === 'x' ||
    (view.lexicon.and.has(last?.text ?? '') && !isSizeWord(view, end - 1)) ||
    (last?.kind === 'word' &&
      isIdle(view, end - 1) &&
      !isSizeWord(view, end - 1) &&
      judge.know(last.text) < 0.3)
  )
    return false;
  if (
    last?.kind === 'word' &&
    last.text.length <= 2 &&
    next?.glued &&
    (next.kind === 'number' || (next.text === '-' && view.tokens[end + 1]?.kind === 'number'))
  )
    return false;
  if (
    last?.kind === 'number' &&
    (isSize(view, end) || (next?.text === 'x' && next.glued && view.tokens[end + 1]?.kind === 'number'))
  )
    return false;
  if (next?.kind !== 'word')
    return (
      next?.kind !== 'symbol' || !next.glued || last?.kind !== 'number' || !/^["”″%°'’′]$/.test(next.text)
    );
  return (
    isIdle(view, end) ||
    next.text === 'x' ||
    numbersAt(view, end).length > 0 ||
    view.lexicon.units.has(next.text) ||
    cuesAt(view, end).length > 0 ||
    (view.sharesQuantity && isMeasured(view, end - 1)) ||
    judge.know(next.text) < 0.05
  );
}

/** "chips 120 nuts 80g": in a list without marks, a size ends the goods. */
const isMeasured = (view: MessageView, at: number): boolean =>
  view.tokens[at]?.kind === 'number' || isSizeWord(view, at);
