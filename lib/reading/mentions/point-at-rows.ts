import type { EditedItem, State } from '../edit-state';
import type { MessageView } from '../message-view';
import { endsSentenceAt } from '../words/find-condition';
import { cuesAt } from '../words/find-cues';
import { isIdle } from '../words/is-idle';
import { isTalk } from '../words/is-talk';
import { oncePerView } from '../words/once-per-view';
import { calledBySize } from './called-by-size';
import { mentionedTwin } from './find-meant';
import { isCountedRows, isCountLink, type Place, placesAfter, placesBefore } from './find-places';
import { topicsOf } from './find-topic';

/** A stretch of tokens: a cue, a number. */
interface Stretch {
  at: number;
  next: number;
}

/** Nobody points at more rows one by one. */
const longestRun = 30;

/** "drop the second one", "item 2 and the last one are not needed": the rows that are pointed at beside a cue. */
export function placedBeside(state: State, stretch: Stretch): EditedItem[] {
  const after = placedAfter(state, stretch);
  return after.length > 0 ? after : placedBefore(state, stretch);
}

/** "cancel number 2 and the last one". */
export function placedAfter(state: State, { at, next }: Stretch): EditedItem[] {
  const run: Place[] = [];
  for (const place of placesAfter(state.view, at)) {
    if (!isBeside(state.view, run.at(-1)?.next ?? next, place.at)) break;
    if (run.push(place) === longestRun) break;
  }
  return rowsOf(state, run);
}

/** "the first two are not needed", "the second one: 6", "first one, make it 8". */
export function placedBefore(state: State, { at }: Stretch): EditedItem[] {
  const run: Place[] = [];
  for (const place of placesBefore(state.view, at)) {
    if (!isBeside(state.view, place.next, run.at(-1)?.at ?? at)) break;
    if (run.push(place) === longestRun) break;
  }
  return rowsOf(state, run);
}

/** The rows that a quantity is said of behind it: "4 each of the first two", "6 for the others". */
export function countedBehind(state: State, from: number): EditedItem[] {
  const placed = placedAfter(state, { at: from, next: from });
  return placed.length > 0 ? placed : restBehind(state, from);
}

/** "the rest", "the other two": the rows that still wait for a quantity. */
function restBehind({ view, items }: State, from: number): EditedItem[] {
  let at = isCountLink(view, from) ? from + 1 : from;
  if (view.lexicon.definite.has(view.tokens[at]?.text ?? '')) at++;
  if (at === from || !isCountedRows(view, at)) return [];
  return items.filter(({ dropped, quantity }) => dropped === null && quantity === null);
}

const rowsOf = (state: State, places: readonly Place[]): EditedItem[] => [
  ...new Set(places.flatMap((place) => rowsAt(state, place))),
];

/** Only idle words, marks of a label, "and", and words of a correction stand between. */
function isBeside(view: MessageView, from: number, to: number): boolean {
  const { tokens, lexicon } = view;
  for (let at = from; at < to; at++) {
    const text = tokens[at]?.text ?? '';
    const corrects = cuesAt(view, at).find(({ cue, next }) => cue.kind === 'correct' && next <= to);
    if (corrects) at = corrects.next - 1;
    else if (text === ',' || (!isIdle(view, at) && !/^[:=&–-]$/.test(text)))
      if (!lexicon.leadsQuantity.has(text)) return false;
  }
  return true;
}

function rowsAt(state: State, place: Place): EditedItem[] {
  const { first, many } = place;
  if (place.labelled) return take(rowsBefore(state, place.at), first).slice(first - 1);
  const sized = first === -many ? calledBySize(state, many) : undefined;
  if (sized) return [sized];
  const topics = first === -many && many > 1 ? topicsOf(state, place.at) : [];
  if (topics.length === many) return topics;
  // "she has her own latch, take those four off": so many of what was spoken of.
  if (topics.length === 1 && topics[0]?.quantity === many) return topics;
  if (first > 0) return take(rowsBefore(state, place.at), first - 1 + many).slice(first - 1);
  const last = take(rowsBefore(state, place.at, 'last first'), -first).reverse();
  return last.length < -first ? [] : last.slice(0, many);
}

/** What was written for an order before a token: no goods that were only mentioned. */
function* rowsBefore(state: State, at: number, order?: 'last first'): Generator<EditedItem> {
  const { items } = state;
  for (let i = 0; i < items.length; i++) {
    const entry = items[order ? items.length - 1 - i : i];
    if (entry && entry.item.at < at && isRow(state, entry)) yield entry;
  }
}

/** Goods that are written down, and not the "whole box" of "found a whole box of those, so skip the last one". */
const isRow = (state: State, entry: EditedItem): boolean =>
  entry.dropped === 'cancelled'
    ? entry.quantity !== null
    : entry.dropped === null &&
      mentionedTwin(state, entry) === undefined &&
      !(entry.item.vague && isTalk(state.view, entry.item.goodsStart, entry.item.goodsEnd));

/** The first of many, no more of which are worked out. */
function take<T>(from: Iterable<T>, count: number): T[] {
  const taken: T[] = [];
  if (count < 1) return taken;
  for (const each of from) if (taken.push(each) === count) break;
  return taken;
}

/** The row behind a number of the list; null when the list has none. */
export function numberedRow(state: State, number: number): EditedItem[] | null {
  const { view, items } = state;
  const starts = listNumbersOf(view);
  if (starts.length < 2) return null;
  const start = starts.find((at) => {
    const { start: from = 0, end = 0 } = view.tokens[at] ?? {};
    return Number.parseInt(view.text.slice(from, end).replace(/^\D+/, ''), 10) === number;
  });
  if (start === undefined) return [];
  let end = start;
  while (end < view.tokens.length && view.tokens[end]?.kind !== 'newline') end++;
  return items.filter(
    (entry) => entry.item.goodsStart > start && entry.item.goodsStart < end && isRow(state, entry),
  );
}

const listNumbersOf = oncePerView(({ tokens }) =>
  tokens.flatMap(({ text }, at) => (text === 'list-number' ? [at] : [])),
);

/** "the second one is wrong, cancel it": the row that the sentence speaks of last before a token. */
export function placedInSentence(state: State, at: number): EditedItem | undefined {
  const place = placesBefore(state.view, at).next().value;
  if (!place) return undefined;
  for (let between = place.next; between < at; between++)
    if (endsSentenceAt(state.view, between)) return undefined;
  return rowsAt(state, place).at(-1);
}
