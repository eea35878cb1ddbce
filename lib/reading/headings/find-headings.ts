import { chainAt } from '../amounts/chain-at';
import { isSize, isSizeWord } from '../amounts/is-size';
import { bareListsIn } from '../goods/find-bare-lists';
import { clauseStart, isHeadingMark, isQuantityOnly, lineStart } from '../goods/find-heading-marks';
import { isFractionOfRow, isRatio, isSizeOfPair } from '../goods/tells-goods';
import type { Judge } from '../judge';
import { type MessageView, unitAt } from '../message-view';
import { isInAddress } from '../talk/find-addresses';
import { isIdle } from '../words/is-idle';
import { blockHeadings } from './find-block-headings';
import { commaHeads } from './find-comma-heads';
import { departmentHeadings } from './find-departments';
import { headBefore, sharedBelow, sharedLeading } from './find-each-heads';
import { leadingHeads } from './find-leading-heads';
import { placeHeadings } from './find-place-heads';
import { spokenHeads } from './find-spoken-heads';
import { sundryHeadings } from './find-sundries';
import { unmarkedHeadings } from './find-unmarked-headings';
import { type Heading, headingOf, isHeadingText } from './heading';
import { isSentence } from './heading-lines';
import { stackHeadings } from './stack-headings';

/**
 * Finds headings: words before a colon or dash that are followed by goods rather than by just a quantity, and
 * lines without a quantity at the head of a block of lines that have one.
 */
export function findHeadings(view: MessageView, judge: Judge): Heading[] {
  const found: Heading[] = [];
  for (let at = 0; at < view.tokens.length; at++) {
    const below = sharedBelow(view, judge, at) ?? sharedLeading(view, judge, at);
    if (below) found.push(below);
    if (!isHeadingMark(view, at) || isInAddress(view, at - 1, judge)) continue;
    const head = headBefore(view, at);
    if (head) found.push(headingOf(view, judge, head.from, head.to, at + 1));
    const clause = clauseStart(view, at);
    const whole = wholeLineStart(view, at, clause);
    const start = whole !== null && isHeadingText(view, whole, at) ? whole : clause;
    if (start >= at || !isHeadingText(view, start, at) || isSentence(view, [start, at])) continue;
    if (isQuantityOnly(view, at + 1)) continue;
    if (!namesGoods(view, judge, at + 1)) continue;
    found.push(headingOf(view, judge, start, at, at + 1));
  }
  for (const block of [
    ...sundryHeadings(view, judge),
    ...placeHeadings(view, judge),
    ...blockHeadings(view, judge),
    ...departmentHeadings(view, judge),
  ]) {
    if (!found.some((heading) => heading.start < block.end && block.start < heading.end)) found.push(block);
  }
  found.push(...unmarkedHeadings(view, judge, found));
  const isFree = ({ start, end, from, to }: Heading): boolean =>
    !found.some(
      (other) =>
        (start < other.end && other.start < end) || (other.inline && from < other.to && other.from < to),
    );
  found.push(...leadingHeads(view, judge).filter(isFree));
  found.push(...commaHeads(view, judge).filter(isFree));
  found.push(...spokenHeads(view, judge).filter(isFree));
  for (const { start, end, from, to } of bareListsIn(view)) {
    const heading = { ...headingOf(view, judge, start, end, from), to, inline: true };
    if (areKinds(view, judge, heading)) found.push(heading);
  }
  found.sort((a, b) => a.start - b.start);
  const blocks = found.filter(({ inline }) => !inline);
  const headings = [...found.filter(({ inline }) => inline), ...stackHeadings(view, judge, blocks)];
  headings.sort((a, b) => a.start - b.start);
  for (const inline of [true, false]) {
    const alike = headings.filter((heading) => heading.inline === inline);
    for (const [i, heading] of alike.entries())
      heading.to = Math.min(heading.to, alike[i + 1]?.start ?? heading.to);
  }
  return headings;
}

/**
 * "decking 1x6 grooved, 16 footers:" is a heading as a whole: its line ends there, or a mere size or unit stands last
 * ("cola 440ml, cans: lime 6, lemon 4").
 */
function wholeLineStart(view: MessageView, at: number, clause: number): number | null {
  const isLine = view.tokens[at + 1]?.kind === 'newline';
  const isSized = at - clause === 2 && isSizeWord(view, at - 1);
  const isUnit = unitAt(view, clause)?.next === at;
  return isLine || isSized || isUnit ? lineStart(view, at) : null;
}

/** "cleaner 750ml: was 12, please change to 18" names nothing after the colon; a line break may. */
function namesGoods(view: MessageView, judge: Judge, from: number): boolean {
  const first = view.tokens[from];
  if (!first || first.kind === 'newline' || first.text === '>') return true;
  for (let at = from; at < view.tokens.length && view.tokens[at]?.kind !== 'newline'; at++) {
    const token = view.tokens[at];
    if (token?.kind === 'number' && isSizeOfRow(view, at)) return true;
    if (token?.kind === 'word' && !isIdle(view, at) && judge.know(token.text) > 0.2) return true;
  }
  return false;
}

const isSizeOfRow = (view: MessageView, at: number): boolean =>
  chainAt(view, at) !== null ||
  isSize(view, at + 1) ||
  isRatio(view, at) ||
  isFractionOfRow(view, at) ||
  isSizeOfPair(view, at);

/** The catalogue knows each word, and names goods better by each with the heading: no "6 each hot plates too". */
const areKinds = (view: MessageView, judge: Judge, { from, to, text: context }: Heading): boolean =>
  view.tokens
    .slice(from, to)
    .filter(({ kind }, i) => kind === 'word' && !isIdle(view, from + i) && !isSizeWord(view, from + i))
    .every(({ start, end, text }) => judge.know(text) > 0.5 && judge.fit(start, end, null, context).gain > 0);
