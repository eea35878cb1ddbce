import { cuesAt } from './find-cues';
import type { Judge } from './judge';
import { chainAt, isIdle, isSize, type MessageView, numbersAt, unitAt } from './message-view';

/** A line or clause that says something for the lines below it: a size, a pack, a brand. */
export interface Heading {
  /** Tokens of its words, `end` exclusive; the colon is not among them. */
  start: number;
  end: number;
  /** Tokens it holds for. */
  from: number;
  to: number;
  text: string;
  /** Holds to the end of its line only. */
  inline: boolean;
}

/**
 * Finds headings: words before a colon or dash that are followed by goods rather than by just a quantity, and
 * lines without a quantity at the head of a block of lines that have one.
 */
export function findHeadings(view: MessageView, judge: Judge): Heading[] {
  const found: Heading[] = [];
  for (let at = 0; at < view.tokens.length; at++) {
    if (!isHeadingMark(view, at)) continue;
    const start = clauseStart(view, at);
    if (start >= at || !isHeadingText(view, start, at) || isQuantityOnly(view, at + 1)) continue;
    found.push(headingOf(view, judge, start, at, at + 1));
  }
  for (const block of blockHeadings(view, judge)) {
    if (!found.some((heading) => heading.start < block.end && block.start < heading.end)) found.push(block);
  }
  found.sort((a, b) => a.start - b.start);
  for (const [i, heading] of found.entries()) {
    const next = found.slice(i + 1).find((other) => other.inline === heading.inline);
    if (next) heading.to = Math.min(heading.to, next.start);
  }
  return found;
}

/** The words of all headings that hold at a token. */
export function contextOf(headings: readonly Heading[], token: number): string {
  return headings
    .filter((heading) => token >= heading.from && token < heading.to)
    .map((heading) => heading.text)
    .join(' ');
}

function headingOf(view: MessageView, judge: Judge, start: number, end: number, from: number): Heading {
  const words = view.tokens.slice(start, end);
  const tells = words.some(
    (token, i) =>
      (token.kind === 'word' && !isIdle(view, start + i) && judge.know(token.text) > 0.5) ||
      token.kind === 'number',
  );
  const text = tells ? view.text.slice(words[0]?.start, words.at(-1)?.end) : '';
  const inline =
    view.tokens[from] !== undefined &&
    view.tokens[from]?.kind !== 'newline' &&
    view.tokens[from]?.text !== '>';
  return { start, end, from, to: scopeEnd(view, from, inline), text, inline };
}

function isHeadingMark(view: MessageView, at: number): boolean {
  const token = view.tokens[at];
  if (token?.kind !== 'symbol') return false;
  if (token.text === ':' || token.text === '→') return true;
  if (token.text === '>') return isArrowEnd(view, at);
  if (!/^[-–—]$/.test(token.text) || (token.glued && view.tokens[at + 1]?.glued)) return false;
  const next = view.tokens[at + 1];
  return next === undefined || next.kind === 'newline' || next.text === '>' || isListAfterDash(view, at);
}

/** The last of `>>`: what stands before holds for what follows. */
const isArrowEnd = (view: MessageView, at: number): boolean =>
  view.tokens[at - 1]?.text === '>' && view.tokens[at + 1]?.text !== '>' && lineStart(view, at) < at - 2;

