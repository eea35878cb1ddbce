import type { NumberReading } from '../../language/numbers/number-reading';
import { isSize, isSizeWord } from '../amounts/is-size';
import { isOfDecimalSize } from '../amounts/spoken-decimals';
import { isInsideNumber, isPackCount } from '../amounts/weigh-number';
import type { Judge } from '../judge';
import { type MessageView, numbersAt, unitAt } from '../message-view';
import { unitsAfter } from '../quantities/units-after';
import { isHardStop } from '../talk/find-hard-stops';
import { cuesAt } from '../words/find-cues';
import { isIdle } from '../words/is-idle';
import { type Heading, headingOf, leastGain } from './heading';

/** More words before the first count are prose. */
const longestHead = 7;

/** More words are no name. */
const longestName = 9;

/** Fewer names may as well stand before their counts. */
const leastNames = 2;

/** Greater numbers are hardly said of one line. */
const greatestCount = 99;

/** Tokens of a name, `end` exclusive. */
type Span = readonly [start: number, end: number];

/**
 * What a speaker announces before the counts of it: "energy drinks twenty four thunder bolt twelve mango crush", "juices
 * orchard lane the small two hundreds six apple four tropical". The catalogue names each that follows better by it, and each
 * of its words helps.
 */
export function spokenHeads(view: MessageView, judge: Judge): Heading[] {
  if (!view.voice) return [];
  const found: Heading[] = [];
  for (let at = 0; at < view.tokens.length; at++) {
    if (!opens(view, at)) continue;
    const head = headAt(view, at);
    if (!head) continue;
    const [start, end] = head;
    const heading = headingOf(view, judge, start, end, end);
    const kinds = kindsOf(view, judge, namesFrom(view, end), heading.text);
    const last = kinds.at(-1);
    if (!last || kinds.length < leastNames || !eachHelps(view, judge, head, kinds)) continue;
    found.push({ ...heading, to: last[1], inline: true });
    at = last[1] - 1;
  }
  return found;
}

/** At the beginning, or behind a word of no goods. */
const opens = (view: MessageView, at: number): boolean =>
  !isIdle(view, at) && (at === 0 || view.tokens[at - 1]?.kind === 'newline' || isIdle(view, at - 1));

/** The words from a token up to the first count; null where a number among them is no size. */
function headAt(view: MessageView, start: number): Span | null {
  let end = start;
  while (end - start <= longestHead && view.tokens[end]?.kind === 'word' && countEnd(view, end) === null) {
    if (cuesAt(view, end).length > 0 || view.lexicon.and.has(view.tokens[end]?.text ?? '')) return null;
    end = sizeEnd(view, end) ?? (numbersAt(view, end).length > 0 ? start + longestHead + 1 : end + 1);
  }
  const isHead = end > start && end - start <= longestHead && countEnd(view, end) !== null;
  return isHead && !isIdle(view, end - 1) ? [start, end] : null;
}

/** "two hundreds", "five litre", "ten packs": the token behind a number that tells a size or a pack. */
function sizeEnd(view: MessageView, at: number): number | null {
  for (const number of numbersAt(view, at)) {
    if (isPackCount(view, number)) return number.next;
    if (isSize(view, number.next)) return number.next + 1;
    if (number.form !== 'article' && unitAt(view, number.next)?.unit === 'pack') return number.next + 1;
  }
  return null;
}

/** The token behind a count and its unit, where goods follow; null where no count stands. */
function countEnd(view: MessageView, at: number): number | null {
  if (isInsideNumber(view, at) || isOfDecimalSize(view, at) || runsInto(view, at)) return null;
  for (const number of numbersAt(view, at)) {
    if (!isCount(view, number)) continue;
    for (const { next } of unitsAfter(view, number).toReversed()) {
      const after = view.lexicon.links.has(view.tokens[next]?.text ?? '') ? next + 1 : next;
      const isName = view.tokens[after]?.kind === 'word' && !isIdle(view, after);
      if (isName && numbersAt(view, after).length === 0 && !isSizeWord(view, after)) return after;
    }
  }
  return null;
}

const isCount = (view: MessageView, number: NumberReading): boolean =>
  /^(?:words|homophone)$/.test(number.form) &&
  number.value <= greatestCount &&
  !isPackCount(view, number) &&
  !isSize(view, number.next);

/** The "five" of "twenty five apple". */
const runsInto = (view: MessageView, at: number): boolean =>
  numbersAt(view, at - 1).some(({ form, next }) => next > at && form !== 'spelt');

/** The names behind counts, one after the other. */
function namesFrom(view: MessageView, first: number): Span[] {
  const names: Span[] = [];
  for (let at = first; ; ) {
    const start = countEnd(view, at);
    if (start === null) return names;
    let end = start + 1;
    while (end - start <= longestName && !parts(view, end) && countEnd(view, end) === null) end++;
    if (end - start > longestName) return names;
    names.push([start, end]);
    at = end;
    while (isIdle(view, at) && countEnd(view, at) === null) at++;
  }
}

const parts = (view: MessageView, at: number): boolean =>
  view.tokens[at]?.kind !== 'word' ||
  isHardStop(view, at) ||
  view.lexicon.and.has(view.tokens[at]?.text ?? '') ||
  view.lexicon.breaks.has(view.tokens[at]?.text ?? '') ||
  cuesAt(view, at).length > 0;

/** The names at the beginning that the head makes better. */
function kindsOf(view: MessageView, judge: Judge, names: readonly Span[], head: string): Span[] {
  const other = names.findIndex((name) => gainOf(view, judge, name, head) < leastGain);
  return other < 0 ? [...names] : names.slice(0, other);
}

/** Each word of the head that the catalogue knows makes all names better, or says how large they are. */
function eachHelps(view: MessageView, judge: Judge, [start, end]: Span, names: readonly Span[]): boolean {
  for (let at = start; at < end; ) {
    const next = sizeEnd(view, at) ?? at + 1;
    const { text = '' } = view.tokens[at] ?? {};
    const isSaid = isIdle(view, at) || view.lexicon.small.has(text) || view.lexicon.large.has(text);
    const told = textOf(view, [at, next]);
    const helps = (name: Span): boolean => gainOf(view, judge, name, told) > 0;
    if (!isSaid && next === at + 1 && judge.know(text) > 0.5 && !names.every(helps)) return false;
    at = next;
  }
  return true;
}

const gainOf = (view: MessageView, judge: Judge, [start, end]: Span, context: string): number =>
  judge.fit(view.tokens[start]?.start ?? 0, view.tokens[end - 1]?.end ?? 0, null, context).gain;

const textOf = (view: MessageView, [start, end]: Span): string =>
  view.text.slice(view.tokens[start]?.start, view.tokens[end - 1]?.end);
