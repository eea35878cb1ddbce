import { measureOf } from '../../language/compile';
import { isSize } from '../amounts/is-size';
import type { Judge } from '../judge';
import { type MessageView, numbersAt, unitAt } from '../message-view';
import { cuesAt } from '../words/find-cues';
import { isGoodsWord } from '../words/is-idle';
import { type Heading, leastBareSize, leastGain } from './heading';

/** Tokens, `end` exclusive. */
interface Span {
  start: number;
  end: number;
}

/** A count and goods with a size; without a name it is of the goods before it. */
interface SizedEntry extends Span {
  name: Span | null;
  size: Span;
  /** Whether the count stands before the goods. */
  leads: boolean;
}

/** More words name no goods, and more tokens between two entries part them. */
const [longestName, longestGap] = [6, 4];

/** A size that the goods are not sold in is worth next to nothing beside their name, one that they are 1.9. */
const leastScore = 1;

/**
 * "6 coke 330ml, 4 2l", "coke 330ml x6, 2l x4", "6 2l and 4 330ml coke", "coke 330ml 6 / -do- 2l 4": an entry of nothing but
 * a count and a size is of the goods beside it, in another size. Their name stands over it like a heading, of which no words are
 * its own; so does the "milk" of "milk 12 2l 6 1l", which is one.
 */
export function siblingSizes(view: MessageView, judge: Judge, headings: readonly Heading[]): Heading[] {
  const found: Heading[] = [];
  for (const run of runsOf(view, entriesOf(view))) {
    const [first] = run;
    const head = first && run.length > 1 ? headBefore(view, first) : null;
    const next = run.find(({ name }) => name !== null)?.name;
    let before = head ?? next ?? (first ? namedBefore(view, first) : null);
    const over = run.map((entry) => {
      before = head ?? entry.name ?? before;
      const isFree = !headings.some(({ from, to }) => from < entry.end && entry.start < to);
      return entry.name === null && before && isFree ? headingOver(view, judge, entry, before) : null;
    });
    const siblings = over.filter((one) => one !== null);
    // A name before the first is a heading only of them all.
    if (head && siblings.length < run.length) continue;
    if (head && siblings[0]) siblings[0] = { ...siblings[0], start: head.start, end: head.end };
    found.push(...siblings);
  }
  return found;
}

function headingOver(
  view: MessageView,
  judge: Judge,
  { start, end, size }: SizedEntry,
  name: Span,
): Heading | null {
  const text = view.text.slice(view.tokens[name.start]?.start, view.tokens[name.end - 1]?.end);
  return isSold(view, judge, size, text)
    ? { start, end: start, from: start, to: end, text, inline: true }
    : null;
}

/** Entries of one habit and measure with nothing but marks between them, of which one at least has no name. */
function* runsOf(view: MessageView, entries: readonly SizedEntry[]): Generator<SizedEntry[]> {
  let run: SizedEntry[] = [];
  for (const entry of entries) {
    const last = run.at(-1);
    const goesOn =
      last?.leads === entry.leads &&
      areAlike(view, last.size, entry.size) &&
      isNextTo(view, last.end, entry.start);
    if (!goesOn) {
      if (isShared(run)) yield run;
      run = [];
    }
    run.push(entry);
  }
  if (isShared(run)) yield run;
}

const isShared = (run: readonly SizedEntry[]): boolean => run.some(({ name }) => name === null);

/** Marks, "and", a line end, and signs that say "the same". */
const isNextTo = (view: MessageView, from: number, to: number): boolean =>
  to >= from &&
  to - from <= longestGap &&
  view.tokens.slice(from, to).every((_, i) => isBetween(view, from + i));

const isBetween = ({ tokens, lexicon }: MessageView, at: number): boolean => {
  const { kind, text = '' } = tokens[at] ?? {};
  return kind === 'newline' || kind === 'symbol' || lexicon.and.has(text) || lexicon.dittos.has(text);
};

/** Every size of a message with its count and its name, by the habit of the line that it stands in. */
function entriesOf(view: MessageView): SizedEntry[] {
  const entries: SizedEntry[] = [];
  let leads: boolean | null = null;
  for (let at = 0; at < view.tokens.length; at++) {
    if (view.tokens[at]?.kind === 'newline') leads = null;
    const end = sizeEnd(view, at);
    if (end === null) continue;
    const size = { start: at, end };
    const name = nameBefore(view, at) ?? nameBehind(view, end);
    const [start, next] = [Math.min(at, name?.start ?? at), Math.max(end, name?.end ?? end)];
    const before = countBefore(view, start);
    const behind = countBehind(view, next);
    leads ??= before !== null ? true : behind !== null ? false : null;
    if (leads === true && before !== null) entries.push({ start: before, end: next, name, size, leads });
    if (leads === false && behind !== null) entries.push({ start, end: behind, name, size, leads });
    at = end - 1;
  }
  return entries;
}

