import { isSize, isSizeWord } from '../amounts/is-size';
import { headEnd, headOfEach, readEachAt } from '../amounts/read-shared-quantity';
import { clauseStart, lineStart } from '../goods/find-heading-marks';
import type { Judge } from '../judge';
import { type MessageView, numbersAt } from '../message-view';
import { endsSentenceAt } from '../words/find-condition';
import { isIdle, saysNothing } from '../words/is-idle';
import { eachWordTells } from './each-word-tells';
import { type Heading, headingOf, isHeadingText, leastGain } from './heading';

/** The head of the line "THUNDER BOLT 500ml - 6 of each pls" or "(6 of each)", when the one below has no quantity of its own; else null. */
export function sharedBelow(view: MessageView, judge: Judge, mark: number): Heading | null {
  const isMarked = /^[-–—,:(]$/.test(view.tokens[mark]?.text ?? '');
  const each = readEachAt(view, isMarked ? mark + 1 : mark);
  if (!each) return null;
  const start = headStart(view, mark);
  if (!isHeadingText(view, start, mark)) return null;
  let end = each.next;
  while (saysNothingMore(view, end)) end++;
  if (view.tokens[end]?.kind !== 'newline' || !isBareRow(view, end + 1)) return null;
  const isHead = (isMarked && opensSentence(view, start)) || isKindOf(view, judge, [start, mark], end + 1);
  return isHead ? headingOf(view, judge, start, mark, end) : null;
}

/** Marks and talk behind "6 of each", and "unless I say otherwise". */
const saysNothingMore = (view: MessageView, at: number): boolean =>
  /^[:).!]$/.test(view.tokens[at]?.text ?? '') || view.tokens[at]?.kind === 'noise' || isIdle(view, at);

/** The head of the line "10 of each granny's soup (the 50g packets)", when those below are kinds of it without a quantity; else null. */
export function sharedLeading(view: MessageView, judge: Judge, at: number): Heading | null {
  const each = readEachAt(view, at);
  if (!each || view.tokens[each.next]?.kind !== 'word') return null;
  let line = each.next;
  while (line < each.next + longestHeadBefore && view.tokens[line] && view.tokens[line]?.kind !== 'newline')
    line++;
  const { rows, end: to } = bareRowsBelow(view, line);
  const [row] = rows;
  if (view.tokens[line]?.kind !== 'newline' || row === undefined) return null;
  let end = line;
  while (end > each.next && (isIdle(view, end - 1) || /^[.!]$/.test(view.tokens[end - 1]?.text ?? ''))) end--;
  const span: [number, number] = [each.next, end];
  const isHead =
    isHeadingText(view, each.next, end) &&
    isKindOf(view, judge, span, row) &&
    eachWordTells(
      view,
      span,
      rows.slice(0, rowsTried).map((at) => (text) => gainOfRow(view, judge, at, text)),
    );
  return isHead ? { ...headingOf(view, judge, each.next, end, line), to } : null;
}

/** Of a long list the first rows tell as much as all of them. */
const rowsTried = 4;

/** Where the rows below a line begin that have no quantity of their own, and behind the last of them the end. */
function bareRowsBelow(view: MessageView, line: number): { rows: number[]; end: number } {
  const rows: number[] = [];
  let end = line;
  while (isBareRow(view, end + 1)) {
    end++;
    rows.push(end);
    while ((view.tokens[end]?.kind ?? 'newline') !== 'newline') end++;
  }
  return { rows, end };
}

/** Where the clause begins that ends before a mark, or with a mere size the one before: "THUNDER BOLT, 500ml, 6 of each". */
function headStart(view: MessageView, mark: number): number {
  const start = clauseStart(view, mark);
  const isSized = mark - start === 2 && isSizeWord(view, mark - 1) && view.tokens[start - 1]?.text === ',';
  return isSized ? clauseStart(view, start - 1) : start;
}

/** Nothing but a greeting stands before it on its line: "Morning all. THUNDER BOLT 500ml". */
const opensSentence = (view: MessageView, start: number): boolean =>
  start === lineStart(view, start) ||
  endsSentenceAt(view, start - 1) ||
  view.tokens
    .slice(lineStart(view, start), start)
    .every(({ kind }, i) => kind === 'symbol' || isIdle(view, lineStart(view, start) + i));

/** "CRISPO 120g 12 of each" above "sweet chilli": the row is a kind of it; but not "salt and rice 2 of each" above goods of their own. */
function isKindOf(view: MessageView, judge: Judge, [start, end]: [number, number], row: number): boolean {
  const words = view.tokens.slice(start, end);
  if (words.some(({ text }) => text === '&' || view.lexicon.and.has(text))) return false;
  const context = view.text.slice(words[0]?.start, words.at(-1)?.end);
  return gainOfRow(view, judge, row, context) > leastGain;
}

/** How much better the catalogue names the goods of a row by a heading. */
function gainOfRow(view: MessageView, judge: Judge, row: number, context: string): number {
  let last = row;
  while (view.tokens[last + 1] && view.tokens[last + 1]?.kind !== 'newline') last++;
  return judge.fit(view.tokens[row]?.start ?? 0, view.tokens[last]?.end ?? 0, null, context).gain;
}

/** A row without a quantity: words, the marks in names ("f/nut", "salt & vinegar"), sizes. */
function isBareRow(view: MessageView, start: number): boolean {
  const first = start;
  for (let at = first; at < first + longestBareRow; at++) {
    const { kind, text } = view.tokens[at] ?? { kind: 'newline', text: '' };
    if (kind === 'newline') return at > first;
    const isInName = kind === 'symbol' && /^[&/.+-]$/.test(text);
    if (kind !== 'word' && !isInName && !(kind === 'number' && isSize(view, at + 1))) return false;
  }
  return false;
}

/** More tokens are prose. */
const longestBareRow = 12;

/** A quantity, "of each" and goods: more tokens are prose. */
const longestHeadBefore = 16;

/** The goods of "4 thunder bolts of each:", of "4 of each thunder bolt 500ml:" and of "thunder bolt 500ml 4 of each:". */
export function headBefore(view: MessageView, mark: number): { from: number; to: number } | null {
  for (let at = Math.max(clauseStart(view, mark), mark - longestHeadBefore); at < mark; at++) {
    const each = readEachAt(view, at);
    const clause = clauseStart(view, mark);
    // "4 of each pls:"
    const closes = each !== null && each.next <= mark && saysNothing(view, each.next, mark);
    if (closes && isHeadingText(view, clause, at)) return { from: clause, to: at };
    if (each && !closes && headEnd(view, each.next) === mark) return { from: each.next, to: mark };
    const number = numbersAt(view, at).find(({ form }) => form !== 'homophone');
    const head = number ? headOfEach(view, number.next) : null;
    if (head?.next === mark) return head;
  }
  return null;
}
