import { cueAt, type HeadView } from '../text/view-head';
import {
  addDays,
  endOfMonth,
  nextDayNumber,
  nextMonday,
  nextOfEaster,
  nextWeekday,
  weekdayNear,
  weekdayOf,
} from './calendar';
import { dayNumberAt, isoAt, monthAt, slashedAt } from './dated-days';
import { type Day, numberAt, textAt } from './day';

/** "Good Friday" is no Friday that comes next; goods for it may be wanted before it. */
export function feastAt(view: HeadView, at: number, today: string): Day | null {
  const cue = cueAt(view, at, 'feast');
  if (!cue || (view.goods[at] ?? -1) >= 0) return null;
  const date = cue.value === '' ? null : nextOfEaster(today, Number(cue.value));
  const doubt = { code: 'feast', message: 'a holiday: the goods may be wanted before it' } as const;
  return { from: at, to: cue.to, date, alternative: null, kind: 'dated', doubt };
}

/** A date with the weekday that is written beside it: where that is another's, either may be meant. */
function withWeekday(day: Day, weekday: number, today: string): Day {
  const { date, alternative } = day;
  if (date === null) return day;
  if (weekdayOf(date) === weekday) return { ...day, alternative: null };
  // "Thursday 10/12" of who writes the month first.
  if (alternative && weekdayOf(alternative) === weekday)
    return { ...day, date: alternative, alternative: date };
  const other = weekdayNear(date, weekday, today);
  const message = `${date} is no such weekday: ${other} is`;
  return { ...day, alternative: other, doubt: { code: 'other-day', message } };
}

