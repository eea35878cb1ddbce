import { chainAt } from '../amounts/chain-at';
import { isSize, isSizeWord } from '../amounts/is-size';
import { isAmount } from '../amounts/weigh-number';
import type { Judge } from '../judge';
import { type MessageView, numbersAt, unitAt } from '../message-view';
import { isHardStop } from '../talk/find-hard-stops';
import { isIdle } from '../words/is-idle';
import { type Heading, headingOf, leastGain } from './heading';

/** Tokens of a name, `end` exclusive. */
interface Span {
  start: number;
  end: number;
}

/** Words before the first of several quantities, and a name behind each of these. */
interface Run {
  head: Span;
  names: Span[];
}

/** More words before the first quantity are prose. */
const longestHead = 6;
/** Tokens and names that a run has at most. */
const longestRun = 60;
/** Fewer names may as well stand before their quantities. */
const leastNames = 2;

/**
 * Headings that no mark ends, before quantities that come first: "soap 175g 10 herbal 6 lavender", "daily order 20
 * white bread 15 brown bread". There are so many quantities and one name more: the first either says something of all
 * the others or names no goods. Read the other way round, every quantity would be that of the wrong goods.
 */
export function leadingHeads(view: MessageView, judge: Judge): Heading[] {
  const found: Heading[] = [];
  for (let at = 0; at < view.tokens.length; at++) {
    const run = opensClause(view, at) ? runAt(view, at) : null;
    if (!run) continue;
    const { head, names } = run;
    const heading = headingOf(view, judge, head.start, head.end, head.end);
    const to = names.at(-1)?.end ?? heading.to;
    if (isOfAll(view, judge, run)) found.push({ ...heading, to, inline: true });
    else if (namesNoGoods(view, judge, run)) found.push({ ...heading, to, inline: true, text: '' });
  }
  return found;
}

const opensClause = (view: MessageView, at: number): boolean =>
  at === 0 ||
  view.tokens[at - 1]?.kind === 'newline' ||
  /^[,:]$/.test(textAt(view, at - 1)) ||
  isHardStop(view, at - 1);

/** The run of a clause that begins at a token; null where it is written otherwise. */
function runAt(view: MessageView, from: number): Run | null {
  let start = from;
  while (isIdle(view, start) && !countsDozens(view, start)) start++;
  // "half a doz floor cleaner 750 pine and 4 mops": the first goods have their quantity.
  if (countsDozens(view, start)) return null;
  let end = start;
  while (end - start <= longestHead && isWordOrSize(view, end) && countEnd(view, end) === null) end++;
  const isHead = end > start && end - start <= longestHead && !isIdle(view, end - 1);
  const names = isHead ? namesFrom(view, isSpacedDash(view, end) ? end + 1 : end) : [];
  return names.length >= leastNames ? { head: { start, end }, names } : null;
}

const countsDozens = (view: MessageView, at: number): boolean =>
  numbersAt(view, at).some(({ dozens }) => dozens);

/** "soap 175g - 10 herbal, 6 lavender". */
const isSpacedDash = (view: MessageView, at: number): boolean =>
  /^[-–—]$/.test(textAt(view, at)) && !view.tokens[at]?.glued && !view.tokens[at + 1]?.glued;

/** The names behind quantities, one after the other; none where a quantity has no name, or the last has one behind it. */
function namesFrom(view: MessageView, first: number): Span[] {
  const names: Span[] = [];
  let at = first;
  while (at < first + longestRun) {
    const start = countEnd(view, at);
    if (start === null) return isBorder(view, at) ? names : [];
    const end = nameEnd(view, start);
    if (end === start) return [];
    names.push({ start, end });
    at = joinsNext(view, end) ? end + 1 : end;
  }
  return [];
}

function nameEnd(view: MessageView, start: number): number {
  let end = start;
  const goesOn = (at: number): boolean =>
    isWordOrSize(view, at) && !joinsNext(view, at) && !isBorder(view, at) && !isCountBehind(view, at);
  while (goesOn(end) && countEnd(view, end) === null) end++;
  return end;
}

/** "brown 6", "brown 6 pcs", "brown 6 pls": the quantity stands behind the goods. */
function isCountBehind(view: MessageView, at: number): boolean {
  if (view.tokens[at]?.kind !== 'number' || isSize(view, at + 1) || chainAt(view, at)) return false;
  const next = unitAt(view, at + 1)?.next ?? at + 1;
  return countEnd(view, next) === null && (view.tokens[next]?.kind !== 'word' || isIdle(view, next));
}

