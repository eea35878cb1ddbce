import type { Formats } from '@/components/shell/formats';
import type { Insights } from '@/lib/insights/contract';

/** A day or week of the period with its last day, and what it is called on an axis and in a table. */
export interface Step {
  from: string;
  to: string;
  label: string;
  words: string;
}

const dayMs = 24 * 60 * 60_000;

/** The days or weeks of a period, named as the tenant writes dates. */
export function stepsOf({ steps, to }: Insights, formats: Formats): Step[] {
  return steps.map(({ day }, at) => {
    const next = steps[at + 1]?.day;
    const words = formats.date(day);
    return { from: day, to: next === undefined ? to : dayBefore(next), label: withoutYear(words), words };
  });
}

const dayBefore = (day: string): string => new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10);

const withoutYear = (words: string): string => words.replace(/,? \d{4}$/, '');
