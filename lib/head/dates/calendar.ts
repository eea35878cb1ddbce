/** Days as `YYYY-MM-DD`, reckoned without clock or zone. */

const msADay = 86_400_000;

const asDate = (day: string): Date => new Date(`${day}T00:00:00Z`);

export const addDays = (day: string, days: number): string =>
  new Date(asDate(day).getTime() + days * msADay).toISOString().slice(0, 10);

/** Monday is 1, Sunday 7. */
export const weekdayOf = (day: string): number => asDate(day).getUTCDay() || 7;

/** How many days lie from one day to another; negative when it is before. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((asDate(to).getTime() - asDate(from).getTime()) / msADay);

/** The day of these numbers; null when the calendar has none: 31 February. */
export function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && month > 0
    ? date.toISOString().slice(0, 10)
    : null;
}

/** The next such weekday after a day; a week later when the day is one itself. */
export const nextWeekday = (day: string, weekday: number): string =>
  addDays(day, ((weekday - weekdayOf(day) + 6) % 7) + 1);

/** Monday of the week after. */
export const nextMonday = (day: string): string => nextWeekday(day, 1);

export const endOfMonth = (day: string): string =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).toISOString().slice(0, 10);

/** How long ago a day without a year may lie: longer ago it is one of the next year. */
const longestAgo = 90;

/** The day of a day and month without a year: the one that is nearest, rather to come. */
export function dayWithoutYear(today: string, month: number, day: number): string | null {
  const year = Number(today.slice(0, 4));
  for (const y of [year, year + 1]) {
    const found = dayOf(y, month, day);
    if (found && daysBetween(today, found) >= -longestAgo) return found;
  }
  return dayOf(year, month, day);
}

/** The next day of that number: "the 15th"; null when no month has it. */
export function nextDayNumber(today: string, day: number): string | null {
  let [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  for (let tried = 0; tried < 3; tried++) {
    const found = dayOf(year, month, day);
    if (found && found >= today) return found;
    month = (month % 12) + 1;
    if (month === 1) year++;
  }
  return null;
}

/** The weekday that is nearest to a day, and not before today. */
export function weekdayNear(day: string, weekday: number, today: string): string {
  const off = (weekday - weekdayOf(day) + 7) % 7;
  const near = addDays(day, off > 3 ? off - 7 : off);
  return near < today ? addDays(near, 7) : near;
}

/** Easter Sunday of a year, by the rule of Meeus, Jones and Butcher. */
export function easterOf(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return `${year}-${String(month).padStart(2, '0')}-${String(((h + l - 7 * m + 114) % 31) + 1).padStart(2, '0')}`;
}

/** The next day that lies so many days from Easter Sunday: Good Friday is two before. */
export function nextOfEaster(today: string, days: number): string {
  const year = Number(today.slice(0, 4));
  const found = addDays(easterOf(year), days);
  return found >= today ? found : addDays(easterOf(year + 1), days);
}
