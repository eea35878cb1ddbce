import { daysBetween } from '../dates/calendar';
import type { Day } from '../dates/day';
import { findDays } from '../dates/find-days';
import { joinDays } from '../dates/join-days';
import { type LimitedDay, withLimit } from '../dates/limits';
import { refusedDays } from '../dates/refused-days';
import type { HeadDoubt, HeadField, RequestedDate } from '../head';
import { boundsOf, cueAt, cueBefore, cueWithin, type HeadView, spanOf } from '../text/view-head';

interface ToldDay extends LimitedDay {
  /** The words that say that nothing is to come then; null for none. */
  refusal: Stretch | null;
}

export interface RatedDay extends ToldDay {
  /** How much speaks for its being the day that is asked for; above 0 it may be. */
  score: number;
}

interface Stretch {
  from: number;
  to: number;
}

/** The days that a message names, and how likely each is the one asked for. */
export function rateDays(view: HeadView, today: string): RatedDay[] {
  const found = findDays(view, today);
  const refusals = new Map(refusedDays(view, found).map((refused) => [refused.day, refused]));
  const told = found.map((day, at): ToldDay => {
    const limited = withLimit(view, day, found[at + 1], today);
    return { ...limited, refusal: limited.isLate ? null : (refusals.get(day) ?? null) };
  });
  const days = [
    ...told.filter(({ refusal }) => refusal),
    ...joinDays(
      view,
      told.filter(({ refusal }) => !refusal),
    ),
  ];
  days.sort((one, other) => one.from - other.from);
  const firstGoods = view.goods.findIndex((line) => line >= 0);
  const isUrgent = view.cues.some((cues) => cues.has('urgent'));
  return days.map((day, at) => {
    const around = { before: days[at - 1], behind: days[at + 1], today, firstGoods, isUrgent };
    return { ...day, score: day.refusal ? -9 : rate(view, day, around) };
  });
}

interface Around {
  before: Day | undefined;
  behind: Day | undefined;
  today: string;
  /** The first word of goods; -1 without any. */
  firstGoods: number;
  /** Something in the message is urgent. */
  isUrgent: boolean;
}

/** How many words before a day may ask for it. */
const farthestWish = 40;

/** What speaks for a day and against it, in what its piece of the sentence says around it. */
function rate(view: HeadView, day: ToldDay, { before, behind, today, firstGoods, isUrgent }: Around): number {
  const { from, to } = day;
  if (view.quoted[from]) return -9;
  const piece = boundsOf(view.pieces, from);
  const sentence = boundsOf(view.sentences, from);
  const opens = Math.max(piece.from, from - 8);
  let score = { dated: 2, weekday: 2, relative: 2, number: 1.5, vague: 1 }[day.kind];
  if (day.isLate) return score + 3;
  if (labelBefore(view, from)) score += 4;
  const wanted = lastWithin(view, opens, from, 'wanted');
  const past = lastWithin(view, opens, from, 'past', 'last');
  const event = lastWithin(view, opens, from, 'event');
  if (wanted >= 0) score += wanted > Math.max(past, event) ? 2 : 0.5;
  else if (cueBefore(view, from, 'leadsToDay')) score += 0.5;
  if (past >= 0 && past >= wanted) score -= 5;
  if (event >= 0 && event >= wanted) score -= 4;
  if (cueWithin(view, to, Math.min(piece.to, to + 2), 'past', 'event', 'last')) score -= 5;
  // "Not after Friday" refuses what comes behind it.
  const isLimit = cueBefore(view, from, 'before') !== undefined;
  if (!isLimit && lastWithin(view, from - 2, from, 'no') >= 0) score -= 4;
  if (cueBefore(view, from, 'or')) score -= 1;
  // "You did not deliver on Friday", but "don't deliver on Friday before 10"
  const isOfHours = cueAt(view, to, 'before', 'after') !== undefined;
  if (!isOfHours && lastWithin(view, opens, from, 'deliverNot') >= 0) score -= 6;
  if (isOfRange(view, day, before, behind)) score -= 5;
  // "Goeie môre," is a greeting.
  if (day.kind === 'relative' && to <= 2 && piece.to - piece.from <= 3 && view.words.length > 6) score -= 3;
  if (view.words[sentence.to - 1]?.text === '?' && wanted < 0) score -= 1.5;
  // "Just a small one today": only when it is wished, or stands by itself.
  const isChat =
    !isUrgent &&
    day.kind === 'relative' &&
    day.date === today &&
    wanted < 0 &&
    !isWished(view, sentence.from, day);
  if (isChat) score -= 2;
  if (wanted < 0 && firstGoods >= 0 && piece.to - piece.from > to - from + 9) score -= 1;
  return score;
}

/** "From Monday to Wednesday" tells how long. */
function isOfRange(view: HeadView, day: Day, before: Day | undefined, behind: Day | undefined): boolean {
  const leadsTo = (from: number, next: Day | undefined): boolean =>
    next !== undefined && cueAt(view, from, 'to')?.to === next.from && !cueAt(view, from, 'and');
  return leadsTo(day.to, behind) || (before !== undefined && leadsTo(before.to, day));
}

