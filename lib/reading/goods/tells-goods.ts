import { chainAt } from '../amounts/chain-at';
import { isBend } from '../amounts/is-bend';
import { isSizeWord } from '../amounts/is-size';
import type { Judge } from '../judge';
import { type MessageView, numbersAt } from '../message-view';
import { isIdle } from '../words/is-idle';
import { oncePerToken } from '../words/once-per-view';
import { isSoldAlone } from './sold-alone';

/** The token says which goods: a word, a size that is one, and under a heading any size. */
export const tellsGoods = (view: MessageView, judge: Judge, at: number, underHeading: boolean): boolean =>
  underHeading ? tellsUnderHeading(view, at, judge) : tellsAlone(view, at, judge);

const tellsAlone = oncePerToken(
  (view, at, judge: Judge): boolean =>
    isTellingWord(view, at) ||
    isTeeth(view, at) ||
    isBend(view.tokens, at) ||
    isSizedUnit(view, judge, at) ||
    isDimensions(view, at),
);

const tellsUnderHeading = oncePerToken(
  (view, at, judge: Judge): boolean =>
    tellsAlone(view, at, judge) ||
    isIdleName(view, judge, at) ||
    isRowName(view, judge, at) ||
    isSizeLike(view, at),
);

/**
 * Under "soap 175g:" the row "cool 6", or on its line the "cool" of "cool x 6 mint x 4": a word of talk, but alone with
 * its quantity and known to the catalogue.
 */
export function isRowName(view: MessageView, judge: Judge, at: number): boolean {
  const [before, token, after] = [view.tokens[at - 1], view.tokens[at], view.tokens[at + 1]];
  return (
    (token?.kind === 'word' &&
      (before?.kind === 'newline' || /^[,:;]$/.test(before?.text ?? '') || isBetweenTimes(view, at)) &&
      (after?.kind === 'number' || /^[-–:x=]$/.test(after?.text ?? '')) &&
      judge.know(token.text) >= 0.9) ||
    isCountedName(view, judge, at) ||
    isSharedName(view, judge, at)
  );
}

/** Under "soap 175g, 6 of each:" the row "cool", where another follows: they all have their quantity already. */
function isSharedName({ tokens, sharesQuantity }: MessageView, judge: Judge, at: number): boolean {
  const isMark = (place: number): boolean => /^(?:\n|,)$/.test(tokens[place]?.text ?? '');
  const opens = /^[*•·–-]$/.test(tokens[at - 1]?.text ?? '') ? at - 2 : at - 1;
  return (
    sharesQuantity &&
    tokens[at]?.kind === 'word' &&
    isMark(opens) &&
    isMark(at + 1) &&
    tokens[at + 2] !== undefined &&
    tokens[at + 2]?.kind !== 'newline' &&
    judge.know(tokens[at]?.text ?? '') >= 0.9
  );
}

/** The row "6 cool", or "6 x cool": nothing else stands in it, and of the 6 there must be something. */
function isCountedName({ tokens }: MessageView, judge: Judge, at: number): boolean {
  const count = tokens[at - 1]?.text === 'x' ? at - 2 : at - 1;
  const opens = /^[*•·–-]$/.test(tokens[count - 1]?.text ?? '') ? count - 2 : count - 1;
  return (
    tokens[at]?.kind === 'word' &&
    tokens[count]?.form === 'digits' &&
    (tokens[opens]?.kind ?? 'newline') === 'newline' &&
    (tokens[at + 1]?.kind ?? 'newline') === 'newline' &&
    judge.know(tokens[at]?.text ?? '') >= 0.9
  );
}

/** "mint x 4 cool x 6": between the quantity of other goods and its own. */
const isBetweenTimes = ({ tokens }: MessageView, at: number): boolean =>
  tokens[at + 1]?.text === 'x' && tokens[at - 1]?.kind === 'number' && tokens[at - 2]?.text === 'x';

/** More words of talk in a row name nothing. */
const longestIdleName = 5;

