import { canonicalPhone } from './canonical-phone';
import { plainPhoneText } from './phone-text';
import { readPhoneNumber } from './read-phone-number';

/**
 * How a phone number, or a part of one, that somebody searches for stands in a stored text, where every number is in E.164 as
 * it is written and in its one form: digits only, without the zeros that a national or foreign prefix adds. Empty for what is
 * no number.
 */
export function numberNeedles(search: string, country: string): string[] {
  const plain = plainPhoneText(search);
  if (!/^[\d\s()+./-]+$/.test(plain)) return [];
  // The zero that is left out when dialled from abroad: +27 (0)82.
  const digits = plain.replaceAll('(0)', '').replace(/\D/g, '');
  const part = plain.startsWith('+') ? `+${digits}` : digits.replace(/^0{1,2}/, '');
  const whole = readPhoneNumber(plain, country);
  return [...new Set([part, ...(whole === null ? [] : [canonicalPhone(whole)])])].filter((each) =>
    /\d/.test(each),
  );
}
