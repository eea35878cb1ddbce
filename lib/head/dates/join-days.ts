import { cueAt, cueBefore, type HeadView } from '../text/view-head';
import { anyFrom, type Day } from './day';

/** A day, with whether it is the first of those that will do. */
export interface OpenDay extends Day {
  notBefore: boolean;
}

/** Days named in one breath as one: "Thursday or Friday" may mean the other, "between Monday and Wednesday" any of them. */
export function joinDays<Named extends OpenDay>(view: HeadView, days: readonly Named[]): Named[] {
  const joined: Named[] = [];
  for (const day of days) {
    const last = joined.at(-1);
    const pair = last && pairOf(view, last, day);
    if (pair) joined[joined.length - 1] = pair;
    else joined.push(day);
  }
  return joined;
}

function pairOf<Named extends OpenDay>(view: HeadView, one: Named, other: Named): Named | null {
  const link = linkAt(view, one, other);
  if (!link || one.doubt || one.date === null || other.date === null) return null;
  // The day of today may be meant, when it is the first of the two.
  const first = one.kind === 'weekday' && one.alternative !== null ? one.alternative : one.date;
  if (link === 'either')
    return { ...one, to: other.to, date: first, alternative: other.date === first ? null : other.date };
  if (first >= other.date) return null;
  return { ...one, to: other.to, ...anyFrom(first, other.date), notBefore: true };
}

/** Whether what stands between two days leaves the choice of them, or of all days between. */
function linkAt(view: HeadView, one: Day, other: Day): 'either' | 'any' | null {
  const at = one.to;
  const mark = view.words[at]?.text ?? '';
  const word = cueAt(view, at, 'or', 'and', 'to');
  const end = word?.to ?? (/^[-–/]$/.test(mark) ? at + 1 : -1);
  const lead = cueAt(view, end, 'dayLead', 'article', 'dayArticle');
  if (end < 0 || (end !== other.from && lead?.to !== other.from)) return null;
  const isSpan = cueBefore(view, one.from, 'between') !== undefined;
  if (cueAt(view, at, 'or') ?? (mark === '/' ? mark : undefined)) return 'either';
  if (cueAt(view, at, 'and')) return isSpan ? 'any' : 'either';
  // "From Monday to Friday" tells how long as often: of what is hired, of who is away.
  return isAsked(view, one.from) ? 'any' : null;
}

/** So many words before a day may ask for it. */
const farthestWish = 4;

const isAsked = (view: HeadView, day: number): boolean =>
  Array.from({ length: farthestWish }, (_, back) => day - back - 1).some(
    (at) => view.pieces[at] === view.pieces[day] && cueAt(view, at, 'wanted') !== undefined,
  );
