import { type HeadView, isPlainWord } from '../text/view-head';
import { isoAt, monthAt, numberedAt, severalAt, slashedAt } from './dated-days';
import type { Day } from './day';
import { feastAt, relativeAt, weekdayAt, weekdayBehind, withinAt } from './named-days';

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

const readers = [feastAt, severalAt, isoAt, slashedAt, monthAt, weekdayAt, relativeAt, withinAt, numberedAt];

function dayAt(view: HeadView, at: number, today: string): Day | null {
  if (isPlainWord(view, at)) return null;
  for (const read of readers) {
    const day = read(view, at, today);
    if (day) return day.kind === 'dated' && !day.doubt ? weekdayBehind(view, day, today) : day;
  }
  return null;
}
