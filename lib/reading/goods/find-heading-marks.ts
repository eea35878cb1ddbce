import { findPartStarts } from '../../language/text/find-parts';
import type { Token } from '../../language/text/tokenise';
import { isSize } from '../amounts/is-size';
import { measureAt } from '../amounts/measure-at';
import { type MessageView, numbersAt, unitAt } from '../message-view';
import { beginsCue } from '../words/find-cues';
import { isIdle } from '../words/is-idle';
import { oncePerView } from '../words/once-per-view';
import { isFractionOfRow, isRatio } from './tells-goods';

/** A colon, arrow or dash after words that may hold for what follows. */
export function isHeadingMark(view: MessageView, at: number): boolean {
  const token = view.tokens[at];
  if (token?.kind !== 'symbol') return false;
  if (token.text === ':' || token.text === '→') return true;
  if (token.text === '>') return isArrowEnd(view, at);
  if (!/^[-–—]$/.test(token.text) || (token.glued && view.tokens[at + 1]?.glued)) return false;
  const next = view.tokens[at + 1];
  // "chips 45g -> 9": an arrow to a quantity.
  if (next?.text === '>') return !isQuantityOnly(view, at + 2);
  return next === undefined || next.kind === 'newline' || isListAfterDash(view, at);
}

/** The last of `>>`: what stands before holds for what follows. */
const isArrowEnd = (view: MessageView, at: number): boolean =>
  view.tokens[at - 1]?.text === '>' && view.tokens[at + 1]?.text !== '>' && lineStart(view, at) < at - 2;

/**
 * "monsters 4 packs - ultra 3, mango loco 3": one dash, then a list of goods with a quantity somewhere; so each of several that
 * semicolons part.
 */
function isListAfterDash(view: MessageView, dash: number): boolean {
  const start = partStartsOf(view)[dash] ?? 0;
  if (start !== clauseStart(view, dash) && !isGreeting(view, start, clauseStart(view, dash))) return false;
  let end = dash + 1;
  while (end < view.tokens.length && !endsPart(view.tokens[end])) end++;
  const rest = view.tokens.slice(dash + 1, end);
  if (rest.some((token) => /^[-–—]$/.test(token.text) && !token.glued)) return false;
  const first = rest[0];
  const opens = first?.kind === 'word' && !isIdle(view, dash + 1);
  const numbers = rest.filter(
    (token, i) =>
      (token.kind === 'number' && !isSize(view, dash + 2 + i)) || view.lexicon.numbers.has(token.text),
  ).length;
  return (
    numbers > 0 && (opens || (rest.some((token) => token.text === ',') && !isQuantityOnly(view, dash + 1)))
  );
}

/** The first token of the line that holds `at`. */
export const lineStart = (view: MessageView, at: number): number => lineStartsOf(view)[at] ?? 0;

/** The first token of the clause that ends before `at`. */
export const clauseStart = (view: MessageView, at: number): number => clauseStartsOf(view)[at] ?? 0;

const lineStartsOf = oncePerView(({ tokens }) => findPartStarts(tokens, ({ kind }) => kind === 'newline'));

/** "Hi Yusuf, ": nothing of a list. */
const isGreeting = ({ tokens, lexicon }: MessageView, from: number, to: number): boolean =>
  to - from <= longestGreeting &&
  lexicon.greetings.has(tokens[from]?.text ?? '') &&
  tokens.slice(from, to - 1).every(({ kind }) => kind === 'word');

/** Words of a greeting with its comma. */
const longestGreeting = 5;

const endsPart = (token: Token | undefined): boolean => token?.kind === 'newline' || token?.text === ';';

const partStartsOf = oncePerView(({ tokens }) => findPartStarts(tokens, endsPart));

const clauseStartsOf = oncePerView(({ tokens }) =>
  findPartStarts(
    tokens,
    ({ kind, text, glued }) =>
      kind === 'newline' ||
      kind === 'noise' ||
      /^[;.!?,|•*]$/.test(text) ||
      (kind === 'symbol' && /^[-–—:]$/.test(text) && !glued),
  ),
);

/** `: 6` or `- 6 cases` and then the end of the clause: the quantity of what stands before. */
export function isQuantityOnly(view: MessageView, at: number): boolean {
  let next = at;
  while (/^[x([-]$/.test(view.tokens[next]?.text ?? '') || view.tokens[next]?.text === 'column') next++;
  const { quantityLabels, noneLeft } = view.lexicon;
  const text = view.tokens[next]?.text ?? '';
  if (quantityLabels.has(text) || noneLeft.has(text) || countsStock(view, next)) return true;
  const number = numbersAt(view, next).find(
    (entry) => entry.form !== 'article' && entry.form !== 'homophone',
  );
  if (number && isMeasureOfRow(view, number.next)) return true;
  if (!number || isSize(view, number.next) || isRatio(view, next) || isFractionOfRow(view, next))
    return false;
  const unit = unitAt(view, number.next);
  const end = unit?.next ?? number.next;
  const after = view.tokens[end];
  if (countsStock(view, end)) return true;
  return (
    !after ||
    (view.tokens[end - 1]?.text === '.' && opensField(view, end)) ||
    (after.kind !== 'word' && after.kind !== 'number' && after.text !== '#') ||
    (after.kind === 'word' && isIdle(view, end) && after.text !== 'of')
  );
}

/** "Sugar: 30 pkt. Fish sauce: 12 btl.": behind the stop of a unit the next goods before a colon, and their quantity. */
function opensField({ tokens }: MessageView, from: number): boolean {
  let at = from;
  while (tokens[at]?.kind === 'word') at++;
  return at > from && tokens[at]?.text === ':' && tokens[at + 1]?.kind === 'number';
}

/** "banana: 8kg", and nothing more of that row: how much of it, not a size that a list goes on with. */
const isMeasureOfRow = (view: MessageView, at: number): boolean =>
  measureAt(view, at) !== undefined &&
  (view.tokens[at + 1] === undefined ||
    view.tokens[at + 1]?.kind === 'newline' ||
    view.lexicon.insteadOf.has(view.tokens[at + 1]?.text ?? ''));

/** "on hand", "need". */
const countsStock = (view: MessageView, at: number): boolean => beginsCue(view, at, 'have', 'need');
