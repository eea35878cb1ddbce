const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

export interface SnoozeTime {
  name: 'hour' | 'threeHours' | 'tomorrow' | 'monday';
  until: Date;
}

/** Until when an order can be put off: a while today, or the beginning of a working day at the tenant's. */
export function snoozeTimes(now: number, timeZone: string): SnoozeTime[] {
  const { date, weekday } = wallClock(now, timeZone);
  const daysToMonday = 7 - ((weekday + 6) % 7);
  const morning = (days: number) => zonedMoment(laterDate(date, days), '07:00', timeZone);
  return [
    { name: 'hour', until: new Date(now + hourMs) },
    { name: 'threeHours', until: new Date(now + 3 * hourMs) },
    { name: 'tomorrow', until: morning(1) },
    // On a Sunday that is tomorrow.
    ...(daysToMonday > 1 ? [{ name: 'monday' as const, until: morning(daysToMonday) }] : []),
  ];
}

/** The moment at which a clock in that zone shows the date (`YYYY-MM-DD`) and time (`HH:MM`). */
export function zonedMoment(date: string, time: string, timeZone: string): Date {
  const shown = Date.parse(`${date}T${time}:00Z`);
  // Twice: the first guess may lie on the other side of a change of the clocks.
  const guess = shown - offsetAt(shown, timeZone);
  return new Date(shown - offsetAt(guess, timeZone));
}

function offsetAt(moment: number, timeZone: string): number {
  const { date, time } = wallClock(moment, timeZone);
  return Date.parse(`${date}T${time}:00Z`) - Math.floor(moment / 60_000) * 60_000;
}

function laterDate(date: string, days: number): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** What clock and calendar show in that zone; `weekday` is 0 on Sunday. */
function wallClock(moment: number, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(moment));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  const date = `${part('year')}-${part('month')}-${part('day')}`;
  return {
    date,
    time: `${part('hour')}:${part('minute')}`,
    weekday: new Date(`${date}T12:00:00Z`).getUTCDay(),
  };
}
