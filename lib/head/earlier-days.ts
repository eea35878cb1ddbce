import { lexiconOf } from '../language/compile';
import { languages } from '../language/languages';
import { addDays, weekdayOf } from './dates/calendar';
import { viewHead } from './text/view-head';

/** From one day to another, both included, as `YYYY-MM-DD`. */
export interface Days {
  from: string;
  to: string;
}

/**
 * Which days the words for an earlier order name: "same as yesterday", "like last Monday", "last week", "same as last
 * month". Null where they name none. A week begins on Monday.
 */
export function earlierDays(words: string, today: string): Days | null {
  const { words: pieces, cues } = viewHead(words, []);
  const { weeks, months } = lexiconOf(languages.map(({ language }) => language));
  for (const [at, { text }] of pieces.entries()) {
    const day = cues[at]?.get('day')?.value;
    if (day !== undefined && Number(day) < 0) return onOne(addDays(today, Number(day)));
    const weekday = (cues[at]?.get('weekday') ?? cues[at]?.get('shortWeekday'))?.value;
    if (weekday !== undefined) return onOne(addDays(today, -daysSince(today, Number(weekday))));
    if (weeks.has(text)) return weekBefore(today);
    if (months.has(text)) return monthBefore(today);
  }
  return null;
}

const onOne = (day: string): Days => ({ from: day, to: day });

/** 1 to 7: of today's own weekday the one a week ago is meant. */
const daysSince = (today: string, weekday: number): number => ((weekdayOf(today) - weekday + 6) % 7) + 1;

function weekBefore(today: string): Days {
  const monday = addDays(today, 1 - weekdayOf(today));
  return { from: addDays(monday, -7), to: addDays(monday, -1) };
}

function monthBefore(today: string): Days {
  const to = addDays(`${today.slice(0, 8)}01`, -1);
  return { from: `${to.slice(0, 8)}01`, to };
}
