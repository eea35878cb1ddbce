import { cueAt, cueBefore, type HeadView, isPlainWord } from '../text/view-head';
import {
  addDays,
  dayOf,
  dayWithoutYear,
  endOfMonth,
  nextDayNumber,
  nextMonday,
  nextWeekday,
  weekdayOf,
} from './calendar';

/** Words that mean a day. */
export interface Day {
  from: number;
  to: number;
  /** Null for a day that no calendar has. */
  date: string | null;
  /** Another day that the same words may mean. */
  alternative: string | null;
  kind: 'dated' | 'relative' | 'weekday' | 'number' | 'vague';
}

/** All days that a text names, from left to right, none within another. */
export function findDays(view: HeadView, today: string): Day[] {
  const days: Day[] = [];
  for (let at = 0; at < view.words.length; at++) {
    const day = dayAt(view, at, today);
    if (!day) continue;
    days.push(day);
    at = day.to - 1;
  }
  return days;
}

const readers = [isoAt, slashedAt, monthAt, weekdayAt, relativeAt, withinAt, numberedAt];

function dayAt(view: HeadView, at: number, today: string): Day | null {
  if (isPlainWord(view, at)) return null;
  for (const read of readers) {
    const day = read(view, at, today);
    if (day) return day;
  }
  return null;
}

/** The number at a word, when it has no more than so many digits. */
function numberAt({ words }: HeadView, at: number, digits = 2): number | null {
  const word = words[at];
  return word?.kind === 'number' && word.text.length <= digits ? Number(word.text) : null;
}

const textAt = ({ words }: HeadView, at: number): string => words[at]?.text ?? '';
const isGlued = ({ words }: HeadView, at: number): boolean => words[at]?.glued === true;

/** `2025-08-12` */
function isoAt(view: HeadView, at: number): Day | null {
  const mark = textAt(view, at + 1);
  const year = yearAt(view, at);
  if (!year || !/^[-/.]$/.test(mark) || textAt(view, at + 3) !== mark) return null;
  const [month, day] = [numberAt(view, at + 2), numberAt(view, at + 4)];
  if (month === null || day === null || !isGlued(view, at + 2) || !isGlued(view, at + 4)) return null;
  if (isCodeAround(view, at, at + 5)) return null;
  return { from: at, to: at + 5, date: dayOf(year, month, day), alternative: null, kind: 'dated' };
}

/** `27/06`, `12-07`, `25.07.2025`: day first. */
function slashedAt(view: HeadView, at: number, today: string): Day | null {
  const mark = textAt(view, at + 1);
  const [day, month] = [numberAt(view, at), numberAt(view, at + 2)];
  if (day === null || month === null || !/^[-/.]$/.test(mark)) return null;
  if (!isGlued(view, at + 1) || !isGlued(view, at + 2) || day < 1 || month < 1) return null;
  const hasYear = textAt(view, at + 3) === mark && isGlued(view, at + 3) && isGlued(view, at + 4);
  const year = hasYear ? (yearAt(view, at + 4) ?? shortYearAt(view, at + 4)) : null;
  if (hasYear && year === null) return null;
  const to = hasYear ? at + 5 : at + 3;
  if (isCodeAround(view, at, to) || (!hasYear && !isBareDate(view, at, mark))) return null;
  if (day > 31 || month > 31 || (day > 12 && month > 12)) return null;
  const read = (d: number, m: number) => (year ? dayOf(year, m, d) : dayWithoutYear(today, m, d));
  const dayFirst = read(day, month);
  const monthFirst = day <= 12 ? read(month, day) : null;
  // "Thursday 9-11" has hours behind it when the day of those numbers is another.
  const named = cueBefore(view, at, 'weekday', 'shortWeekday');
  if (mark === '-' && named && dayFirst && weekdayOf(dayFirst) !== Number(named.value)) return null;
  const date = dayFirst ?? (month > 12 ? monthFirst : null);
  const alternative = monthFirst && monthFirst !== date && isSoon(today, monthFirst) ? monthFirst : null;
  return { from: at, to, date, alternative, kind: 'dated' };
}

