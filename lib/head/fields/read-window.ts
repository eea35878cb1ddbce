import { clockOf, type Hour, hourAt, meant } from '../dates/find-hours';
import type { HeadField, TimeWindow } from '../head';
import {
  boundsOf,
  type Cue,
  cueAt,
  cueBefore,
  cueWithin,
  type HeadView,
  isPlainWord,
  spanOf,
} from '../text/view-head';
import type { RatedDay } from './read-date';

interface FoundWindow {
  from: number;
  to: number;
  earliest: string | null;
  latest: string | null;
  vague: boolean;
  /** It says by itself that it is of hours: "before 10", "8am - 12pm". */
  isPlain: boolean;
}

/** The hours in which the goods are wanted. */
export function readWindow(view: HeadView, days: readonly RatedDay[]): HeadField<TimeWindow> | null {
  let best: { found: FoundWindow; score: number } | null = null;
  const near = daysNear(view, days);
  for (const found of findWindows(view, near)) {
    const score = rate(view, found, near(found.from));
    if (score > 0 && score > (best?.score ?? 0)) best = { found, score };
  }
  if (!best) return null;
  const { from, to, earliest, latest, vague } = best.found;
  const { start, end } = spanOf(view, from, to);
  const isBackwards = earliest !== null && latest !== null && latest < earliest;
  return {
    value: { from: earliest, to: latest, vague },
    start,
    end,
    confidence: isBackwards ? 0.3 : vague ? 0.7 : 0.9,
    reason: `“${view.text.slice(start, end)}”`,
    ...(isBackwards && { doubts: [{ code: 'backwards', message: 'it ends before it begins' }] }),
  };
}

/** How many words before hours may ask for them. */
const farthestWish = 20;

/** How far from a word a day may stand to go with it. */
const reach = 6;

/** The days that stand near a word, so that a text of nothing but days is not gone through for each of its words. */
function daysNear(view: HeadView, days: readonly RatedDay[]): (at: number) => readonly RatedDay[] {
  const near: RatedDay[][] = view.words.map(() => []);
  for (const day of days)
    for (let at = Math.max(0, day.from - reach); at < day.to + reach; at++) near[at]?.push(day);
  return (at) => near[at] ?? [];
}

function findWindows(view: HeadView, near: (at: number) => readonly RatedDay[]): FoundWindow[] {
  const found: FoundWindow[] = [];
  for (let at = 0; at < view.words.length; at++) {
    if (isPlainWord(view, at)) continue;
    const days = near(at);
    const window = days.some(({ from, to }) => at > from && at < to) ? null : windowAt(view, at, days);
    const overlaps =
      window && !window.vague && days.some(({ from, to }) => from < window.to && to > window.from);
    if (!window || overlaps) continue;
    found.push(window);
    at = window.to - 1;
  }
  return found;
}

function windowAt(view: HeadView, at: number, days: readonly RatedDay[]): FoundWindow | null {
  if (days.some(({ from, kind }) => from === at && kind !== 'relative')) return null;
  return rangeAt(view, at) ?? oneSidedAt(view, at) ?? plainAt(view, at, days) ?? partAt(view, at, days);
}

const isBetween = (view: HeadView, at: number): Cue | undefined => cueAt(view, at, 'between');

/** "between 6 and 6:30 am", "08h00 - 14h00", "from 7 to 11". */
function rangeAt(view: HeadView, at: number): FoundWindow | null {
  const lead = isBetween(view, at);
  const begin = skipArticle(view, lead?.to ?? at);
  const first = hourAt(view, begin);
  if (!first || isPartOfNumber(view, begin)) return null;
  const mark = view.words[first.to];
  const link = mark && /^[-–—]$/.test(mark.text) ? first.to + 1 : cueAt(view, first.to, 'to')?.to;
  if (link === undefined) return null;
  const second = hourAt(view, skipArticle(view, link));
  if (!second || isFollowedOn(view, second.to)) return null;
  const isPlain = lead !== undefined || first.isPlain || second.isPlain;
  const { earliest, latest } = bothMeant(first, second);
  if (!isPlain && (latest <= earliest || latest > 24 * 60)) return null;
  return {
    from: at,
    to: second.to,
    earliest: clockOf(earliest),
    latest: clockOf(latest),
    vague: false,
    isPlain,
  };
}