/** Behind "330ml", "4pk", and the 750 of "750 x2"; null where no size begins. */
function sizeEnd(view: MessageView, at: number): number | null {
  const { tokens } = view;
  if (tokens[at]?.kind !== 'number') return null;
  const isPack = tokens[at + 1]?.glued === true && unitAt(view, at + 1)?.unit === 'pack';
  if (isSize(view, at + 1) || isPack) return at + 2;
  const isTimes = tokens[at + 1]?.text === 'x' && !tokens[at + 1]?.glued;
  const isBare = isTimes && tokens[at + 2]?.kind === 'number' && tokens[at + 2]?.glued === true;
  return isBare && !isSize(view, at + 3) ? at + 1 : null;
}

function nameBefore(view: MessageView, end: number): Span | null {
  let start = end;
  while (end - start < longestName && isName(view, start - 1)) start--;
  return start < end ? { start, end } : null;
}

function nameBehind(view: MessageView, start: number): Span | null {
  let end = start;
  while (end - start < longestName && isName(view, end)) end++;
  return end > start ? { start, end } : null;
}

/** A word of goods; not the "actually" of "2 5l white paint actually one 20l". */
const isName = (view: MessageView, at: number): boolean =>
  isGoodsWord(view, at) &&
  cuesAt(view, at).length === 0 &&
  !view.lexicon.dittos.has(view.tokens[at]?.text ?? '') &&
  !isCounted(view, at) &&
  view.tokens[at]?.text !== 'x' &&
  numbersAt(view, at).length === 0;

/** The "cases" of "6 cases"; but the "sheets" of "lasagne sheets" belong to the name. */
const isCounted = (view: MessageView, at: number): boolean =>
  unitAt(view, at) !== null && numbersAt(view, at - 1).length > 0;

/** The "milk full cream" of "milk full cream 12 2l 6 1l". */
const headBefore = (view: MessageView, { leads, name, start }: SizedEntry): Span | null =>
  leads && name === null ? nameBefore(view, start) : null;

/** The "coke" of "6 coke and 4 2l", "coke 330 x6, 2l x4": goods right before that have a count, and no size or a bare one. */
function namedBefore(view: MessageView, { leads, start }: SizedEntry): Span | null {
  let end = start;
  while (end > start - longestGap && isBetween(view, end - 1)) end--;
  if (
    !view.tokens.slice(end, start).some(({ text }) => /^[,;+&\n]$/.test(text) || view.lexicon.and.has(text))
  )
    return null;
  if (!leads) {
    if (!isCount(view, end - 1, end)) return null;
    end--;
    while (end > start - longestName && /^(?:[-–:=.@]|x)$/.test(view.tokens[end - 1]?.text ?? '')) end--;
  }
  const isBareSize = (view.tokens[end - 1]?.value ?? 0) >= leastBareSize;
  const name = nameBefore(view, isBareSize ? end - 1 : end);
  return name && (!leads || countBefore(view, name.start) !== null) ? name : null;
}

/** Where the count before goods begins: "6", "4 x", "4 cases of the"; null where none stands there. */
function countBefore(view: MessageView, goods: number): number | null {
  const { definite, links } = view.lexicon;
  let at = goods - 1;
  const text = (): string => view.tokens[at]?.text ?? '';
  if (definite.has(text())) at--;
  if (links.has(text())) at--;
  if (text() === 'x' || unitAt(view, at)?.next === at + 1) at--;
  return isCount(view, at, at + 1) ? at : null;
}

/** Behind the count that follows goods: "6", "x6", "....6", "- 6 cases"; null where none does. */
function countBehind(view: MessageView, goods: number): number | null {
  let at = goods;
  while (at < goods + longestGap && /^(?:[-–:=.@]|x|qty|leader)$/.test(view.tokens[at]?.text ?? '')) at++;
  if (!isCount(view, at, at + 1)) return null;
  return unitAt(view, at + 1)?.next ?? at + 1;
}

/** A whole number that is no size. */
const isCount = (view: MessageView, at: number, next: number): boolean =>
  numbersAt(view, at).some(
    (number) =>
      number.next === next && /^(?:digits|words)$/.test(number.form) && Number.isInteger(number.value),
  ) && sizeEnd(view, at) === null;

/** Both sizes are weights, or volumes: "20mm pipe" and "4 2m" are of different things. */
function areAlike({ tokens, lexicon }: MessageView, first: Span, second: Span): boolean {
  const [one, other] = [first, second].map(({ end }) => {
    const { kind, text = '' } = tokens[end - 1] ?? {};
    return kind === 'number' ? kind : (measureOf(text, lexicon)?.dimension ?? text);
  });
  return one === other;
}

/** The catalogue has the goods in that size, and names them better by both. */
function isSold(view: MessageView, judge: Judge, { start, end }: Span, name: string): boolean {
  const [from, to] = [view.tokens[start]?.start ?? 0, view.tokens[end - 1]?.end ?? 0];
  const fit = judge.fit(from, to, null, name);
  return fit.known && fit.gain >= leastGain && fit.score >= leastScore;
}
