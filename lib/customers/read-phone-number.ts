import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';

/**
 * Reads a phone number in any common form as E.164; null when it is none. Without a leading plus or 00 it is taken
 * for a number of `country` (ISO 3166 alpha-2), and failing that for an international one written without its plus,
 * as messaging platforms send them.
 */
export function readPhoneNumber(text: string, country: string): string | null {
  const home = isSupportedCountry(country) ? { defaultCountry: country } : {};
  const asWritten = parsePhoneNumberFromString(text, { ...home, extract: false });
  const isInternational = /^[\s(]*[+＋]/.test(text);
  if (asWritten && !asWritten.ext) {
    // A range that was opened after our metadata was made is still a number somebody writes from.
    if (isInternational && asWritten.isPossible()) return asWritten.number;
    // Service numbers of a few digits are valid, but a number cut short looks the same.
    if (asWritten.isValid() && asWritten.number.length > 8) return asWritten.number;
  }
  if (isInternational) return null;
  const withPlus = parsePhoneNumberFromString(`+${text.trim()}`, { extract: false });
  return withPlus && !withPlus.ext && withPlus.isPossible() ? withPlus.number : null;
}
