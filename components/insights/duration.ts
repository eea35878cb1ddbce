const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** A time as a chart has room for: `45 s`, `12 min`, `3,5 h`, `2 d`; `sayNumber` writes its figure as the tenant does. */
export function sayDuration(seconds: number, sayNumber: (value: number) => string): string {
  if (Math.round(seconds) < minute) return `${Math.round(seconds)} s`;
  if (Math.round(seconds / minute) < 60) return `${Math.round(seconds / minute)} min`;
  if (seconds < 2 * day) return `${sayNumber(tenths(seconds / hour))} h`;
  return `${sayNumber(tenths(seconds / day))} d`;
}

/** Ten and more need none. */
const tenths = (value: number): number => (value < 10 ? Math.round(value * 10) / 10 : Math.round(value));
