const months = [
  ...['jan|gen|ene', 'feb|fev|fév|fevr|févr', 'mar|mrt|mär|mrz', 'apr|abr|avr', 'may|mei|mai', 'jun|juin'],
  ...['jul|juil', 'aug|ago|aou|aoû', 'sep|set', 'oct|okt|out', 'nov', 'dec|des|dez|dic|déc'],
].map((names) => new RegExp(`^(?:${names})`, 'i'));

/** Where the month stands first in short dates. */
const monthFirst = new Set(['US', 'PH', 'FM', 'MH', 'PW']);
const earliestYear = 1990;

/**
 * A day as spreadsheets and programs write it, as `2026-03-31`: `31/03/2026`, `31.3.26`, `31 Mar 2026`, `Mar 31, 2026`, `20260331`, a day's
 * number in Excel, each with a time behind it or not. Null where it is none, or one before 1990. In `US` and a few other
 * countries `03/04/2026` is in March.
 */
export function readDay(text: string, country: string): string | null {
  const plain = text.trim().replace(/(?<=\d)[T ]+\d{1,2}:\d{2}.*$/, '');
  if (/^\d{5}(?:\.\d+)?$/.test(plain)) return dayOf(excelDay(Number.parseInt(plain, 10)));
  const yearFirst = /^(\d{4})[-/. ]?(\d{1,2})[-/. ]?(\d{1,2})$/.exec(plain);
  if (yearFirst) return dayOf([Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3])]);
  const yearLast = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(plain);
  if (yearLast) {
    const [first, second, year] = [Number(yearLast[1]), Number(yearLast[2]), fullYear(yearLast[3] ?? '')];
    return dayOf(monthFirst.has(country) ? [year, first, second] : [year, second, first]);
  }
  const named = /^(\d{1,2})[-/. ]*(?:de )?(\p{L}{3,})\.?,?[-/. ]*(?:de )?(\d{4}|\d{2})$/u.exec(plain);
  if (named) return dayOf([fullYear(named[3] ?? ''), monthOf(named[2]), Number(named[1])]);
  const leading = /^(\p{L}{3,})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/u.exec(plain);
  return leading && dayOf([Number(leading[3]), monthOf(leading[1]), Number(leading[2])]);
}

const monthOf = (word = ''): number => months.findIndex((name) => name.test(word)) + 1;
const fullYear = (year: string): number => (year.length === 2 ? 2000 + Number(year) : Number(year));

/** Excel counts days from the end of 1899. */
function excelDay(number: number): [year: number, month: number, day: number] {
  const date = new Date(Date.UTC(1899, 11, 30 + number));
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
}

function dayOf([year, month, day]: [year: number, month: number, day: number]): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= earliestYear && year < 2100 ? date.toISOString().slice(0, 10) : null;
}
