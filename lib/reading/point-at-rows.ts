import type { EditedItem, State } from './edit-state';
import { endsSentenceAt } from './find-condition';
import { beginsCue, cuesAt } from './find-cues';
import { mentionedTwin } from './find-meant';
import { isCountedRows, isCountLink, type Place, placesIn } from './find-places';
import { topicsOf } from './find-topic';
import { isIdle } from './is-idle';
import type { MessageView } from './message-view';

/** A stretch of tokens: a cue, a number. */
interface Stretch {
  at: number;
  next: number;
}

/** "drop the second one", "item 2 and the last one are not needed": the rows that are pointed at beside a cue. */
export function placedBeside(state: State, stretch: Stretch): EditedItem[] {
  const after = placedAfter(state, stretch);
  return after.length > 0 ? after : placedBefore(state, stretch);
}

/** "cancel number 2 and the last one". */
export function placedAfter(state: State, { at, next }: Stretch): EditedItem[] {
  const places = placesIn(state.view).filter((place) => place.at >= at);
  return rowsOfRun(state, places, (place, before) => isBeside(state.view, before?.next ?? next, place.at));
}

/** "the first two are not needed", "the second one: 6", "first one, make it 8". */
export function placedBefore(state: State, { at }: Stretch): EditedItem[] {
  const places = placesIn(state.view)
    .filter((place) => place.next <= at)
    .reverse();
  return rowsOfRun(state, places, (place, after) => isBeside(state.view, place.next, after?.at ?? at));
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

/** The rows of the places that follow one another, from the first one on. */
function rowsOfRun(
  state: State,
  places: readonly Place[],
  follows: (place: Place, before: Place | undefined) => boolean,
): EditedItem[] {
  const end = places.findIndex((place, i) => !follows(place, places[i - 1]));
  const run = end < 0 ? places : places.slice(0, end);
  return [...new Set(run.flatMap((place) => rowsAt(state, place)))];
}

/** Only idle words, marks of a label, "and", and words of a correction stand between. */
function isBeside(view: MessageView, from: number, to: number): boolean {
  const { tokens, lexicon } = view;
  for (let at = from; at < to; at++) {
    const text = tokens[at]?.text ?? '';
    const corrects = cuesAt(view, at).find(({ cue, next }) => cue.kind === 'correct' && next <= to);
    if (corrects) at = corrects.next - 1;
    else if (text === ',' ? !joins(view, at + 1) : !isIdle(view, at) && !/^[:=&–-]$/.test(text))
      if (!lexicon.leadsQuantity.has(text)) return false;
  }
  return true;
}

/** After a comma a correction follows, or another place. */
const joins = (view: MessageView, at: number): boolean =>
  beginsCue(view, at, 'correct') || placesIn(view).some((place) => place.at === at || place.at === at + 1);

function rowsAt(state: State, place: Place): EditedItem[] {
  const rows = rowsBefore(state, place.at);
  if (place.labelled)
    return numberedRow(state, rows, place.first) ?? rows.slice(place.first - 1, place.first);
  const topics = place.first === -place.many && place.many > 1 ? topicsOf(state, place.at) : [];
  if (topics.length === place.many) return topics;
  // "she has her own latch, take those four off": so many of what was spoken of.
  if (topics.length === 1 && topics[0]?.quantity === place.many) return topics;
  const from = place.first < 0 ? rows.length + place.first : place.first - 1;
  return from < 0 ? [] : rows.slice(from, from + place.many);
}

/** What was written for an order before a token: no goods that were only mentioned. */
const rowsBefore = (state: State, at: number): EditedItem[] =>
  state.items.filter(
    (entry) =>
      entry.item.at < at &&
      (entry.dropped === 'cancelled'
        ? entry.quantity !== null
        : entry.dropped === null && mentionedTwin(state, entry) === undefined),
  );

/** The row behind a number of the list; null when the list has none. */
function numberedRow({ view }: State, rows: readonly EditedItem[], number: number): EditedItem[] | null {
  const starts = view.tokens.flatMap(({ text }, at) => (text === 'list-number' ? [at] : []));
  if (starts.length < 2) return null;
  const start = starts.find((at) => {
    const { start: from = 0, end = 0 } = view.tokens[at] ?? {};
    return Number.parseInt(view.text.slice(from, end).replace(/^\D+/, ''), 10) === number;
  });
  if (start === undefined) return [];
  let end = start;
  while (end < view.tokens.length && view.tokens[end]?.kind !== 'newline') end++;
  return rows.filter(({ item }) => item.goodsStart > start && item.goodsStart < end);
}

/** "the second one is wrong, cancel it": the row that the sentence speaks of last before a token. */
export function placedInSentence(state: State, at: number): EditedItem | undefined {
  const place = placesIn(state.view).findLast(({ next }) => next <= at);
  if (!place) return undefined;
  for (let between = place.next; between < at; between++)
    if (endsSentenceAt(state.view, between)) return undefined;
  return rowsAt(state, place).at(-1);
}