/** Under "curry 100g:" the row "10 all in one": words of talk that fill it, side by side in a name of the catalogue. */
export function isIdleName(view: MessageView, judge: Judge, at: number): boolean {
  const textAt = (place: number): string => view.tokens[place]?.text ?? '';
  const isPaired = (place: number): boolean => judge.isPair(textAt(place - 1), textAt(place));
  let [from, to] = [at, at + 1];
  const isWord = (place: number): boolean => view.tokens[place]?.kind === 'word';
  while (at - from < longestIdleName && isWord(from - 1) && isPaired(from)) from--;
  while (to - at < longestIdleName && isWord(to) && isPaired(to)) to++;
  return to - from > 1 && !isWord(from - 1) && !isWord(to);
}

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

/** Under a heading a size is enough to name goods: `10kg`, `1/2 x 20`, `#4`. */
function isSizeLike(view: MessageView, at: number): boolean {
  return view.tokens[at]?.kind === 'number'
    ? chainAt(view, at) !== null ||
        view.tokens[at - 1]?.text === '#' ||
        isRatio(view, at) ||
        isFractionOfRow(view, at) ||
        isSizeOfPair(view, at)
    : isSizeWord(view, at) ||
        (view.tokens[at - 1]?.kind === 'number' &&
          view.lexicon.units.get(view.tokens[at]?.text ?? '') === 'pack') ||
        /^["”'’]$/.test(view.tokens[at]?.text ?? '');
}

/** The 14 of "14/2": wires and gauges are told so. */
export const isRatio = ({ tokens }: MessageView, at: number): boolean =>
  tokens[at + 1]?.text === '/' &&
  tokens[at + 1]?.glued === true &&
  tokens[at + 2]?.kind === 'number' &&
  tokens[at + 2]?.glued === true;

/** Under "EMT 10ft -" the "1/2" of "1/2 50 sticks" and "1/2 - 50": no quantity, for another number follows that is one. */
export function isFractionOfRow({ tokens }: MessageView, at: number): boolean {
  const opens = /^(?:newline|symbol)$/.test(tokens[at - 1]?.kind ?? '');
  const next = /^[-–:=]$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
  return opens && tokens[at]?.form === 'fraction' && tokens[next]?.form === 'digits';
}

/**
 * Under "mayo -" the 750 of "750 12, 3kg 2", under "copper pipe" the row "2 1": of two numbers alone the first is a
 * size.
 */
export function isSizeOfPair(view: MessageView, at: number): boolean {
  const [size, count] = [view.tokens[at], view.tokens[at + 1]];
  if (size?.kind !== 'number' || count?.form !== 'digits' || count.glued) return false;
  return !isInField.test(view.tokens[at - 1]?.kind ?? '') && !isInField.test(closerOf(view, at + 2));
}

const isInField = /^(?:word|number)$/;

/** What ends a field; a point in "750 1.5" does not. */
function closerOf({ tokens }: MessageView, at: number): string {
  const { kind = 'newline', text = '' } = tokens[at] ?? {};
  return kind === 'symbol' && !/^[,;.]$/.test(text) ? 'word' : kind;
}

/** `7-1/4 60t` names a saw blade by its size and teeth. */
const isTeeth = ({ tokens }: MessageView, at: number): boolean =>
  tokens[at]?.text === 't' &&
  tokens[at]?.glued === true &&
  tokens[at - 1]?.form === 'digits' &&
  tokens[at - 2]?.kind === 'number';

/** `2x4x8` names lumber by itself. */
function isDimensions(view: MessageView, at: number): boolean {
  const count = chainAt(view, at)?.count ?? 0;
  return count > 2 && count <= 6;
}

/** `5 gal bucket`, `10x48 tube`: what is a unit elsewhere is goods after a size, when the catalogue knows it. */
const isSizedUnit = (view: MessageView, judge: Judge, at: number): boolean =>
  (isSizeWord(view, at - 1) || chainAt(view, at - 1)?.last === true) &&
  view.lexicon.units.has(view.tokens[at]?.text ?? '') &&
  judge.know(view.tokens[at]?.text ?? '') >= 0.9;
