import { type MessageView, numbersAt } from '../message-view';
import { endsSentenceAt } from '../words/find-condition';
import { oncePerView } from '../words/once-per-view';
import { closesPlace } from './closes-place';

/** Rows of an order that are pointed at by their place: "the second one", "the last two", "both", "item 3". */
export interface Place {
  /** Its first token, and the one behind it. */
  at: number;
  next: number;
  /** From 1; below 0 counted from the end. */
  first: number;
  many: number;
  /** By the number that stands before the row. */
  labelled: boolean;
}

/** The most rows that are pointed at together: "those two", "the last three". */
const mostRows = 9;

/** Every place that a message names, in order. */
export const placesIn = oncePerView((view): Place[] => {
  const found: Place[] = [];
  for (let at = 0; at < view.tokens.length; at++) {
    const place = ordinalPlace(view, at) ?? togetherPlace(view, at) ?? labelledPlace(view, at);
    if (!place) continue;
    found.push(place);
    at = place.next - 1;
  }
  return found;
});

/** For each token the index of the first place that begins there or later. */
const placesFrom = oncePerView((view) => {
  const places = placesIn(view);
  const first = new Array<number>(view.tokens.length + 1).fill(places.length);
  for (let i = places.length - 1, at = view.tokens.length; at >= 0; at--) {
    if (places[i]?.at === at) i--;
    first[at] = i + 1;
  }
  return first;
});

/** The places that begin at a token or behind it, in order. */
export function* placesAfter(view: MessageView, at: number): Generator<Place> {
  const places = placesIn(view);
  let next = placesFrom(view)[at] ?? places.length;
  for (let place = places[next]; place; place = places[++next]) yield place;
}

/** The places that end before a token, the last one first. */
export function* placesBefore(view: MessageView, at: number): Generator<Place> {
  const places = placesIn(view);
  let last = (placesFrom(view)[at] ?? places.length) - 1;
  for (let place = places[last]; place; place = places[--last]) if (place.next <= at) yield place;
}

const tokensInPlaces = oncePerView(
  (view) =>
    new Set(placesIn(view).flatMap(({ at, next }) => view.tokens.slice(at, next).map((_, i) => at + i))),
);

/** A token is part of the words that point at a row: the "one" of "the last one" is no quantity. */
export const isInPlace = (view: MessageView, at: number): boolean => tokensInPlaces(view).has(at);

/** "4 of the first two", "2 for the others": a token of what is counted, rows and no goods. */
export const isCountedRows = (view: MessageView, at: number): boolean => countedIn(view).has(at);

/** The "first" of "just the first two": the two is no quantity of one row. */
export const isOfSeveral = (view: MessageView, at: number): boolean => tokensOfSeveral(view).has(at);

const tokensOfSeveral = oncePerView(
  (view) =>
    new Set(
      placesIn(view).flatMap(({ at, next, many }) =>
        many > 1 ? view.tokens.slice(at, next).map((_, i) => at + i) : [],
      ),
    ),
);

const countedIn = oncePerView((view) => {
  const counted = new Set<number>();
  for (const { at, next } of placesIn(view))
    for (let i = at; i < next && isCountLink(view, at - 1); i++) counted.add(i);
  view.tokens.forEach(({ text }, at) => {
    if (!view.lexicon.rest.has(text) || !isDefinite(view, at - 1) || !isCountLink(view, at - 2)) return;
    if (closesPlace(view, countAt(view, at + 1)?.next ?? at + 1)) counted.add(at);
  });
  return counted;
});

/** "of", "for": ties a quantity to what it is said of. */
export const isCountLink = ({ tokens, lexicon }: MessageView, at: number): boolean =>
  lexicon.links.has(tokens[at]?.text ?? '') || lexicon.purpose.has(tokens[at]?.text ?? '');

/** "first", "2nd": a place from 1, or below 0 from the end. */
export function ordinalAt(view: MessageView, at: number): { row: number; next: number } | null {
  const [token, suffix] = [view.tokens[at], view.tokens[at + 1]];
  const row = view.lexicon.ordinals.get(token?.text ?? '');
  if (row !== undefined) return { row, next: at + 1 };
  return token?.kind === 'number' && suffix?.glued && view.lexicon.ordinalEnds.has(suffix.text)
    ? { row: token.value ?? 0, next: at + 2 }
    : null;
}

/** "the first", "2nd line"; but not "last week". */
export const isOrdinalOfRow = (view: MessageView, next: number): boolean =>
  isRowWord(view, next) || closesPlace(view, next);

