import { isSupportedCountry } from 'libphonenumber-js';
import { z } from 'zod';
import { proseField } from '../http/fields';

/** What a tenant is called and how it writes amounts, times and phone numbers. */
export const tenantFields = {
  name: proseField(1, 200),
  /** ISO 3166 alpha-2; phone numbers without a country code are read as this country's. */
  country: z
    .string()
    .refine((code) => isSupportedCountry(code), 'A country in two capital letters, as in ZA.'),
  /** ISO 4217. */
  currency: z
    .string()
    .refine((code) => Intl.supportedValuesOf('currency').includes(code), 'A currency, as in ZAR.'),
  /** A language tag whose numbers are known here; kept in its usual spelling. */
  locale: z.string().refine(isKnownLocale, 'A language tag, as in en-ZA.').transform(usualSpelling),
  timeZone: z.string().refine(isTimeZone, 'An IANA time zone, as in Africa/Johannesburg.'),
};

function isKnownLocale(text: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(text).length === 1;
  } catch {
    return false;
  }
}

function usualSpelling(text: string): string {
  return Intl.getCanonicalLocales(text)[0] ?? text;
}

/** Names only: an offset such as `+02:00` knows no summer time. */
function isTimeZone(text: string): boolean {
  if (!/^[A-Z]/.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
