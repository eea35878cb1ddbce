import { headEnd, readEachAt } from '../amounts/read-shared-quantity';
import { isInPlace } from '../mentions/find-places';
import type { MessageView } from '../message-view';
import { endsSentenceAt } from '../words/find-condition';
import { cuesAt } from '../words/find-cues';
import { isIdle, saysNothing } from '../words/is-idle';
import { oncePerView } from '../words/once-per-view';

/** So many words may say what a list is for before it begins: "3 of each for the sample wall: slate, oak". */
export const longestPurpose = 6;
/** More words are prose, no entry of a list. */
const longestEntry = 8;

/** No list before its quantity has more tokens. */
const longestList = 80;

/** Where the entries of a list end, by where they begin. */
type Entries = Map<number, number>;

const entriesIn = oncePerView(findEntries);

/**
 * The end of the entry that begins at a token, in a list that shares one quantity: the saw of "2 of each: hammer, saw,
 * gloves". What stands there is ordered, whether the catalogue knows it or not.
 */
export function entryEnd(view: MessageView, at: number): number | undefined {
  if (!view.sharesQuantity) return undefined;
  return entriesIn(view).get(at);
}

function findEntries(view: MessageView): Entries {
  const entries: Entries = new Map();
  const quantities = quantitiesOfEach(view);
  for (const [i, [at, next]] of quantities.entries()) {
    const from = listStart(view, at, next);
    const end = quantities[i + 1]?.[0] ?? view.tokens.length;
    const parts = from === null ? partsBefore(view, at) : partsFrom(view, from, end);
    for (const part of parts) {
      const entry = withoutIdle(view, part);
      if (entry) entries.set(...entry);
    }
  }
  return entries;
}

/** Where each "2 of each" begins and ends. */
function quantitiesOfEach(view: MessageView): Part[] {
  const found: Part[] = [];
  for (let at = 0; at < view.tokens.length; at++) {
    const each = readEachAt(view, at);
    if (!each) continue;
    found.push([at, each.next]);
    at = each.next - 1;
  }
  return found;
}

/** Where the list begins that "2 of each" opens; null when the list stands before it. */
function listStart(view: MessageView, at: number, next: number): number | null {
  const head = headEnd(view, next);
  if (head !== undefined) return head + 1;
  for (let to = next; to <= next + longestPurpose; to++) {
    const token = view.tokens[to];
    if (token?.kind === 'newline' || (token?.kind === 'word' && !isIdle(view, to)))
      return opensSentence(view, at) ? to : null;
    if (token?.kind !== 'word') return /^[:→👇=-]$/u.test(token?.text ?? '') ? to + 1 : null;
  }
  return null;
}

/** Nothing but idle words stands before it in its sentence. */
function opensSentence(view: MessageView, at: number): boolean {
  let from = at - 1;
  while (isIdle(view, from) || view.tokens[from]?.text === ',') from--;
  return from < 0 || endsList(view, from) || view.tokens[from]?.kind === 'newline';
}

type Part = [start: number, end: number];

/**
 * The parts from a token on, before the next such quantity: lines up to one of mere talk, else what commas part; "and"
 * parts only the last.
 */
function partsFrom(view: MessageView, from: number, before: number): Part[] {
  let end = from;
  while (end < before && !endsList(view, end)) end++;
  const lines = split(from, end, (at) => view.tokens[at]?.kind === 'newline');
  const says = ([start, to]: Part): boolean => !saysNothing(view, start, to) && !hasPhone(view, start, to);
  const first = lines.findIndex(says);
  const talk = lines.findIndex((line, i) => i > first && !says(line));
  const list = lines.slice(Math.max(0, first), talk < 0 ? lines.length : talk);
  return list.length > 1 ? list : list.flatMap(([start, to]) => partsOf(view, start, to));
}

/** Those right before a token, but for the first, which may be a greeting. */
function partsBefore(view: MessageView, to: number): Part[] {
  let from = to;
  while (from > to - longestList && from > 0 && !endsList(view, from - 1)) from--;
  let end = to;
  while (end > from && /^[,(–-]$/.test(view.tokens[end - 1]?.text ?? '')) end--;
  return partsOf(view, from, end).slice(1);
}

function partsOf(view: MessageView, from: number, to: number): Part[] {
  const parts = split(from, to, (at) => separates(view, at));
  const last = parts.pop();
  return last ? [...parts, ...split(...last, (at) => joins(view, at))] : [];
}

function split(from: number, to: number, isBetween: (at: number) => boolean): Part[] {
  const parts: Part[] = [];
  let start = from;
  for (let at = from; at <= to; at++) {
    if (at < to && !isBetween(at)) continue;
    parts.push([start, at]);
    start = at + 1;
  }
  return parts;
}

/** A part without the idle words and marks before it; null when nothing is left, or it takes goods back or points at rows. */
function withoutIdle(view: MessageView, [from, to]: Part): Part | null {
  let start = from;
  while (start < to && saysNothing(view, start, start + 1)) start++;
  const takesBack = view.tokens.slice(from, start + 1).some((_, i) => cancelsAt(view, from + i));
  const points = view.tokens.slice(from, to).some((_, i) => isInPlace(view, from + i));
  return start < to && to - start <= longestEntry && !takesBack && !points ? [start, to] : null;
}

/** "Hilltop creche, 082 555 0101": who orders. */
const hasPhone = (view: MessageView, from: number, to: number): boolean =>
  view.tokens.slice(from, to).some(({ kind, text }) => kind === 'noise' && text === 'phone');

/** "minus", "except the"; a word such as "bin" takes out in some company only. */
const cancelsAt = (view: MessageView, at: number): boolean =>
  cuesAt(view, at).some(
    ({ cue }) =>
      /^(?:cancel|exclude|correct|substitute|lack)/.test(cue.kind) &&
      !view.lexicon.cut.has(cue.words.join(' ')),
  );

const separates = (view: MessageView, at: number): boolean => {
  const token = view.tokens[at];
  return token?.kind === 'newline' || token?.text === ',' || (token?.text === '/' && !token.glued);
};

const joins = (view: MessageView, at: number): boolean =>
  /^[&+]$/.test(view.tokens[at]?.text ?? '') || view.lexicon.and.has(view.tokens[at]?.text ?? '');

const endsList = (view: MessageView, at: number): boolean =>
  view.tokens[at]?.kind === 'symbol' && (view.tokens[at]?.text === ':' || endsSentenceAt(view, at));