/** What one of the two says of its half of the day holds for the other. */
function bothMeant(first: Hour, second: Hour): { earliest: number; latest: number } {
  const latest = meant(second);
  const alike = {
    ...first,
    isSettled: first.isSettled || (second.isSettled && first.minutes < second.minutes),
  };
  const earliest = meant(alike);
  if (latest >= earliest) return { earliest, latest };
  const isOfDay = first.minutes >= 780 && second.isPlain;
  if (!isOfDay && !second.isSettled && latest + 720 > earliest && latest < 720)
    return { earliest, latest: latest + 720 };
  if (!first.isSettled && earliest >= 720) return { earliest: earliest - 720, latest };
  return { earliest, latest };
}

/** "before 10", "after half past 7", "11 latest". */
function oneSidedAt(view: HeadView, at: number): FoundWindow | null {
  const lead = cueAt(view, at, 'before', 'after', 'at');
  const hour = hourAt(view, skipArticle(view, lead?.to ?? at));
  if (!hour || isFollowedOn(view, hour.to)) return null;
  const trail = cueAt(view, hour.to, 'latest', 'sharp');
  const to = trail?.to ?? hour.to;
  const clock = clockOf(meant(hour));
  const found = (earliest: string | null, latest: string | null): FoundWindow => ({
    from: at,
    to,
    earliest,
    latest,
    vague: false,
    isPlain: true,
  });
  const isNever = lead !== undefined && isRefused(view, at);
  if (trail?.name === 'latest' || lead?.name === (isNever ? 'after' : 'before')) return found(null, clock);
  if (lead?.name === (isNever ? 'before' : 'after')) return found(clock, null);
  if (trail?.name === 'sharp') return found(clock, clock);
  return lead && (hour.isPlain || lead.to - lead.from > 1)
    ? found(clock, clock)
    : lead
      ? { ...found(clock, clock), isPlain: false }
      : null;
}

/** So many words stand at most between a refusal and the hours that it is of. */
const farthestRefusal = 4;

/** "dont deliver before 8" is from eight on, "not after 2" until two; but "no, before 8". */
function isRefused(view: HeadView, at: number): boolean {
  const from = Math.max(boundsOf(view.pieces, at).from, at - farthestRefusal);
  const refusal = cueWithin(view, from, at, 'neverThen');
  return refusal !== undefined && view.words.slice(refusal.to, at).every(({ kind }) => kind !== 'mark');
}

/** An hour by itself right beside a day. */
function plainAt(view: HeadView, at: number, days: readonly RatedDay[]): FoundWindow | null {
  const hour = hourAt(view, at);
  if (!hour?.isPlain || isFollowedOn(view, hour.to) || isPartOfNumber(view, at)) return null;
  if (!besides(view, at, hour.to, days)) return null;
  const clock = clockOf(meant(hour));
  // "By Saturday noon": the word before the day holds for the hour.
  const day = days.find(({ to }) => to === at);
  const isLimit = day !== undefined && cueBefore(view, day.from, 'before') !== undefined;
  return {
    from: at,
    to: hour.to,
    earliest: isLimit ? null : clock,
    latest: clock,
    vague: false,
    isPlain: true,
  };
}

/** "first thing", "in the afternoon", "Mon AM". */
function partAt(view: HeadView, at: number, days: readonly RatedDay[]): FoundWindow | null {
  const behindDay = days.some(({ to }) => to === at) ? cueAt(view, at, 'partBehindDay') : undefined;
  const cue = cueAt(view, at, 'partOfDay') ?? behindDay;
  if (!cue || (view.goods[at] ?? -1) >= 0) return null;
  const isAlone = cue.to - cue.from === 1;
  const opens = at === 0 || view.sentences[at - 1] !== view.sentences[at];
  const isDay = days.some(({ from, to }) => from < cue.to && to > at);
  const beside = besides(view, at, cue.to, days);
  const fillsPiece = !isAlone && isPieceOf(view, cue);
  // "Morning, please send": a greeting; "first thing in the morning" is none.
  if (opens && !beside && !isDay && !fillsPiece) return null;
  if (isAlone && !beside && !isDay && !cueBefore(view, at, 'wanted', 'leadsToDay', 'this', 'article'))
    return null;
  if (isAlone && !beside && !isDay && cueBefore(view, at, 'article')) return null;
  const [earliest, latest] = cue.value.split('-');
  return {
    from: at,
    to: cue.to,
    earliest: earliest || null,
    latest: latest || null,
    vague: true,
    isPlain: isDay || beside !== undefined || fillsPiece,
  };
}

