import { isCountBeforeInches } from '../amounts/count-before-inches';
import { isSize, isSizeWord } from '../amounts/is-size';
import { isNumeral, type MessageView, unitAt } from '../message-view';
import { weights } from '../reading-weights';
import { cuesAt } from '../words/find-cues';
import { isInsidePair } from '../words/is-inside-pair';
import { oncePerView } from '../words/once-per-view';
import { isCommaOfRow } from './comma-of-row';
import { isQuantityOnly, lineStart } from './find-heading-marks';

interface InnerGains {
  /** Sums over the tokens before each place. */
  hard: Float64Array;
  soft: Float64Array;
}

const innerGainsOf = oncePerView(sumInnerGains);

/** Separators inside goods cost, the more the harder they part; soft ones less when the catalogue knows the whole. */
export function innerGain(view: MessageView, start: number, end: number, fit: number): number {
  const { hard, soft } = innerGainsOf(view);
  const softSum = (soft[end] ?? 0) - (soft[start] ?? 0);
  return (hard[end] ?? 0) - (hard[start] ?? 0) + (fit > 2.5 ? softSum * 0.7 : softSum);
}

function sumInnerGains(view: MessageView): InnerGains {
  const sums = {
    hard: new Float64Array(view.tokens.length + 1),
    soft: new Float64Array(view.tokens.length + 1),
  };
  for (let at = 0; at < view.tokens.length; at++) {
    sums.hard[at + 1] = (sums.hard[at] ?? 0) + hardGain(view, at);
    sums.soft[at + 1] = (sums.soft[at] ?? 0) + softGain(view, at);
  }
  return sums;
}

/** More words behind the comma are goods of their own. */
const longestTail = 3;

/** "1. Toggle switch, white - 10": in a numbered row, before a word or two and the only quantity. */
function isCommaOfName(view: MessageView, at: number): boolean {
  if (view.tokens[lineStart(view, at)]?.text !== 'list-number') return false;
  let end = at + 1;
  while (end <= at + longestTail && view.tokens[end]?.kind === 'word' && view.tokens[end]?.text !== 'x')
    end++;
  const isMarked = /^[-–—:=]$/.test(view.tokens[end]?.text ?? '');
  return end > at + 1 && isMarked && isQuantityOnly(view, end + 1);
}

/** The 3 of "viennas 1kg, 3 whole chicken": behind a comma, a number that is no size counts the next goods. */
export function leadsToCount(view: MessageView, at: number): boolean {
  const [count, next] = [view.tokens[at], view.tokens[at + 1]];
  const isCount = count?.form === 'digits' && !count.glued && Number.isInteger(count.value);
  if (!isCount || isSize(view, at + 1) || unitAt(view, at + 1)) return false;
  return (next?.kind === 'word' && next.text !== 'x' && !next.glued) || isCountBeforeInches(view, at);
}

/** The "and" of "mayo 750 12 and 3kg 4": between two numbers, the first of which ends an entry; but "2 plus 3 light". */
const partsCounts = (view: MessageView, at: number): boolean =>
  view.lexicon.and.has(view.tokens[at]?.text ?? '') &&
  /^(?:word|number)$/.test(view.tokens[at - 2]?.kind ?? '') &&
  (view.tokens[at - 1]?.kind === 'number' || isSizeWord(view, at - 1)) &&
  isNumeral(view, at + 1) &&
  view.tokens[at + 1]?.form !== 'fraction';

const isTight = (view: MessageView, at: number): boolean =>
  view.tokens[at]?.glued === true && view.tokens[at + 1]?.glued === true;

function hardGain(view: MessageView, at: number): number {
  const token = view.tokens[at];
  if (token?.text === ',') {
    if (isCommaOfName(view, at) || isCommaOfRow(view, at)) return 0;
    return weights.innerComma;
  }
  if (partsCounts(view, at)) return weights.innerAndBetweenCounts;
  if (token?.text === '.' && !isTight(view, at) && view.tokens[at + 1]?.kind !== 'symbol')
    return weights.innerStop;
  if (token?.kind === 'symbol' && /^[-–—:=]$/.test(token.text) && !isTight(view, at))
    return weights.innerDash;
  const times =
    token?.text === 'x' &&
    view.tokens[at + 1]?.kind === 'number' &&
    view.tokens[at - 1]?.kind === 'word' &&
    !isSizeWord(view, at - 1);
  return times ? weights.innerTimes : 0;
}

function softGain(view: MessageView, at: number): number {
  const token = view.tokens[at];
  if (isInsidePair(view, at)) return 0;
  if (token?.kind === 'symbol')
    return /^[/&+]$/.test(token.text) && !isTight(view, at) ? weights.innerSlash : 0;
  if (token?.kind !== 'word') return 0;
  if (view.lexicon.and.has(token.text)) return weights.innerAnd;
  return cuesAt(view, at).length > 0 ? weights.innerCue : 0;
}
