import { chainAt } from '../amounts/chain-at';
import { isSize, isSizeWord } from '../amounts/is-size';
import { isSizeAlone } from '../amounts/is-size-alone';
import { readEachAt } from '../amounts/read-shared-quantity';
import { isHeldByPack } from '../amounts/tells-pack';
import { isRowName, isSizeOfPair } from '../goods/tells-goods';
import type { Judge } from '../judge';
import { isCountedRows, isInPlace } from '../mentions/find-places';
import { type MessageView, numbersAt } from '../message-view';
import { endsSentenceAt } from '../words/find-condition';
import { beginsCue } from '../words/find-cues';
import { isAnswered } from '../words/is-answered';
import { isIdle } from '../words/is-idle';
import { eachWordTells } from './each-word-tells';
import { gainOfLine } from './gain-of-line';
import { type Heading, headingOf, isBareSize, isHeadingText, leastBareSize, leastGain } from './heading';
import {
  behindPurpose,
  isSentence,
  type LineTokens as Line,
  lengthOf,
  linesIn,
  withoutMarks,
  withoutPack,
  withoutPurpose,
  withoutTalk,
} from './heading-lines';
import { isOrderedLine } from './is-ordered-line';
import { linesOfEach } from './lines-of-each';
import { mayEndInSize, standsOut } from './stands-out';

/** A line of a few words without a quantity, at the head of its block, above lines that have one. */
export function blockHeadings(view: MessageView, judge: Judge): Heading[] {
  const lines = linesIn(view);
  if (rowsWait(view, lines)) return [];
  const shared = linesOfEach(view, lines);
  return lines.flatMap((line, i) => {
    if (shared.has(i)) return [];
    const sentence = lastSentence(view, withoutPurpose(view, withoutMarks(view, line)));
    const isLong = lengthOf(view, withoutTalk(view, sentence)) > longestHeading;
    const [start, end] = isLong ? behindPurpose(view, sentence) : sentence;
    const said = withoutTalk(view, [start, end]);
    const at = rowsBelow(view, lines, i);
    const next = lines[at];
    const before = lines[i - 1];
    if (
      !next ||
      next[0] === next[1] ||
      // A quoted row heads no answer.
      isAnswered(view, start) !== isAnswered(view, next[0]) ||
      lengthOf(view, withoutPack(view, said)) > longestHeading ||
      start === end ||
      isLastOfKinds(view, before, next) ||
      (before &&
        hasQuantity(view, before) &&
        hasQuantity(view, [start, end]) &&
        !standsOut(view, line, [before, next]) &&
        !isSizedBrand(view, judge, line, [before, next]))
    )
      return [];
    if (
      !(isHeadingText(view, start, end) || isHeadingText(view, ...said)) ||
      beginsCue(view, start, 'same') ||
      isOrderedLine(view, start, end) ||
      isWeighedOut(view, judge, [start, end]) ||
      isSentence(view, [start, end]) ||
      (opensInWords(view, line) && [before, next].some((other) => other && opensInWords(view, other))) ||
      (opensWithTimes(view, line) && opensWithTimes(view, next)) ||
      !hasQuantity(view, next) ||
      opensWithPlace(view, next) ||
      !hasGoodsWord(view, judge, next) ||
      /^[?.,]$/.test(view.tokens[end - 1]?.text ?? '')
    )
      return [];
    const heading = headingOf(view, judge, start, end, (lines[at - 1] ?? line)[1]);
    if (!sizeHelps(view, judge, heading, [next, lines[at + 1]])) return [];
    const isBelowRow = before !== undefined && hasQuantity(view, before);
    if (!helps(view, judge, heading, next, isBelowRow ? leastBelowRow : leastGain)) return [];
    return [heading];
  });
}

/** "roma 6kg", "roma (6kg)" of a tomato that is sold by the kilogram: so much of it is ordered. */
function isWeighedOut(view: MessageView, judge: Judge, [start, end]: Line): boolean {
  if (!view.tokens.slice(start, end).some((_, i) => isSizeWord(view, start + i))) return false;
  const fit = judge.fit(view.tokens[start]?.start ?? 0, view.tokens[end - 1]?.end ?? 0, null, '');
  return fit.known && fit.measured;
}

/** "lanolin" between "aloe" and "CREAM 500ml x2 each": a kind of what stands above, and no heading of the next. */
const isLastOfKinds = (view: MessageView, before: Line | undefined, next: Line): boolean =>
  before !== undefined && before[0] < before[1] && sharesBelow(view, next);

/** "CREAM 500ml x2 each" heads rows of its own. */
const sharesBelow = (view: MessageView, [start, end]: Line): boolean =>
  view.tokens.slice(start, end).some((_, i) => readEachAt(view, start + i)?.next === end);

/** So much must a heading right below other rows help its own, as it may be goods without a quantity. */
const leastBelowRow = 0.6;

/** Longer lines are goods of their own, or prose. */
const longestHeading = 7;

/** The place of the line below another, but for a sentence or an empty line between a heading and its rows. */
function rowsBelow(view: MessageView, lines: readonly Line[], i: number): number {
  const [start, end] = lines[i + 1] ?? [0, 0];
  return start === end || isSentence(view, [start, end]) ? i + 2 : i + 1;
}

