import { AppError } from '../../errors';
import { longestPeriod, usualPeriod } from '../choices';

const dayMs = 24 * 60 * 60_000;
/** Up to so many days a chart has a mark for each. */
const mostDaily = 62;

export interface Period {
  /** First and last day, `YYYY-MM-DD`, both included. */
  from: string;
  to: string;
  step: 'DAY' | 'WEEK';
  /** The first day of each day or week. */
  steps: string[];
}

export interface Asked {
  from?: string | undefined;
  to?: string | undefined;
  /** How many, where the first is not told. */
  days?: number | undefined;
}

/**
 * The days that are asked for: 30 up to `today` unless told otherwise. Throws `invalid_input` for an end before the
 * beginning and for more than a year.
 */
export function periodOf(asked: Asked, today: string): Period {
  const to = asked.to ?? (asked.from !== undefined && asked.from > today ? asked.from : today);
  const from = asked.from ?? plusDays(to, 1 - (asked.days ?? usualPeriod));
  const length = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  if (length < 1) throw wrong('query.to', `The last day, ${to}, is before the first one, ${from}.`);
  if (length > longestPeriod) {
    throw wrong(
      'query.from',
      `From ${from} to ${to} are ${length} days; at most ${longestPeriod} can be shown.`,
    );
  }
  const days = Array.from({ length }, (_, at) => plusDays(from, at));
  if (length <= mostDaily) return { from, to, step: 'DAY', steps: days };
  return { from, to, step: 'WEEK', steps: days.filter((day) => day === from || isMonday(day)) };
}

const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

const isMonday = (day: string): boolean => new Date(day).getUTCDay() === 1;

const wrong = (path: string, message: string) =>
  new AppError('invalid_input', message, { errors: [{ path, code: 'custom', message }] });
