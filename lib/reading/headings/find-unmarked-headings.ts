import { isSize } from '../amounts/is-size';
import { clauseStart, lineStart } from '../goods/find-heading-marks';
import type { Judge } from '../judge';
import type { MessageView } from '../message-view';
import { quantitiesAfter } from '../quantities/quantities-after';
import { isHardStop } from '../talk/find-hard-stops';
import { isIdle } from '../words/is-idle';
import { type Heading, headingOf } from './heading';

/** More words before a size are prose. */
const longestHead = 6;

/** With the talk before it: "good morning, please could you send us". */
const longestClause = 14;

/** A word of talk known so well begins the name of goods. */
const surelyKnown = 0.9;

/**
 * Headings that no mark ends: goods before several sizes ("antiseptic 250ml x 6, 500ml x 3"), and behind a marked
 * heading and its list another of the same build ("juice 1L: guava 6 orange 6. nectar 1L mango 6 peach 4").
 */
export function unmarkedHeadings(view: MessageView, judge: Judge, marked: readonly Heading[]): Heading[] {
  const found: Heading[] = [];
  const inline = marked.filter((heading) => heading.inline);
  const isUnder = (at: number): boolean => inline.some(({ from, to }) => at >= from && at < to);
  const follows = behindSized(view, inline);
  for (let at = 0; at < view.tokens.length; at++) {
    const size = sizeEnd(view, at);
    if (size === null) continue;
    const start = headStart(view, judge, at);
    if (start === null) continue;
    const to = sizesEnd(view, size);
    if (to !== null && !isUnder(start))
      found.push({ ...headingOf(view, judge, start, at, at), to, inline: true });
    else if (follows(start) && opensKinds(view, size)) found.push(headingOf(view, judge, start, size, size));
  }
  return found.filter(({ text }) => text !== '');
}

/** The token behind a size that begins at a token: a number and its measure. */
const sizeEnd = (view: MessageView, at: number): number | null =>
  view.tokens[at]?.kind === 'number' && view.tokens[at + 1]?.kind === 'word' && isSize(view, at + 1)
    ? at + 2
    : null;

/** Where the words before a size begin, which fill the clause so far; null where something else stands there. */
function headStart(view: MessageView, judge: Judge, end: number): number | null {
  const clause = clauseStart(view, end);
  if (end - clause > longestClause) return null;
  let start = clause;
  while (start < end && isIdle(view, start) && judge.know(view.tokens[start]?.text ?? '') < surelyKnown)
    start++;
  const words = view.tokens.slice(start, end);
  const named = words.length > 0 && words.length <= longestHead;
  return named && words.every(({ kind, text }) => kind === 'word' || text === '&') ? start : null;
}

/** The end of at least two sizes with a quantity each, the first of which ends at a token; null when there are fewer. */
function sizesEnd(view: MessageView, first: number): number | null {
  let end = quantityEnd(view, first);
  let sizes = 1;
  while (end !== null && isBetween(view, end)) {
    const size = sizeEnd(view, end + 1);
    const next = size === null ? null : quantityEnd(view, size);
    if (next === null) break;
    end = next;
    sizes++;
  }
  return sizes > 1 ? end : null;
}

/** The end of a quantity behind a size, when a comma, "and" or the end of the clause follows it. */
function quantityEnd(view: MessageView, at: number): number | null {
  const closing = quantitiesAfter(view, at).find(({ next }) => isBetween(view, next) || closes(view, next));
  return closing?.next ?? null;
}

const isBetween = (view: MessageView, at: number): boolean =>
  /^[,&+/]$/.test(view.tokens[at]?.text ?? '') || view.lexicon.and.has(view.tokens[at]?.text ?? '');

const closes = (view: MessageView, at: number): boolean =>
  !view.tokens[at] || view.tokens[at]?.kind === 'newline' || isHardStop(view, at) || isIdle(view, at);

/** Tells of a token whether it is on the line of a marked heading with a size, behind a full stop. */
function behindSized(view: MessageView, inline: readonly Heading[]): (at: number) => boolean {
  const firstEnds = new Map<number, number>();
  for (const heading of inline) {
    const line = lineStart(view, heading.start);
    if (isSized(view, heading))
      firstEnds.set(line, Math.min(heading.end, firstEnds.get(line) ?? heading.end));
  }
  return (at) => isHardStop(view, at - 1) && (firstEnds.get(lineStart(view, at)) ?? at) < at;
}

const isSized = (view: MessageView, { start, end }: Heading): boolean =>
  view.tokens.slice(start, end).some((_, i) => sizeEnd(view, start + i) !== null);

/** "mango 6 peach 4": a kind, and two quantities at least before the sentence ends. */
function opensKinds(view: MessageView, from: number): boolean {
  if (view.tokens[from]?.kind !== 'word' || isIdle(view, from)) return false;
  let quantities = 0;
  for (let at = from; at < view.tokens.length; at++)
    if (view.tokens[at]?.kind === 'number' && !isSize(view, at + 1)) quantities++;
  return quantities > 1;
}