/** "monsters 4 packs - ultra 3, mango loco 3": one dash, then a list of goods with a quantity somewhere. */
function isListAfterDash(view: MessageView, dash: number): boolean {
  const start = lineStart(view, dash);
  if (start !== clauseStart(view, dash) || hasComma(view, start, dash)) return false;
  let end = dash + 1;
  while (end < view.tokens.length && view.tokens[end]?.kind !== 'newline') end++;
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

const hasComma = (view: MessageView, start: number, end: number): boolean =>
  view.tokens.slice(start, end).some((token) => token.text === ',' || token.text === ';');

function lineStart(view: MessageView, at: number): number {
  let start = at;
  while (start > 0 && view.tokens[start - 1]?.kind !== 'newline') start--;
  return start;
}

function clauseStart(view: MessageView, at: number): number {
  let start = at;
  while (start > 0) {
    const token = view.tokens[start - 1];
    if (!token || token.kind === 'newline' || token.kind === 'noise' || /^[;.!?,|•*]$/.test(token.text))
      break;
    if (token.kind === 'symbol' && /^[-–—:]$/.test(token.text) && !token.glued) break;
    start--;
  }
  return start;
}

/** Words, sizes and packs, but no quantity of its own. */
function isHeadingText(view: MessageView, start: number, end: number): boolean {
  let content = 0;
  for (let at = start; at < end; at++) {
    const token = view.tokens[at];
    if (token?.kind === 'word' && token.text.length > 1 && !isIdle(view, at)) content++;
    if (token?.kind !== 'number') continue;
    const size = isSize(view, at + 1) || token.form === 'fraction';
    if (size) content++;
    else if (
      !unitAt(view, at + 1) &&
      !/^(?:of|#|size)$/.test(view.tokens[at - 1]?.text ?? '') &&
      !chainAt(view, at)
    )
      return false;
  }
  return content > 0 && end - start <= 10;
}

/** `: 6` or `- 6 cases` and then the end of the clause: the quantity of what stands before. */
function isQuantityOnly(view: MessageView, at: number): boolean {
  let next = at;
  while (/^[x([-]$/.test(view.tokens[next]?.text ?? '')) next++;
  if (/^(?:have|stock|got|qty|need|order|soh|on|none|zero|nil)$/.test(view.tokens[next]?.text ?? ''))
    return true;
  const number = numbersAt(view, next).find(
    (entry) => entry.form !== 'article' && entry.form !== 'homophone',
  );
  if (!number || isSize(view, number.next)) return false;
  const unit = unitAt(view, number.next);
  const end = unit?.next ?? number.next;
  const after = view.tokens[end];
  if (cuesAt(view, end).some(({ cue }) => /^(?:have|need)$/.test(cue.kind))) return true;
  return (
    !after ||
    (after.kind !== 'word' && after.kind !== 'number' && after.text !== '#') ||
    (after.kind === 'word' && isIdle(view, end) && after.text !== 'of')
  );
}

/** To the end of the line when goods follow on it, else to the next empty line. */
function scopeEnd(view: MessageView, from: number, inline: boolean): number {
  let at = from;
  while (at < view.tokens.length) {
    const token = view.tokens[at];
    if (token?.kind === 'newline' && (inline || (at > from && view.tokens[at - 1]?.kind === 'newline')))
      break;
    if (inline && token?.text === '.' && !token.glued) break;
    at++;
  }
  return at;
}

/** A line of a few words without a quantity, at the head of its block, above lines that have one. */
function blockHeadings(view: MessageView, judge: Judge): Heading[] {
  const lines = linesIn(view);
  return lines.flatMap((line, i) => {
    const [start, end] = withoutMarks(view, line);
    const next = lines[i + 1];
    const before = lines[i - 1];
    if (
      !next ||
      next[0] === next[1] ||
      end - start > 7 ||
      start === end ||
      (before && hasQuantity(view, before) && hasQuantity(view, [start, end]))
    )
      return [];
    if (
      !isHeadingText(view, start, end) ||
      !hasQuantity(view, next) ||
      !hasGoodsWord(view, next) ||
      /^[?.!,]$/.test(view.tokens[end - 1]?.text ?? '')
    )
      return [];
    const heading = headingOf(view, judge, start, end, line[1]);
    const least = before && hasQuantity(view, before) && !isBulleted(view, next) ? 0.6 : 0.15;
    return helps(view, judge, heading, next, least) ? [heading] : [];
  });
}

/** Begins with a dash or a dot, as the items under a heading do. */
const isBulleted = (view: MessageView, [start]: [number, number]): boolean =>
  /^[-–*•·]$/.test(view.tokens[start]?.text ?? '');

/** A line without stars, dashes and prices at its ends. */
function withoutMarks(view: MessageView, [start, end]: [number, number]): [start: number, end: number] {
  const isMark = (at: number): boolean =>
    view.tokens[at]?.kind === 'noise' || /^[*x=#~_–—-]$/.test(view.tokens[at]?.text ?? '');
  let [from, to] = [start, end];
  while (from < to && isMark(from)) from++;
  while (to > from && isMark(to - 1)) to--;
  return [from, to];
}

function linesIn(view: MessageView): [start: number, end: number][] {
  const lines: [number, number][] = [];
  let start = 0;
  view.tokens.forEach((token, at) => {
    if (token.kind !== 'newline') return;
    lines.push([start, at]);
    start = at + 1;
  });
  lines.push([start, view.tokens.length]);
  return lines;
}

const hasQuantity = (view: MessageView, [start, end]: [number, number]): boolean =>
  view.tokens.slice(start, end).some((token, i) => token.kind === 'number' && !isSize(view, start + i + 1));

/** Not only "Qty: 8". */
const hasGoodsWord = (view: MessageView, [start, end]: [number, number]): boolean =>
  view.tokens
    .slice(start, end)
    .some(
      (token, i) => token.kind === 'word' && !isIdle(view, start + i) && !view.lexicon.units.has(token.text),
    );

/** The next line names goods better with the heading's words than without. */
function helps(
  view: MessageView,
  judge: Judge,
  heading: Heading,
  [start, end]: [number, number],
  least: number,
): boolean {
  const words = view.tokens.slice(start, end).filter((token) => token.kind === 'word');
  const [first, last] = [words[0], words.at(-1)];
  const sizes = view.tokens
    .slice(start, end)
    .find((token, i) => token.kind === 'number' && isSize(view, start + i + 1));
  if (!first || !last) return false;
  const from = Math.min(first.start, sizes?.start ?? first.start);
  return judge.fit(from, last.end, null, heading.text).gain > least;
}