/** Within what is ordered ahead: another reading of a day that lies farther off is none that anybody means. */
const isSoon = (today: string, day: string): boolean => day >= today && day <= addDays(today, 120);

/** A date without a year is rather a size or a range, unless words of days or of wishes lead to it. */
function isBareDate(view: HeadView, at: number, mark: string): boolean {
  const [day, month] = [numberAt(view, at) ?? 0, numberAt(view, at + 2) ?? 0];
  if (mark === '.' || day > 31 || month > 12) return false;
  const { words } = view;
  const after = words[at + 3];
  if (after?.glued && after.kind === 'word') return false;
  const leads = [at - 1, at - 2].some((back) =>
    cueAt(view, back, 'wanted', 'leadsToDay', 'weekday', 'shortWeekday', 'wantedLabel', 'past'),
  );
  if (leads) return true;
  const isAlone = view.pieces[at - 1] !== view.pieces[at] || (view.goods[at] ?? -1) < 0;
  const isFraction = /^(?:[1357]\/8|[13]\/4|1\/2|[123]\/3|\d+\/16)$/.test(`${day}/${month}`);
  return mark === '/' && isAlone && !isFraction && (view.goods[at] ?? -1) < 0;
}

/** Part of a longer number or code: `WC/14/06/25`, `5-12/9`. */
function isCodeAround({ words }: HeadView, from: number, to: number): boolean {
  const isJoin = (text: string | undefined) => text !== undefined && /^[-/_\\#]$/.test(text);
  if (words[from]?.glued && (isJoin(words[from - 1]?.text) || words[from - 1]?.kind === 'word')) return true;
  const next = words[to];
  return next?.glued === true && isJoin(next.text) && words[to + 1]?.glued === true;
}

function yearAt({ words }: HeadView, at: number): number | null {
  const text = words[at]?.text ?? '';
  return /^20[2-9]\d$/.test(text) ? Number(text) : null;
}

const shortYearAt = ({ words }: HeadView, at: number): number | null => {
  const text = words[at]?.text ?? '';
  return /^[2-9]\d$/.test(text) ? 2000 + Number(text) : null;
};

/** The number of a day and what stands behind it: `12th of`, `1er`. */
function dayNumberAt(view: HeadView, at: number): { day: number; to: number; isOrdinal: boolean } | null {
  const day = numberAt(view, at);
  if (day === null || day < 1) return null;
  if (view.words[at]?.glued && /^[\d/.,:-]$/.test(textAt(view, at - 1))) return null;
  const ordinal = isGlued(view, at + 1) ? cueAt(view, at + 1, 'ordinal') : undefined;
  return { day, to: ordinal?.to ?? at + 1, isOrdinal: ordinal !== undefined };
}

/** `12 August`, `4th of Sept 2025`, `10 de setembro`, `August 12th`. */
function monthAt(view: HeadView, at: number, today: string): Day | null {
  const number = dayNumberAt(view, at);
  if (number) {
    const mark = /^[-/]$/.test(textAt(view, number.to)) ? number.to + 1 : number.to;
    const behind = cueAt(view, mark, 'of')?.to ?? mark;
    const month = cueAt(view, behind, 'month');
    return month ? ofMonth(view, { ...number, from: at, to: month.to }, Number(month.value), today) : null;
  }
  const month = cueAt(view, at, 'month');
  if (!month) return null;
  const behind = dayNumberAt(view, cueAt(view, month.to, 'dayArticle')?.to ?? month.to);
  if (!behind || (!behind.isOrdinal && (view.goods[at] ?? -1) >= 0)) return null;
  return ofMonth(view, { ...behind, from: at }, Number(month.value), today);
}

function ofMonth(
  view: HeadView,
  { day, from, to }: { day: number; from: number; to: number },
  month: number,
  today: string,
): Day {
  const dot =
    textAt(view, to) === ',' || textAt(view, to) === '.' || textAt(view, to) === '-'
      ? to + 1
      : (cueAt(view, to, 'of')?.to ?? to);
  const year = yearAt(view, dot);
  const date = year ? dayOf(year, month, day) : dayWithoutYear(today, month, day);
  return { from, to: year ? dot + 1 : to, date, alternative: null, kind: 'dated' };
}

/** `next Tuesday`, `Friday the 12th`, `quarta-feira da próxima semana`, `Friday week`. */
function weekdayAt(view: HeadView, at: number, today: string): Day | null {
  const lead = cueAt(view, at, 'next', 'this', 'nextWeek', 'weekFrom');
  const from = lead ? (/^[,]$/.test(textAt(view, lead.to)) ? lead.to + 1 : lead.to) : at;
  const name = cueAt(view, from, 'weekday', 'shortWeekday');
  if (!name || (name.name === 'shortWeekday' && !isShortDay(view, from, name.to))) return null;
  const weekday = Number(name.value);
  const dated = datedBehind(view, name.to, today);
  if (dated) return { ...dated, from: at };
  const trail = cueAt(view, name.to, 'nextWeek', 'next', 'weekBehind');
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
function relativeAt(view: HeadView, at: number, today: string): Day | null {
  const cue = cueAt(view, at, 'day', 'endOfMonth', 'endOfWeek', 'nextWeek');
  if (!cue || (view.goods[at] ?? -1) >= 0) return null;
  const { to } = cue;
  const day = (date: string, kind: Day['kind']): Day => ({ from: at, to, date, alternative: null, kind });
  if (cue.name === 'day') return day(addDays(today, Number(cue.value)), 'relative');
  if (cue.name === 'endOfMonth') return day(endOfMonth(today), 'vague');
  if (cue.name === 'nextWeek') return day(nextMonday(today), 'vague');
  const friday = weekdayOf(today) <= 5 ? addDays(today, 5 - weekdayOf(today)) : nextWeekday(today, 5);
  return day(friday, 'vague');
}

/** "in 3 days", "in two weeks' time". */
function withinAt(view: HeadView, at: number, today: string): Day | null {
  const lead = cueAt(view, at, 'within');
  if (!lead) return null;
  const count = numberAt(view, lead.to) ?? (Number(cueAt(view, lead.to, 'digit')?.value) || null);
  const span = count === null ? undefined : cueAt(view, lead.to + 1, 'span');
  if (!span || count === null) return null;
  const date = addDays(today, count * Number(span.value));
  return { from: at, to: span.to, date, alternative: null, kind: 'relative' };
}

/** "the 15th", "31st", "le 12", "dia 9": a number alone is a day only by its ending or its article. */
function numberedAt(view: HeadView, at: number, today: string): Day | null {
  const article = cueAt(view, at, 'dayArticle');
  const number = dayNumberAt(view, article?.to ?? at);
  if (!number || number.day > 31 || (view.goods[number.to - 1] ?? -1) >= 0) return null;
  const next = view.words[number.to];
  const isClosed =
    !next ||
    next.kind === 'line' ||
    next.kind === 'mark' ||
    cueAt(view, number.to, 'polite', 'of') !== undefined;
  const isTold = article !== undefined && article.value === '' && textAt(view, at) !== 'the' && isClosed;
  if (!number.isOrdinal && !isTold) return null;
  if (number.isOrdinal && next?.kind === 'word' && cueAt(view, number.to, 'placeWord')) return null;
  const of = cueAt(view, number.to, 'of');
  const isOfMonth = of && /^(?:month|maand|mes|mois|this)$/.test(textAt(view, of.to));
  return {
    from: at,
    to: isOfMonth ? of.to + 1 : number.to,
    date: nextDayNumber(today, number.day),
    alternative: null,
    kind: 'number',
  };
}