/** The token behind a quantity and its unit, where a name follows; null where none begins. */
function countEnd(view: MessageView, at: number): number | null {
  const { kind, form, glued, value = 0 } = view.tokens[at] ?? {};
  if (kind !== 'number' || form !== 'digits' || glued || !isAmount({ value })) return null;
  if (isSize(view, at + 1) || chainAt(view, at)) return null;
  const unit = unitAt(view, at + 1)?.next ?? at + 1;
  const isTimes = textAt(view, unit) === 'x';
  const next = isTimes || view.lexicon.links.has(textAt(view, unit)) ? unit + 1 : unit;
  // "6xzero"
  const isApart = !view.tokens[next]?.glued || (isTimes && view.tokens[unit]?.glued === true);
  const opens = view.tokens[next]?.kind === 'word' && isApart;
  return opens && !isIdle(view, next) && numbersAt(view, next).length === 0 ? next : null;
}

const isWordOrSize = (view: MessageView, at: number): boolean =>
  /^(?:word|number)$/.test(view.tokens[at]?.kind ?? '') || /^[&/]$/.test(textAt(view, at));

/** A comma or "and" before the next quantity. */
const joinsNext = (view: MessageView, at: number): boolean =>
  (textAt(view, at) === ',' || view.lexicon.and.has(textAt(view, at))) && countEnd(view, at + 1) !== null;

const isBorder = (view: MessageView, at: number): boolean =>
  !view.tokens[at] ||
  /^[\n,]$/.test(textAt(view, at)) ||
  view.lexicon.breaks.has(textAt(view, at)) ||
  isHardStop(view, at);

/** The catalogue names every one better by the head, and by each of its words: "soap 175g", not "soap herbal". */
function isOfAll(view: MessageView, judge: Judge, { head, names }: Run): boolean {
  const gains = gainsBy(view, judge, names, textOf(view, head));
  if (gains.some((gain) => gain < leastGain)) return false;
  const parts = partsOf(view, head);
  return parts.every(({ start, end }, i) => {
    const next = parts[i + 1];
    // "blue crane" is one name.
    if (next && judge.isPair(textAt(view, start), textAt(view, next.start))) return true;
    const rest = `${textOf(view, { start: head.start, end: start })} ${textOf(view, { start: end, end: head.end })}`;
    return gainsBy(view, judge, names.slice(0, namesTried), rest.trim()).some(
      (gain, j) => gain < (gains[j] ?? 0),
    );
  });
}

/** Of a long list the first names tell as much as all of them. */
const namesTried = 4;

const gainsBy = (view: MessageView, judge: Judge, names: readonly Span[], context: string): number[] =>
  names.map((name) => judge.fit(startOf(view, name), endOf(view, name), null, context).gain);

/** The words of a head, a size with its measure, without the idle ones. */
function partsOf(view: MessageView, { start, end }: Span): Span[] {
  const parts: Span[] = [];
  for (let at = start; at < end; at++) {
    if (isIdle(view, at) || view.tokens[at]?.kind === 'symbol') continue;
    const to = isSizeWord(view, at + 1) ? at + 2 : at + 1;
    parts.push({ start: at, end: to });
    at = to - 1;
  }
  return parts;
}

/** "daily order", "tuck shop": talk or words unknown, before goods that the catalogue knows. */
function namesNoGoods(view: MessageView, judge: Judge, { head, names }: Run): boolean {
  const fitOf = (span: Span): boolean => judge.fit(startOf(view, span), endOf(view, span), null, '').known;
  const words = view.tokens.slice(head.start, head.end);
  if (words.some(({ kind }) => kind !== 'word')) return false;
  return (words.some(({ text }) => view.lexicon.talk.has(text)) || !fitOf(head)) && names.every(fitOf);
}

const textAt = ({ tokens }: MessageView, at: number): string => tokens[at]?.text ?? '';
const startOf = (view: MessageView, { start }: Span): number => view.tokens[start]?.start ?? 0;
const endOf = (view: MessageView, { end }: Span): number => view.tokens[end - 1]?.end ?? 0;
const textOf = (view: MessageView, span: Span): string =>
  span.end > span.start ? view.text.slice(startOf(view, span), endOf(view, span)) : '';
