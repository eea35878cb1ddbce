import { measureOf } from '../../language/compile';
import { findPartEnds } from '../../language/text/find-parts';
import { isSize } from '../amounts/is-size';
import type { Judge } from '../judge';
import { type MessageView, numbersAt, unitAt } from '../message-view';
import { isGoodsWord, isIdle } from '../words/is-idle';
import type { Heading } from './heading';
import { leastGain } from './heading';

/** Tokens, `end` exclusive. */
interface Span {
  start: number;
  end: number;
}

/** An entry of a count and goods with a size; without a name it is of the goods before it. */
interface SizedEntry extends Span {
  name: Span | null;
  size: Span;
  /** Whether the count stands before the goods. */
  leads: boolean;
  /** The name is that of the entry before. */
  isSibling: boolean;
}

/** More words name no goods. */
const longestName = 6;

/** A size that the goods are not sold in is worth next to nothing beside their name, one that they are 1.9. */
const leastScore = 1;

/**
 * "6 coke 330ml, 4 2l", "coke 330ml x6, 2l x4": an entry of nothing but a count and a size is of the goods before it, in
 * another size. Their name stands over it like a heading, of which no words are its own.
 */
export function siblingSizes(view: MessageView, judge: Judge, headings: readonly Heading[]): Heading[] {
  const found: Heading[] = [];
  let before: SizedEntry | null = null;
  for (const field of fieldsOf(view)) {
    const entry = withNameOf(view, before, entryIn(view, field));
    const isFree = !headings.some(({ from, to }) => from < field.end && field.start < to);
    const sibling = entry?.isSibling && isFree ? headingOver(view, judge, entry) : null;
    if (sibling) found.push(sibling);
    before = entry;
  }
  return found;
}

/** A size alone has the name of the entry before it, if that is written like it. */
function withNameOf(
  view: MessageView,
  before: SizedEntry | null,
  entry: SizedEntry | null,
): SizedEntry | null {
  if (!entry || !before?.name || entry.name) return entry;
  const isAlike = before.leads === entry.leads && areAlike(view, before.size, entry.size);
  return isAlike ? { ...entry, name: before.name, isSibling: true } : entry;
}

function headingOver(
  view: MessageView,
  judge: Judge,
  { start, end, name, size }: SizedEntry,
): Heading | null {
  if (!name) return null;
  const text = view.text.slice(view.tokens[name.start]?.start, view.tokens[name.end - 1]?.end);
  return isSold(view, judge, size, text)
    ? { start, end: start, from: start, to: end, text, inline: true }
    : null;
}

/** What stands between commas, "and", and the ends of lines and sentences. */
function* fieldsOf(view: MessageView): Generator<Span> {
  const ends = findPartEnds(
    view.tokens,
    ({ kind, text }) => kind === 'newline' || /^[,;+&.]$/.test(text) || view.lexicon.and.has(text),
  );
  for (let start = 0; start < view.tokens.length; ) {
    const end = ends[start] ?? view.tokens.length;
    if (end > start) yield { start, end };
    start = end + 1;
  }
}

/** "6 coke 330ml", "4 x 2l", "4 of the 2l"; or with the count behind. */
function entryIn(view: MessageView, { start, end }: Span): SizedEntry | null {
  const lead = countsAt(view, start);
  if (lead !== null) return goodsIn(view, { start: lead, end }, { start, end, leads: true });
  const count = end - 1;
  const isTimes = view.tokens[count - 1]?.text === 'x';
  return countsAt(view, count) === end
    ? goodsIn(view, { start, end: isTimes ? count - 1 : count }, { start, end, leads: false })
    : null;
}

/** Behind a count, its times sign or unit and "of the"; null where there is none. */
function countsAt(view: MessageView, at: number): number | null {
  const count = numbersAt(view, at).find(({ form }) => /^(?:digits|words)$/.test(form));
  if (!count || !Number.isInteger(count.value) || isSize(view, count.next)) return null;
  let next = view.tokens[count.next]?.text === 'x' ? count.next + 1 : count.next;
  next = unitAt(view, next)?.next ?? next;
  const { links, definite } = view.lexicon;
  if (links.has(view.tokens[next]?.text ?? '')) next++;
  if (definite.has(view.tokens[next]?.text ?? '')) next++;
  return next;
}

/** A name and a size, or the size alone. */
function goodsIn(
  view: MessageView,
  { start, end }: Span,
  entry: Span & { leads: boolean },
): SizedEntry | null {
  let to = start;
  while (to < end && to - start < longestName && isGoodsWord(view, to)) to++;
  const closes = to + 2;
  const isSized = view.tokens[to]?.kind === 'number' && isSize(view, to + 1);
  // "4 of the 2l ones", "4 2l please"
  const isLast = closes === end || (closes === end - 1 && (isIdle(view, closes) || isOnes(view, closes)));
  if (!isSized || !isLast) return null;
  return {
    ...entry,
    name: to > start ? { start, end: to } : null,
    size: { start: to, end: closes },
    isSibling: false,
  };
}

const isOnes = ({ tokens, lexicon }: MessageView, at: number): boolean =>
  lexicon.ones.has(tokens[at]?.text ?? '');

/** Both sizes are weights, or volumes: "20mm pipe" and "4 2m" are of different things. */
function areAlike({ tokens, lexicon }: MessageView, first: Span, second: Span): boolean {
  const [one, other] = [first, second].map(({ end }) => {
    const word = tokens[end - 1]?.text ?? '';
    return measureOf(word, lexicon)?.dimension ?? word;
  });
  return one === other;
}

/** The catalogue has the goods in that size, and names them better by both. */
function isSold(view: MessageView, judge: Judge, { start, end }: Span, name: string): boolean {
  const [from, to] = [view.tokens[start]?.start ?? 0, view.tokens[end - 1]?.end ?? 0];
  const fit = judge.fit(from, to, null, name);
  return fit.known && fit.gain >= leastGain && fit.score >= leastScore;
}