/** "Hi Jo, the list for the deck. GUSTO 1L": what the last sentence of a line without a quantity says. */
function lastSentence(view: MessageView, [start, end]: Line): Line {
  let from = end;
  while (from > start && !endsSentenceAt(view, from - 1)) from--;
  return from < end && !hasQuantity(view, [start, from]) ? [from, end] : [start, end];
}

/** "6 each of the first two" below rows that have no quantity of their own: none of them is a heading. */
function rowsWait(view: MessageView, lines: readonly Line[]): boolean {
  const end = lines.findIndex(([start, to]) => isCountedIn(view, start, to));
  const isQuantity = (at: number): boolean =>
    (view.tokens[at]?.value ?? leastBareSize) < leastBareSize && !isSize(view, at + 1);
  return end > 0 && !view.tokens.slice(0, lines[end]?.[0]).some((_, at) => isQuantity(at));
}

const isCountedIn = (view: MessageView, from: number, to: number): boolean =>
  view.tokens.slice(from, to).some((_, i) => isCountedRows(view, from + i));

const hasQuantity = (view: MessageView, [start, end]: Line): boolean =>
  view.tokens
    .slice(start, end)
    .some(
      ({ kind }, i) =>
        kind === 'number' &&
        !isSize(view, start + i + 1) &&
        !isPackSize(view, start, start + i) &&
        !isHeldByPack(view, start + i),
    );

/** The 6 of "grape juice 6x200ml": tied to a size, and not what the line begins with. */
const isPackSize = (view: MessageView, start: number, at: number): boolean =>
  view.tokens[at + 1]?.text === 'x' &&
  view.tokens[at + 1]?.glued === true &&
  view.tokens[at + 2]?.glued === true &&
  isSize(view, at + 3) &&
  withoutMarks(view, [start, at])[0] < at;

/** "JUICE 200" between "cola 24" and "mango 12", where the catalogue knows mango juice of this size. */
const isSizedBrand = (view: MessageView, judge: Judge, line: Line, [before, next]: [Line, Line]): boolean =>
  mayEndInSize(view, line, [before, next]) &&
  eachWordTells(view, withoutMarks(view, line), [(text) => gainOfLine(view, judge, text, next)]);

/** "Ten black cat 270", "Five black cat 800": both have their quantity. */
const opensInWords = (view: MessageView, [start]: Line): boolean =>
  numbersAt(view, start).some(({ form }) => form === 'words');

/** "2 x 20 min", "6 x 45 min": rows of one build, which have their quantity. */
const opensWithTimes = ({ tokens }: MessageView, [start]: Line): boolean =>
  tokens[start]?.kind === 'number' && tokens[start + 1]?.text === 'x' && tokens[start + 1]?.glued === false;

/** "first two 6 each" is said of the rows above it. */
const opensWithPlace = (view: MessageView, [start]: Line): boolean => isInPlace(view, start);

/** Not only "Qty: 8"; a size may be (`8' - 20`), and a word of talk a kind that the catalogue knows: "Cool 24". */
const hasGoodsWord = (view: MessageView, judge: Judge, [start, end]: Line): boolean =>
  view.tokens
    .slice(start, end)
    .some(
      ({ kind, text }, i) =>
        (kind === 'word' && !isIdle(view, start + i) && !view.lexicon.units.has(text)) ||
        (kind === 'number' && (isSize(view, start + i + 1) || isSizeOfPair(view, start + i))) ||
        isRowName(view, judge, start + i),
    );

/** A number that may be a quantity is a size when the next line's goods come in it; a small one, when two lines' do. */
function sizeHelps(
  view: MessageView,
  judge: Judge,
  heading: Heading,
  [next, second]: [Line, Line | undefined],
): boolean {
  const { start, end } = heading;
  const words = view.tokens.slice(start, end);
  // The 6 of "2x6s" is a side of a board.
  const isSide = (at: number): boolean => chainAt(view, at) !== null && isSize(view, at + 1);
  const isBare = (at: number): boolean => isBareSize(view, at, start, end) && !isSide(at);
  const bares = words.filter((token, i) => token.kind === 'number' && isBare(start + i));
  // Of "cheddar 900g 3 wedges" the 3 may count.
  const bare = bares.find((token) => !isSize(view, start + words.indexOf(token) + 1)) ?? bares[0];
  if (!bare || isSizeAlone(view, start, end)) return true;
  const rest = heading.text.replace(view.text.slice(bare.start, bare.end), '').trim();
  const isHelp = (line: Line): boolean =>
    helps(view, judge, heading, line, gainOfLine(view, judge, rest, line) + 0.1);
  const isSmall = (bare.value ?? 0) < leastBareSize;
  // "toothpaste 50ml" over the one row that closes a list has its measure.
  const isClosed = second === undefined && isSize(view, start + words.indexOf(bare) + 1);
  return isHelp(next) && (!isSmall || isClosed || (second !== undefined && isHelp(second)));
}

/** The next line names goods better with the heading's words than without. */
function helps(view: MessageView, judge: Judge, heading: Heading, next: Line, least: number): boolean {
  return gainOfLine(view, judge, heading.text, next) > least;
}
