import type { Day } from '../dates/day';
import { boundsOf, cueAt, cueBefore, cueWithin, type HeadView } from '../text/view-head';

/** Words that name a place, whether anybody knows it or not. */
export interface FoundPlace {
  from: number;
  to: number;
}

/** The longest name of a place, in words. */
const longest = 14;

/** A place that the goods are said to go to: "deliver to 17 Protea Crescent", "our new store Chatsworth Unit 5". */
export function findPlace(view: HeadView, days: readonly Day[]): FoundPlace | null {
  for (let at = 0; at < view.words.length; at++) {
    if (view.quoted[at]) continue;
    const told = cueAt(view, at, 'deliverTo', 'newPlace');
    if (told) {
      const place = placeFrom(view, days, { begin: told.to, isNew: told.name === 'newPlace' });
      if (place) return place;
    }
    const site = siteAt(view, at);
    if (site) return site;
  }
  return null;
}

function placeFrom(
  view: HeadView,
  days: readonly Day[],
  { begin, isNew }: { begin: number; isNew: boolean },
): FoundPlace | null {
  let from = begin;
  for (let steps = 0; steps < 5; steps++) {
    const lead = cueAt(view, from, 'newPlace', 'article', 'towards', 'is');
    const mark = view.words[from];
    if (lead) from = lead.to;
    else if (mark?.kind === 'mark' && /^[:=-]$/.test(mark.text)) from++;
    else break;
  }
  if (view.words[from]?.text === 'near') from++;
  const to = placeEnd(view, from, days);
  if (to === from || cueAt(view, from, 'no', 'notPlace', 'day', 'weekday', 'contact', 'title')) return null;
  const spot = cueWithin(view, from, Math.min(to, from + 3), 'spot');
  const named = namesPlace(view, from, to);
  if (spot && !cueWithin(view, from, to, 'placeWord') && view.words[spot.to]?.kind !== 'number') return null;
  // "The shop", but "Shop 12, Cornubia Mall".
  if (spot && spot.from === from && view.words[spot.to]?.kind !== 'number') return null;
  return named || isNew ? { from, to } : null;
}

/** It has the word of a place, or a proper name. */
function namesPlace(view: HeadView, from: number, to: number): boolean {
  if (cueWithin(view, from, to, 'placeWord')) return true;
  return view.words.slice(from, to).some(({ capital, end, start }) => capital && end - start > 2);
}

/** Up to a mark, goods, a day, an hour, or what no place is called by. */
function placeEnd(view: HeadView, from: number, days: readonly Day[]): number {
  let to = from;
  for (let at = from; at < Math.min(view.words.length, from + longest); at++) {
    const word = view.words[at];
    if (at > from && isDay(days, at)) return cueBefore(view, at, 'dayLead')?.from ?? to;
    if (!word || word.kind === 'line' || (view.goods[at] ?? -1) >= 0) break;
    if (word.kind === 'mark' && word.text === ',' && goesOnBehind(view, at + 1)) continue;
    if (word.kind === 'mark' && !/^[-'’&/.]$/.test(word.text)) break;
    if (word.text === '.' && view.sentences[at + 1] !== view.sentences[at]) break;
    if (
      at > from &&
      cueAt(
        view,
        at,
        'notPlace',
        'day',
        'weekday',
        'before',
        'after',
        'polite',
        'otherPaper',
        'po',
        'reference',
        'partOfDay',
        'call',
        'wanted',
        'closing',
        'behindPlace',
      )
    )
      break;
    to = at + 1;
  }
  return to;
}

/** The "5/6" of "the Main Road shop on 5/6"; a bare number may be one of the address. */
const isDay = (days: readonly Day[], at: number): boolean =>
  days.some(({ from, kind }) => from === at && kind !== 'number');

/** "7 Acacia Lane, Phalaborwa": behind the comma the address goes on, and no goods do. */
function goesOnBehind(view: HeadView, at: number): boolean {
  const piece = boundsOf(view.pieces, at);
  const words = view.words
    .slice(piece.from, piece.to)
    .filter(({ kind }) => kind !== 'mark' && kind !== 'line');
  if (words.length === 0 || words.length > 5 || (view.goods[at] ?? -1) >= 0) return false;
  return words[0]?.capital === true || cueWithin(view, piece.from, piece.to, 'placeWord') !== undefined;
}

/** "foreman Vleurhof site": a proper name and the word of a place behind it, in a clause without goods. */
function siteAt(view: HeadView, at: number): FoundPlace | null {
  const word = cueAt(view, at, 'placeWord');
  const name = view.words[at - 1];
  if (
    word?.value !== '' ||
    !word ||
    view.words[at]?.text !== 'site' ||
    !name?.capital ||
    (view.goods[at - 1] ?? -1) >= 0
  )
    return null;
  if (cueBefore(view, at, 'spot', 'notName', 'contact')) return null;
  return { from: at - 1, to: at };
}