/** Something in its sentence asks for it, or it is said with courtesy, hours or urgency, or alone. */
function isWished(view: HeadView, sentenceFrom: number, { from, to }: Day): boolean {
  if (cueWithin(view, Math.max(sentenceFrom, from - farthestWish), from, 'wanted', 'collect')) return true;
  if (cueWithin(view, to, to + 2, 'polite', 'before', 'after', 'urgent', 'partOfDay', 'notUrgent'))
    return true;
  if (cueBefore(view, from, 'urgent', 'leadsToDay', 'partOfDay', 'polite')) return true;
  const piece = boundsOf(view.pieces, from);
  return piece.to - piece.from <= to - from + 2;
}

/** "Delivery date: 12/07" */
function labelBefore(view: HeadView, from: number): boolean {
  let at = from;
  while (at > 0 && /^[:,=|>*\t-]$/.test(view.words[at - 1]?.text ?? '')) at--;
  const label = cueBefore(view, at, 'wantedLabel');
  const opens = label && (label.from === 0 || view.pieces[label.from - 1] !== view.pieces[label.from]);
  return opens === true;
}

/** Where the last phrase of these kinds begins within a stretch; -1 for none. */
function lastWithin(
  view: HeadView,
  from: number,
  to: number,
  ...names: Parameters<typeof cueAt>[2][]
): number {
  for (let at = to - 1; at >= Math.max(0, from); at--) {
    const cue = cueAt(view, at, ...names);
    if (cue && cue.to <= to) return at;
  }
  return -1;
}

/** The day on which the goods are wanted; where only days are named on which they are not, none, with a doubt. */
export function readDate(
  view: HeadView,
  days: readonly RatedDay[],
  today: string,
): HeadField<RequestedDate> | null {
  const best = days
    .filter(({ score }) => score > 0)
    .reduce<RatedDay | null>((a, b) => (a && a.score >= b.score ? a : b), null);
  if (!best) return refusedAlone(view, days, today);
  const others = days.filter((day) => day !== best && day.score > 0 && day.date !== best.date);
  const close = others.find(({ score }) => best.score - score < 1.5);
  const doubts = doubtsOf(best, { days, close, today });
  const { start, end } = spanOf(view, best.from, best.to);
  return {
    value: {
      date: best.date,
      alternative: best.alternative ?? close?.date ?? null,
      notBefore: best.notBefore,
    },
    start,
    end,
    confidence: Math.max(0.3, Math.min(0.97, 0.75 + best.score * 0.05) - doubts.length * 0.15),
    reason: `“${view.text.slice(start, end)}”, counted from ${today}`,
    ...(doubts.length > 0 && { doubts }),
  };
}

interface Known {
  days: readonly RatedDay[];
  /** Another that is named, and as likely. */
  close: RatedDay | undefined;
  today: string;
}

function doubtsOf(best: RatedDay, { days, close, today }: Known): HeadDoubt[] {
  const doubts: HeadDoubt[] = [];
  const { date, alternative, doubt } = best;
  if (doubt) doubts.push(doubt);
  else if (date === null) doubts.push({ code: 'no-such-day', message: 'the calendar has no such day' });
  if (date && daysBetween(today, date) < 0) doubts.push({ code: 'past', message: 'the day has passed' });
  if (alternative && !doubt) doubts.push({ code: 'other-day', message: `may mean ${alternative}` });
  if (best.kind === 'vague') doubts.push({ code: 'vague', message: 'no single day is named' });
  if (close?.date) doubts.push({ code: 'other-day', message: `${close.date} is named too` });
  // Where no single day is asked for, it matters on which of them nothing may come.
  const isOpen = best.kind === 'vague' || best.notBefore;
  const refused = refusedFrom(days, today).filter((refusedDay) => isOpen || refusedDay === date);
  return [...doubts, ...refused.map(notThen)];
}

const notThen = (date: string): HeadDoubt => ({ code: 'not-then', message: `not on ${date}` });

/** The days on which nothing is to come, from today on. */
const refusedFrom = (days: readonly RatedDay[], today: string): string[] => [
  ...new Set(
    days
      .flatMap(({ refusal, date, alternative }) => (refusal ? [date ?? '', alternative ?? ''] : []))
      .filter((date) => date >= today),
  ),
];

function refusedAlone(
  view: HeadView,
  days: readonly RatedDay[],
  today: string,
): HeadField<RequestedDate> | null {
  const first = days.find(({ refusal, date }) => refusal && date && date >= today)?.refusal;
  if (!first) return null;
  const { start, end } = spanOf(view, first.from, first.to);
  return {
    value: { date: null, alternative: null, notBefore: false },
    start,
    end,
    confidence: 0.5,
    reason: `“${view.text.slice(start, end)}”, counted from ${today}`,
    doubts: refusedFrom(days, today).map(notThen),
  };
}
