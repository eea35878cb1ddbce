import { localDate } from '../../clock';

const dayMs = 24 * 60 * 60_000;

/** `YYYY-MM-DD`, so many days after a moment's day in the time zone. */
export function shiftDay(moment: Date, days: number, timeZone: string): string {
  // Noon, so that no change of the clocks moves it to another day.
  const noon = new Date(`${localDate(moment, timeZone)}T12:00:00Z`);
  return new Date(noon.getTime() + days * dayMs).toISOString().slice(0, 10);
}

/** Monday is 1, Sunday 7. */
export function weekdayOf(moment: Date, timeZone: string): number {
  return new Date(`${localDate(moment, timeZone)}T12:00:00Z`).getUTCDay() || 7;
}

/** `Wednesday 25 November`. */
export function wordsOfDay(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('weekday')} ${part('day')} ${part('month')}`;
}