/** "the second", "last one", "first two", "the 3rd line"; but not "the second gate". */
function ordinalPlace(view: MessageView, at: number): Place | null {
  const pointed = isDefinite(view, at);
  const several = pointed ? countAt(view, at + 1) : null;
  const top = several && several.value > 1 ? ordinalAt(view, several.next) : null;
  // "los dos primeros", "les deux derniers"
  if (top && closesPlace(view, top.next)) {
    const many = several?.value ?? 1;
    return { at, next: top.next, first: top.row < 0 ? -many : top.row, many, labelled: false };
  }
  const ordinal = ordinalAt(view, pointed ? at + 1 : at);
  if (!ordinal) return null;
  const named = isRowWord(view, ordinal.next);
  const count = named ? null : countAt(view, ordinal.next);
  const end = count?.next ?? ordinal.next;
  const next = named || (count && isRowWord(view, end)) ? end + 1 : end;
  const bare = !named && !count;
  if (bare && (!pointed || tellsOtherThings(view, at))) return null;
  if (!named && !closesPlace(view, next)) return null;
  const many = count?.value ?? 1;
  return { at, next, first: ordinal.row < 0 ? -many : ordinal.row, many, labelled: false };
}

/** "both", "both of those", "those two", "the two". */
function togetherPlace(view: MessageView, at: number): Place | null {
  const isBoth = view.lexicon.both.has(view.tokens[at]?.text ?? '');
  const count = isPlural(view, at) ? countAt(view, at + 1) : null;
  if (!isBoth && !(count && count.value > 1)) return null;
  const many = isBoth ? 2 : (count?.value ?? 2);
  let next = isBoth ? at + 1 : (count?.next ?? at);
  if (view.lexicon.links.has(view.tokens[next]?.text ?? '') && isDefinite(view, next + 1)) next += 2;
  else if (isRowWord(view, next) || view.lexicon.those.has(view.tokens[next]?.text ?? '')) next++;
  return closesPlace(view, next) ? { at, next, first: -many, many, labelled: false } : null;
}

/** "item 2", "point 3:", "line 20 qty 5"; in a numbered list also "no 3" and "no. 3". But "1 point 5 litres". */
function labelledPlace(view: MessageView, at: number): Place | null {
  const text = view.tokens[at]?.text ?? '';
  const to = view.tokens[at + 1]?.text === '.' && view.tokens[at + 1]?.glued ? at + 2 : at + 1;
  const number = view.tokens[to];
  if (!view.lexicon.rowLabels.has(text) || number?.kind !== 'number') return null;
  if (view.lexicon.denies.has(text) && !view.tokens.some((token) => token.text === 'list-number'))
    return null;
  if (view.lexicon.point.has(text) && numbersAt(view, at - 1).length > 0) return null;
  const row = number.value ?? 0;
  const counts =
    numbersAt(view, to + 1)[0] || view.lexicon.quantityLabels.has(view.tokens[to + 1]?.text ?? '');
  const means = Number.isInteger(row) && row > 0 && (closesPlace(view, to + 1) || counts);
  return means ? { at, next: to + 1, first: row, many: 1, labelled: true } : null;
}

const isDefinite = ({ tokens, lexicon }: MessageView, at: number): boolean =>
  lexicon.definite.has(tokens[at]?.text ?? '') || lexicon.those.has(tokens[at]?.text ?? '');

/** "the", "those"; but "make that 6". */
const isPlural = ({ tokens, lexicon }: MessageView, at: number): boolean => {
  const text = tokens[at]?.text ?? '';
  return lexicon.those.has(text) || (lexicon.definite.has(text) && !lexicon.pointing.has(text));
};

/** The "one" of "the second one", the "line" of "the first line". */
const isRowWord = ({ tokens, lexicon }: MessageView, at: number): boolean =>
  lexicon.rowLabels.has(tokens[at]?.text ?? '') || lexicon.ones.has(tokens[at]?.text ?? '');

function countAt(view: MessageView, at: number): { value: number; next: number } | null {
  const number = numbersAt(view, at).find(({ form }) => form === 'digits' || form === 'words');
  const counts = number && Number.isInteger(number.value) && number.value > 0 && number.value <= mostRows;
  return counts ? number : null;
}

/** Tokens looked at for something else that is counted. */
const farthestOther = 30;

/** "at the second gate, not the first": the sentence counts something else. */
function tellsOtherThings(view: MessageView, at: number): boolean {
  for (let place = at - 1; place >= at - farthestOther && !endsSentenceAt(view, place); place--) {
    const other = ordinalAt(view, place);
    const counts = other && countAt(view, other.next) !== null;
    if (other && !counts && !isRowWord(view, other.next) && !closesPlace(view, other.next)) return true;
  }
  return false;
}