/** It stands by itself, but for a courtesy behind it. */
function isPieceOf(view: HeadView, { from, to }: Cue): boolean {
  const piece = boundsOf(view.pieces, from);
  const end = cueAt(view, to, 'polite')?.to ?? to;
  const next = view.words[end];
  return piece.from === from && (end >= piece.to || next?.kind === 'mark' || next?.kind === 'line');
}

/** Past an article, and the hyphen of "kuka-10". */
function skipArticle(view: HeadView, at: number): number {
  if (hourAt(view, at)) return at;
  const hyphen = view.words[at];
  return hyphen?.text === '-' && hyphen.glued ? at + 1 : (cueAt(view, at, 'article', 'at')?.to ?? at);
}

/** "10-12-2025", "1/2", "x 7": a number that goes on is no hour. */
function isFollowedOn({ words, goods }: HeadView, at: number): boolean {
  const next = words[at];
  if (!next) return false;
  if (next.glued && (next.kind === 'word' || /^[/%#*x×"”]$/.test(next.text))) return true;
  if (next.glued && /^[-.,:]$/.test(next.text) && words[at + 1]?.glued && words[at + 1]?.kind === 'number')
    return true;
  return (goods[at] ?? -1) >= 0 && next.kind === 'number';
}

const isPartOfNumber = ({ words }: HeadView, at: number): boolean =>
  words[at]?.glued === true && /^[-–/.,:#$\p{L}]/u.test(words[at - 1]?.text ?? '');

/** The day that stands beside a stretch of words, but for a mark, an article or the like between them. */
function besides(view: HeadView, from: number, to: number, days: readonly RatedDay[]): RatedDay | undefined {
  return days.find((day) => {
    const gap = day.from >= to ? [to, day.from] : day.to <= from ? [day.to, from] : [0, 0];
    const [a = 0, b = 0] = gap;
    if (b - a > 3) return false;
    for (let at = a; at < b; at++)
      if (
        view.words[at]?.kind !== 'mark' &&
        !cueAt(view, at, 'article', 'at', 'wanted', 'leadsToDay', 'of', 'polite', 'before', 'partOfDay')
      )
        return false;
    return true;
  });
}

function rate(view: HeadView, found: FoundWindow, days: readonly RatedDay[]): number {
  if (view.quoted[found.from]) return -9;
  const piece = boundsOf(view.pieces, found.from);
  const day =
    besides(view, found.from, found.to, days) ??
    days.find(({ from, to }) => from < found.to && to > found.from);
  let score = found.isPlain ? 1 : -0.5;
  // "tomorrow morning before 9"
  if (found.isPlain && !found.vague) score += 0.25;
  if (day) score += day.score > 0 ? 3 : -4;
  const before = boundsOf(view.pieces, Math.max(0, piece.from - 1));
  if (cueWithin(view, Math.max(piece.from, found.from - farthestWish), found.from, 'wanted')) score += 1;
  else if (
    piece.from > 0 &&
    cueWithin(view, Math.max(before.from, piece.from - 6), piece.from, 'wantedLabel')
  )
    score += 1;
  // The first word of the hours may be the last of what shuts: "closes at".
  if (!day && cueWithin(view, Math.max(piece.from, found.from - 4), found.from + 1, 'shut', 'past', 'event'))
    score -= 4;
  if (cueWithin(view, found.to, Math.min(piece.to, found.to + 2), 'shut', 'past')) score -= 3;
  return score;
}
