import { cueAt, type HeadView } from '../text/view-head';
import type { Day } from './day';

/** Days named in one breath as one that may mean the other: "Mon & Wed". */
export function joinDays<Named extends Day>(view: HeadView, days: readonly Named[]): Named[] {
  const joined: Named[] = [];
  for (const day of days) {
    const last = joined.at(-1);
    const pair = last && pairOf(view, last, day);
    if (pair) joined[joined.length - 1] = pair;
    else joined.push(day);
  }
  return joined;
}

function pairOf<Named extends Day>(view: HeadView, one: Named, other: Named): Named | null {
  if (one.kind !== 'weekday' || other.kind !== 'weekday') return null;
  if (cueAt(view, one.to, 'and')?.to !== other.from) return null;
  // The day of today may be meant, when it is the first of the two.
  return { ...one, to: other.to, date: one.alternative ?? one.date, alternative: other.date };
}
