import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import { canonicalPhone } from './canonical-phone';
import { plainPhoneText } from './phone-text';

/**
 * Reads a phone number in any common form as E.164; null when it is none. Without a leading plus or 00 it is taken
 * for a number of `country` (ISO 3166 alpha-2), and failing that for an international one written without its plus,
 * as messaging platforms send them. A number in a form that its country has given up is read as it is now.
 */
export function readPhoneNumber(text: string, country: string): string | null {
  // A spreadsheet that took it for a number adds a decimal, which would be one more digit.
  const plain = plainPhoneText(text).replace(/^(\+?\d{8,})[.,]0+$/, '$1');
  if (isPartNumber.test(plain)) return null;
  const home = isSupportedCountry(country) ? { defaultCountry: country } : {};
  const asWritten = parsePhoneNumberFromString(plain, { ...home, extract: false });
  const isInternational = /^[\s(]*\+/.test(plain);
  const withCode = isInternational ? null : readWithCode(plain, country);
  if (withCode !== null) return withCode;
  if (asWritten && !asWritten.ext) {
    // A range that was opened after our metadata was made is still a number somebody writes from.
    if (isInternational && asWritten.isPossible()) return readRenewed(asWritten.number) ?? asWritten.number;
    // Service numbers of a few digits are valid, but a number cut short looks the same.
    if (asWritten.isValid() && asWritten.number.length > 8) return asWritten.number;
    const renewed = readRenewed(asWritten.number);
    if (renewed !== null) return renewed;
  }
  if (isInternational) return null;
  // Some countries dial abroad with other digits than 00, which is understood there all the same.
  const abroad = plain.replace(/^[\s(]*00(?=[\s(]*[1-9])/, '');
  const withPlus = parsePhoneNumberFromString(`+${abroad}`, { extract: false });
  if (!withPlus || withPlus.ext) return null;
  return readRenewed(withPlus.number) ?? (withPlus.isPossible() ? withPlus.number : null);
}

/** `27825559220.5`, `2.782555922E10`: a number that was reckoned with, of which nobody knows what it was. */
const isPartNumber = /^\+?\d{8,}[.,]\d{1,2}$|^\+?\d[.,]\d+E\+?\d+$/i;

/**
 * The home country's own code without a plus. Where numbers may be of any length, as in Germany, the same digits would be a
 * national number too, which nobody writes without its zero.
 */
function readWithCode(plain: string, country: string): string | null {
  const read = parsePhoneNumberFromString(`+${plain}`, { extract: false });
  if (!read || read.ext || read.country !== country || !read.isValid()) return null;
  return read.number.length > 8 ? read.number : null;
}

/** `+5215512345678` is no number of Mexico any more, but it is plain which one it was. Null for what needs no renewing. */
function readRenewed(number: string): string | null {
  const renewed = canonicalPhone(number);
  if (renewed === number || isValid(number)) return null;
  return isValid(renewed) ? renewed : null;
}

function isValid(number: string): boolean {
  return parsePhoneNumberFromString(number)?.isValid() === true;
}