/** The weekday behind a date: "1 December (Monday)"; one that has a date of its own is another day. */
export function weekdayBehind(view: HeadView, day: Day, today: string): Day {
  const mark = /^[,(]$/.test(textAt(view, day.to)) ? 1 : 0;
  const name = cueAt(view, day.to + mark, 'weekday', 'shortWeekday');
  if (!name || (name.name === 'shortWeekday' && textAt(view, day.to + mark).length < 3)) return day;
  if (datedBehind(view, name.to, today)) return day;
  const to = mark > 0 && textAt(view, name.to) === ')' ? name.to + 1 : name.to;
  return withWeekday({ ...day, to }, Number(name.value), today);
}

/** `next Tuesday`, `Friday the 12th`, `quarta-feira da próxima semana`, `Friday week`. */
export function weekdayAt(view: HeadView, at: number, today: string): Day | null {
  const lead = cueAt(view, at, 'next', 'this', 'nextWeek', 'weekFrom');
  const from = lead ? (/^[,]$/.test(textAt(view, lead.to)) ? lead.to + 1 : lead.to) : at;
  const name = cueAt(view, from, 'weekday', 'shortWeekday');
  if (!name || (name.name === 'shortWeekday' && !isShortDay(view, from, name.to))) return null;
  const weekday = Number(name.value);
  const dated = datedBehind(view, name.to, today);
  if (dated) return withWeekday({ ...dated, from: at }, weekday, today);
  const trail = cueAt(view, name.to, 'nextWeek', 'next', 'weekBehind');
  const afterNext = cueAt(view, name.to, 'afterNext');
  if (afterNext) return ofWeekAfterNext({ from: at, to: afterNext.to }, weekday, today);
  const isOfNext = lead?.name === 'nextWeek' || trail?.name === 'nextWeek';
  const plain = nextWeekday(today, weekday);
  const ofNext = addDays(nextMonday(today), weekday - 1);
  const to = trail?.to ?? name.to;
  if (isOfNext) return { from: at, to, date: ofNext, alternative: null, kind: 'weekday' };
  // "Friday week 49" tells which week it is.
  const isLater = trail?.name === 'weekBehind' && view.words[trail.to]?.kind !== 'number';
  if (lead?.name === 'weekFrom' || isLater)
    return { from: at, to, date: addDays(plain, 7), alternative: null, kind: 'weekday' };
  if (lead?.name === 'next' || (trail && trail.name !== 'weekBehind')) {
    // "Next Tuesday", said on a Monday, is rarely tomorrow.
    const isClose = weekday > weekdayOf(today) && weekday - weekdayOf(today) < 4;
    return isClose
      ? { from: at, to, date: ofNext, alternative: plain, kind: 'weekday' }
      : { from: at, to, date: plain, alternative: null, kind: 'weekday' };
  }
  const isToday = weekdayOf(today) === weekday;
  return { from: at, to, date: plain, alternative: isToday ? today : null, kind: 'weekday' };
}

/** "The Friday after next", said on a Monday, may be that of either week. */
function ofWeekAfterNext(words: Pick<Day, 'from' | 'to'>, weekday: number, today: string): Day {
  const date = addDays(nextWeekday(today, weekday), 7);
  const alternative = weekday > weekdayOf(today) ? addDays(date, 7) : null;
  return { ...words, date, alternative, kind: 'weekday' };
}

/** "Tuesday the 15th", "Monday 16 June", "Monday 4/8", "vrydag die 5de". */
function datedBehind(view: HeadView, at: number, today: string): Day | null {
  let from = at;
  if (/^[,.(]$/.test(textAt(view, from))) from++;
  const article = cueAt(view, from, 'dayArticle', 'of');
  if (article) from = article.to;
  const dated = isoAt(view, from) ?? slashedAt(view, from, today) ?? monthAt(view, from, today);
  if (dated) return dated;
  const number = dayNumberAt(view, from);
  if (!number?.isOrdinal && !(number && article && article.name === 'dayArticle')) return null;
  return {
    from: at,
    to: number.to,
    date: nextDayNumber(today, number.day),
    alternative: null,
    kind: 'dated',
  };
}

/** "sun", "sat" and "mon" are words too: a day where what stands around it is of days, hours or wishes. */
function isShortDay(view: HeadView, at: number, to: number): boolean {
  if ((view.goods[at] ?? -1) >= 0) return false;
  const behind = cueAt(
    view,
    to,
    'before',
    'after',
    'at',
    'between',
    'partOfDay',
    'partBehindDay',
    'polite',
    'latest',
    'or',
    'and',
    'clock',
    'past',
    'event',
  );
  // "Wed not possible"; shorter ones are too much else: "do not".
  const never = textAt(view, at).length > 2 ? cueAt(view, to, 'no', 'neverThen', 'shutThen') : undefined;
  const before = cueAt(view, at - 1, 'wanted', 'leadsToDay', 'this', 'next', 'before', 'at', 'polite');
  const opens = view.pieces[at - 1] !== view.pieces[at] || at === 0;
  const closes =
    view.pieces[to] !== view.pieces[at] || view.words[to]?.kind === 'mark' || to >= view.words.length;
  return Boolean(behind ?? before ?? never) || (opens && closes) || closes || dayNumberAt(view, to) !== null;
}

/** "tomorrow", "end of the month", "next week". */
export function relativeAt(view: HeadView, at: number, today: string): Day | null {
  const cue = cueAt(view, at, 'day', 'endOfMonth', 'endOfWeek', 'nextWeek', 'weekAfterNext');
  if (!cue || (view.goods[at] ?? -1) >= 0) return null;
  const { to } = cue;
  const day = (date: string, kind: Day['kind']): Day => ({ from: at, to, date, alternative: null, kind });
  if (cue.name === 'day') return day(addDays(today, Number(cue.value)), 'relative');
  if (cue.name === 'endOfMonth') return day(endOfMonth(today), 'vague');
  if (cue.name === 'nextWeek') return day(nextMonday(today), 'vague');
  if (cue.name === 'weekAfterNext') return day(addDays(nextMonday(today), 7), 'vague');
  const friday = weekdayOf(today) <= 5 ? addDays(today, 5 - weekdayOf(today)) : nextWeekday(today, 5);
  return day(friday, 'vague');
}

/** "in 3 days", "in two weeks' time". */
export function withinAt(view: HeadView, at: number, today: string): Day | null {
  const lead = cueAt(view, at, 'within');
  if (!lead) return null;
  const count = numberAt(view, lead.to) ?? (Number(cueAt(view, lead.to, 'digit')?.value) || null);
  const span = count === null ? undefined : cueAt(view, lead.to + 1, 'span');
  if (!span || count === null) return null;
  const date = addDays(today, count * Number(span.value));
  return { from: at, to: span.to, date, alternative: null, kind: 'relative' };
}
