import type { DateWords } from '@/lib/words/dates';

/** How a tenant writes amounts and days. Taken from the server's Intl once, so that server and browser always agree. */
export interface NumberStyle {
  prefix: string;
  suffix: string;
  group: string;
  decimal: string;
  /** The month stands before its day, as in `Dec 5, 2026`: of locales in English, where others say it in words of their own. */
  monthFirst?: true;
}

export function numberStyleOf({ locale, currency }: { locale: string; currency: string }): NumberStyle {
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    // The digits are ours, so the signs between them must be those of our digits.
    numberingSystem: 'latn',
  }).formatToParts(1_234_567.8);
  const isDigit = (part: { type: string }) => part.type === 'integer' || part.type === 'fraction';
  const first = parts.findIndex(isDigit);
  const last = parts.findLastIndex(isDigit);
  const join = (some: typeof parts) => some.map((part) => part.value).join('');
  return {
    prefix: join(parts.slice(0, first)),
    suffix: join(parts.slice(last + 1)),
    group: parts.find((part) => part.type === 'group')?.value ?? '',
    decimal: parts.find((part) => part.type === 'decimal')?.value ?? '.',
    ...(isMonthFirst(locale) ? { monthFirst: true as const } : {}),
  };
}

function isMonthFirst(locale: string): boolean {
  if (new Intl.Locale(locale).language !== 'en') return false;
  const parts = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).formatToParts(0);
  const types = parts.map(({ type }) => type);
  return types.indexOf('month') < types.indexOf('day');
}

const dayMs = 24 * 60 * 60_000;

export type Formats = ReturnType<typeof makeFormats>;

/** Amounts, quantities and times as the tenant writes them, months and days in the reader's language. */
export function makeFormats(style: NumberStyle, timeZone: string, words: DateWords) {
  const clockParts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const say = (date: string) => sayDate(date, words, style.monthFirst === true && words.monthMayLead);
  const read = (iso: string) => {
    const parts = clockParts.formatToParts(new Date(iso));
    const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
    const date = `${part('year')}-${part('month')}-${part('day')}`;
    return { ...say(date), time: `${part('hour')}:${part('minute')}` };
  };
  const money = (amount: number) =>
    `${amount < 0 ? '−' : ''}${style.prefix}${grouped(Math.abs(amount).toFixed(2), style)}${style.suffix}`;
  const weekdayDate = (date: string) => `${say(date).weekday}${say(date).comma} ${say(date).date}`;
  return {
    /** `R 1 234,50` */
    money,
    /** What an order comes to; nothing is known while it has no priced line, and that is no amount. */
    total: (amount: number) => (amount === 0 ? '–' : money(amount)),
    /** `1 234,5`: at most three decimals, none that are zero. */
    quantity: (value: number) => grouped(String(Math.round(value * 1000) / 1000), style),
    /** `3 Mar 2026` */
    day: (iso: string) => read(iso).date,
    /** `14:05` */
    time: (iso: string) => read(iso).time,
    /** `3 Mar 2026, 14:05` */
    moment: (iso: string) => `${read(iso).date}, ${read(iso).time}`,
    /** `Mon` for 1; 0 is Sunday. */
    weekday: (day: number) => words.weekdays[day] ?? '',
    /** `5 Dec 2026` for `2026-12-05`, which is the same day in every time zone. */
    date: (date: string) => say(date).date,
    /** `Sat 5 Dec 2026` for the same. */
    weekdayDate,
    /** A sentence of the service's own with its days so; what it quotes stays as it was written. */
    sentence: (text: string) =>
      text.replace(/“[^”]*”|\b\d{4}-\d{2}-\d{2}\b/g, (part) =>
        part.startsWith('“') ? part : weekdayDate(part),
      ),
    /** `today 14:05`, `Tue 14:05` within the last six days, else `3 Mar 2026, 14:05`. */
    about: (iso: string, now: number) => {
      const { date, time, weekday } = read(iso);
      if (date === read(new Date(now).toISOString()).date) return `${words.today} ${time}`;
      const age = now - Date.parse(iso);
      return age >= 0 && age < 6 * dayMs ? `${weekday} ${time}` : `${date}, ${time}`;
    },
    /** How long ago, as short as a list needs it: `now`, `5 min`, `3 h`, `2 d`. */
    age: (iso: string, now: number) => {
      const minutes = Math.floor((now - Date.parse(iso)) / 60_000);
      if (minutes < 1) return words.now;
      if (minutes < 60) return `${minutes} min`;
      const hours = Math.floor(minutes / 60);
      return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`;
    },
  };
}

/** Of a day such as `2026-12-05`. */
function sayDate(date: string, { months, weekdays }: DateWords, isMonthFirst: boolean) {
  const [year = '', month, day] = date.split('-');
  const name = months[Number(month) - 1] ?? '';
  return {
    date: isMonthFirst ? `${name} ${Number(day)}, ${year}` : `${Number(day)} ${name} ${year}`,
    comma: isMonthFirst ? ',' : '',
    weekday: weekdays[new Date(`${date}T12:00:00Z`).getUTCDay()] ?? '',
  };
}

function grouped(plain: string, { group, decimal }: NumberStyle): string {
  const [whole = '0', fraction] = plain.split('.');
  const spaced = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return fraction === undefined ? spaced : `${spaced}${decimal}${fraction}`;
}

/**
 * Reads a number as people type it, with comma or point: `2,5`, `2.5`, `1 000`. Null when it is none, and for
 * `1,000`, which means one thing here and another there.
 */
export function parseDecimal(typed: string): number | null {
  const text = typed.replace(/[\s\u00a0\u202f']/g, '');
  if (!/^\d{1,9}(?:[.,]\d{1,3})?$/.test(text)) return null;
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(text)) return null;
  return Number(text.replace(',', '.'));
}
