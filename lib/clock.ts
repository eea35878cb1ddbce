/** The one source of "now", so that tests can hold time still. */
export const clock = { now: (): Date => new Date() };

/** `YYYY-MM-DD` in the given IANA time zone. */
export function localDate(moment: Date, timeZone: string): string {
  const known = dateFormats.get(timeZone) ?? dateFormatIn(timeZone);
  dateFormats.set(timeZone, known);
  return known.format(moment);
}

/** By zone, of which there are some hundreds: to make one takes longer than to read a message. */
const dateFormats = new Map<string, Intl.DateTimeFormat>();

const dateFormatIn = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

/** `HH:MM`, on a clock of 24 hours, in the given IANA time zone. */
export function localTime(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(moment);
}
