import { type Cue, cueAt, cueBefore, type HeadView } from '../text/view-head';
import { addDays } from './calendar';
import type { Day } from './day';
import { hourAt } from './find-hours';
import type { OpenDay } from './join-days';

/** A day as the words around it limit it. */
export interface LimitedDay extends OpenDay {
  /** "Not before" and the like say of themselves that the goods are wanted then or later. */
  isLate: boolean;
}

/** "Not before the 15th", "from Monday on", "after Friday", "on or before the 4th": what a day is the limit of. */
export function withLimit(view: HeadView, day: Day, behind: Day | undefined, today: string): LimitedDay {
  const plain = { ...day, notBefore: day.isSpan === true, isLate: false };
  const lead = limitBefore(view, day.from);
  const isShut =
    lead !== undefined && isUntil(view, lead) && cueBefore(view, lead.from, 'shutThen') !== undefined;
  if (lead?.name === 'notBefore' || isShut) return { ...plain, notBefore: true, isLate: true };
  const { date } = day;
  if (date === null || day.doubt) return plain;
  if (lead?.name === 'dayAfter')
    return { ...plain, date: addDays(date, 1), alternative: null, notBefore: true };
  const opensRange = behind !== undefined && cueAt(view, day.to, 'to')?.to === behind.from;
  const isOpen = cueAt(view, day.to, 'onwards') !== undefined || (lead?.name === 'dayFrom' && !opensRange);
  if (isOpen) return { ...plain, notBefore: true };
  if (lead?.name === 'orEarlier' || cueAt(view, day.to, 'orEarlier'))
    return { ...plain, doubt: { code: 'or-earlier', message: 'or earlier' } };
  if (lead?.name === 'weekOf') return { ...plain, kind: 'vague' };
  // "Before Friday 10:00" is of the hour.
  const isOfDay = lead?.name === 'ahead' && day.kind !== 'vague' && !hourAt(view, day.to);
  const isStrict = isOfDay && addDays(date, -1) >= today;
  if (!isStrict) return plain;
  const doubt = { code: 'other-day', message: `before ${date}` } as const;
  return { ...plain, alternative: addDays(date, -1), doubt };
}

const isUntil = (view: HeadView, lead: Cue): boolean => cueAt(view, lead.from, 'until')?.to === lead.to;

/** The longest of the words right before a day, or before its article, that make it a limit. */
function limitBefore(view: HeadView, from: number): Cue | undefined {
  const names = ['notBefore', 'orEarlier', 'dayAfter', 'dayFrom', 'weekOf', 'ahead', 'before'] as const;
  const article = cueBefore(view, from, 'dayArticle', 'article', 'this');
  const at = cueBefore(view, from, ...names) ? from : (article?.from ?? from);
  const longest = view.endings[at]?.filter(({ name }) => (names as readonly string[]).includes(name)) ?? [];
  const found = longest.filter((cue) => cue.from === longest[0]?.from);
  // The words of "before" are among those of hours, too.
  return found.find(({ name }) => name !== 'before') ?? found[0];
}
