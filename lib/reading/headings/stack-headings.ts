import type { Judge } from '../judge';
import type { MessageView } from '../message-view';
import { beginsCue } from '../words/find-cues';
import { gainOfLine } from './gain-of-line';
import { type Heading, headingOf, isHeadingText, leastGain } from './heading';
import { isSentence, type LineTokens, withoutMarks } from './heading-lines';
import { isOrderedLine } from './is-ordered-line';

/** A brand or kind above other headings is named in so few words. */
const longestOuter = 3;

/** A longer row is prose. */
const longestRow = 20;

/**
 * "GUSTO" right above "juice 200ml" and its rows holds for these rows too, and for those of "nectar 1l" further down:
 * each heading under it, up to the next empty line, says its words as well, as long as they name the goods better.
 * `blocks` are headings of several lines, in the order of the text.
 */
export function stackHeadings(view: MessageView, judge: Judge, blocks: readonly Heading[]): Heading[] {
  const stacked: Heading[] = [];
  let outer: Heading | null = null;
  for (const [i, heading] of blocks.entries()) {
    const before = blocks[i - 1];
    const above: Heading | null = unmarkedAbove(view, judge, heading, before);
    if (above && above !== before) stacked.push(above);
    if (above) outer = above;
    const isUnder: boolean = outer !== null && heading.start < outer.to;
    const text: string = isUnder && outer ? `${outer.text} ${heading.text}` : heading.text;
    if (
      isUnder &&
      gainOfRow(view, judge, heading, text) > gainOfRow(view, judge, heading, heading.text) + leastGain
    )
      stacked.push({ ...heading, text });
    else {
      outer = null;
      stacked.push(heading);
    }
  }
  return stacked;
}

/** A line of a few words without a number, right above a heading, that is one itself. */
function unmarkedAbove(
  view: MessageView,
  judge: Judge,
  { start }: Heading,
  before: Heading | undefined,
): Heading | null {
  const line = lineAbove(view, start);
  if (!line) return null;
  const [from, to] = withoutMarks(view, line);
  const words = view.tokens.slice(from, to);
  if (
    words.length === 0 ||
    words.length > longestOuter ||
    (before && before.to > from && before.end > from) ||
    !words.every(({ kind, text }) => kind === 'word' || text === '&') ||
    isKindOfAbove(view, line[0], before) ||
    !isHeadingText(view, from, to) ||
    isSentence(view, [from, to]) ||
    isOrderedLine(view, from, to) ||
    beginsCue(view, from, 'same')
  )
    return null;
  const heading = headingOf(view, judge, from, to, line[1]);
  return heading.text === '' ? null : heading;
}

/** "aloe" below "JELLY 100ml x2 each", or below another of its kinds: no row with a quantity of its own is above it. */
function isKindOfAbove(view: MessageView, at: number, before: Heading | undefined): boolean {
  const end = at - 1;
  let start = end;
  while (start > 0 && end - start < longestRow && view.tokens[start - 1]?.kind !== 'newline') start--;
  if (end <= 0 || start === end) return false;
  const isHeading = before !== undefined && before.start >= start && before.start < end;
  return isHeading || !view.tokens.slice(start, end).some(({ kind }) => kind === 'number');
}

/** The line above the one that a token opens; null when it opens none, or an empty line is above it. */
function lineAbove({ tokens }: MessageView, at: number): LineTokens | null {
  let end = at - 1;
  while (tokens[end]?.kind === 'symbol') end--;
  if (tokens[end]?.kind !== 'newline') return null;
  let start = end;
  while (end - start <= longestOuter + 2 && start > 0 && tokens[start - 1]?.kind !== 'newline') start--;
  const opens = start === 0 || tokens[start - 1]?.kind === 'newline';
  return opens && start < end ? [start, end] : null;
}

/** How much better the first row under a heading is named by some words. */
function gainOfRow(view: MessageView, judge: Judge, { from }: Heading, context: string): number {
  let start = from;
  while (view.tokens[start]?.kind === 'newline' || view.tokens[start]?.kind === 'symbol') start++;
  let end = start;
  while (view.tokens[end] && view.tokens[end]?.kind !== 'newline') end++;
  return gainOfLine(view, judge, context, [start, end]);
}
