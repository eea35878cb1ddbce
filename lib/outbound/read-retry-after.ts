/** Whoever asks for more patience than this is asked again all the same. */
export const maxRetryAfterMs = 15 * 60_000;

/**
 * Reads a Retry-After header (RFC 9110 section 10.2.3: seconds, or an HTTP date) as milliseconds from `now`;
 * undefined when it is absent or says nothing usable. A moment that has passed is 0.
 */
export function readRetryAfterMs(header: string | undefined, now: Date = new Date()): number | undefined {
  const value = header?.trim();
  if (value === undefined || value === '') return undefined;
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;
  // Dates in this header are spelled out ("Wed, 21 Oct 2026 07:28:00 GMT"); Date.parse alone would take "-5" too.
  if (!/^[A-Za-z]{3,9},? /.test(value)) return undefined;
  const moment = Date.parse(value);
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - now.getTime());
}
