import { cueAt, cueBefore, type HeadView } from '../text/view-head';
import { addDays, dayOf, dayWithoutYear, nextDayNumber, weekdayOf } from './calendar';
import { anyFrom, type Day, isGlued, numberAt, textAt } from './day';

/** `2025-08-12` */
export function isoAt(view: HeadView, at: number): Day | null {
  const mark = textAt(view, at + 1);
  const year = yearAt(view, at);
  if (!year || !/^[-/.]$/.test(mark) || textAt(view, at + 3) !== mark) return null;
  const [month, day] = [numberAt(view, at + 2), numberAt(view, at + 4)];
  if (month === null || day === null || !isGlued(view, at + 2) || !isGlued(view, at + 4)) return null;
  if (isCodeAround(view, at, at + 5)) return null;
  return { from: at, to: at + 5, date: dayOf(year, month, day), alternative: null, kind: 'dated' };
}

/** `27/06`, `12-07`, `25.07.2025`: day first. */
export function slashedAt(view: HeadView, at: number, today: string): Day | null {
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
export function dayNumberAt(
  view: HeadView,
  at: number,
  isBehindMark = false,
): { day: number; to: number; isOrdinal: boolean } | null {
  const day = numberAt(view, at);
  if (day === null || day < 1) return null;
  if (!isBehindMark && view.words[at]?.glued && /^[\d/.,:-]$/.test(textAt(view, at - 1))) return null;
  const ordinal = isGlued(view, at + 1) ? cueAt(view, at + 1, 'ordinal') : undefined;
  return { day, to: ordinal?.to ?? at + 1, isOrdinal: ordinal !== undefined };
}

/** `12 August`, `4th of Sept 2025`, `10 de setembro`, `August 12th`. */
export function monthAt(view: HeadView, at: number, today: string, isBehindMark = false): Day | null {
  const number = dayNumberAt(view, at, isBehindMark);
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

/** "1 or 2 Dec", "between 1 and 3 December", "1-3 Dec": the month of the second holds for the first. */
export function severalAt(view: HeadView, at: number, today: string): Day | null {
  const first = dayNumberAt(view, cueAt(view, at, 'dayArticle')?.to ?? at);
  if (!first || first.day > 31) return null;
  const mark = textAt(view, first.to);
  const isDash = /^[-–/]$/.test(mark) && isGlued(view, first.to) && isGlued(view, first.to + 1);
  const word = cueAt(view, first.to, 'or', 'and', 'to');
  const link = word?.to ?? (isDash ? first.to + 1 : -1);
  const lead = cueBefore(view, at, 'between', 'dayLead', 'leadsToDay', 'wanted');
  // "x 12 and 3 December": how many.
  if (link < 0 || (!lead && !isDash && !first.isOrdinal) || (!lead && (view.goods[at] ?? -1) >= 0))
    return null;
  const other = monthAt(view, cueAt(view, link, 'dayArticle', 'article')?.to ?? link, today, isDash);
  if (!other?.date) return null;
  const date = dayBefore(other.date, first.day);
  if (!date) return null;
  const { to } = other;
  const isEither = mark === '/' || cueAt(view, first.to, 'or') !== undefined;
  const isPair = cueAt(view, first.to, 'and') !== undefined && lead?.name !== 'between';
  const pair = isEither || isPair ? { date, alternative: other.date } : anyFrom(date, other.date);
  return { from: at, to, kind: 'dated', ...pair };
}

/** The day of that number in the month of another, or in the one before when it lies behind it. */
function dayBefore(day: string, number: number): string | null {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const date = dayOf(year, month, number);
  if (date && date < day) return date;
  return month === 1 ? dayOf(year - 1, 12, number) : dayOf(year, month - 1, number);
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

/** "the 15th", "31st", "le 12", "dia 9": a number alone is a day only by its ending or its article. */
export function numberedAt(view: HeadView, at: number, today: string): Day | null {
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
