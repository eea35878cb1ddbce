import { languageCode } from '../../customers/language';
import { readPhoneNumber } from '../../customers/read-phone-number';
import { pointsElsewhere } from '../../language/points-elsewhere';
import { hasDecimalsAtMost } from '../../money';
import { isForeignCurrency } from '../parsing/is-foreign-currency';
import { currencyIn, otherMark, otherReading, readNumber } from '../parsing/read-number';
import type { ReadingWays, ReadValue } from './target';

/** Readers of one cell, which is not blank. */
type Reader = (text: string, ways: ReadingWays) => ReadValue;

export const text =
  (most: number): Reader =>
  (found, { isText }) => {
    if (!isText && isFormula(found)) return { expected: 'the value itself, not a formula' };
    // As spreadsheets show a number that has more digits than they keep.
    if (/^\d(?:[.,]\d+)?E\+\d+$/i.test(found))
      return {
        expected: 'all digits; the spreadsheet has rounded them: make the column text and fill it in anew',
      };
    if (found.length > most) return { expected: `at most ${most} characters` };
    return { value: found };
  };

/** What customers call goods. */
export const phrase: Reader = (found, ways) => {
  const read = text(200)(found, ways);
  const isTeachable = 'expected' in read || !pointsElsewhere(found);
  return isTeachable ? read : { expected: 'words that name goods; these can mean something else each time' };
};

/** The price tier as it is written already, or as the first row that names it does. */
export function tierAsWritten(found: string, { tiers }: Pick<ReadingWays, 'tiers'>): string {
  const key = found.toLowerCase();
  const written = tiers.get(found) ?? tiers.get(key) ?? found;
  tiers.set(key, tiers.get(key) ?? written);
  return written;
}

export const tier: Reader = (found, ways) => {
  const read = text(64)(found, ways);
  return 'expected' in read ? read : { value: tierAsWritten(found, ways) };
};

/** As programs write them; a code may begin with such a sign, but calls nothing. */
const isFormula = (found: string): boolean =>
  /^[=@]|^[+-](?=.*[A-Z]+\d*\()/i.test(found) && /[(!]|^=/.test(found);

interface Numbers {
  least?: number;
  most: number;
  decimals: number;
  expected: string;
}

const number =
  ({ least = 0, most, decimals, expected }: Numbers): Reader =>
  (found, ways) => {
    const value = readNumber(found, ways.decimal);
    if (value === null || value < least)
      return { expected: withMore(expected, takenMark(found, value, ways)) };
    if (value > most) return { expected: `at most ${most}` };
    if (!hasDecimalsAtMost(value, decimals)) return { expected: `at most ${decimals} decimals` };
    return { value, ...doubtOf(found, value, ways) };
  };

/** What is said besides stands behind a semicolon, as the screens know it (lib/words/sentences). */
const withMore = (said: string, more: string | undefined): string =>
  more === undefined ? said : `${said}; ${more}`;

const largestAmount = 999_999_999_999;

/** Why a number is none, where it is one with the other decimal mark: what the rest of the file told was taken. */
function takenMark(found: string, read: number | null, { decimal }: ReadingWays): string | undefined {
  if (read !== null || readNumber(found, otherMark(decimal)) === null) return undefined;
  const names = { '.': 'point', ',': 'comma' };
  const other = names[otherMark(decimal)];
  return `the file’s decimal mark was taken to be a ${names[decimal]}, and this has a ${other}: write all of them alike`;
}

/**
 * Spreadsheets carry prices with more decimals than they show; money has two. Of another currency's no amount is ours,
 * whatever its figures.
 */
export const amount: Reader = (found, ways) => {
  const currency = currencyIn(found);
  if (currency !== null && isForeignCurrency(currency, ways.currency))
    return { expected: `an amount in ${ways.currency}, not in ${currency}` };
  const read = readNumber(found, ways.decimal);
  if (read === null || read < 0)
    return { expected: withMore('an amount of 0 or more', takenMark(found, read, ways)) };
  if (read > largestAmount) return { expected: `an amount of at most ${largestAmount}` };
  const value = Math.round((read + Number.EPSILON) * 100) / 100;
  if (value === 0 && read > 0) return { expected: 'an amount with at most two decimals' };
  // What sums of binary fractions are off by is nobody's decimal.
  const isRounded = Math.abs(read - value) > 1e-7;
  const doubt = doubtOf(found, read, ways);
  return { value, ...(isRounded ? { warning: rounded(value, doubt.warning) } : doubt) };
};

const rounded = (value: number, doubt?: string): string =>
  withMore(`rounded to ${value.toFixed(2)}, for money has two decimals`, doubt);

/** What to say of a number that can be read in two ways, where nothing tells which is meant. */
function doubtOf(found: string, value: number, ways: ReadingWays): { warning?: string } {
  const other = otherReading(found, ways);
  if (other === null) return {};
  return {
    warning: `read as ${value}; it may be ${other}, for no number of the file tells how it writes decimals`,
  };
}

const counted = { most: 1_000_000_000, decimals: 3, expected: 'a quantity of 0 or more' };
export const stock = number(counted);
/** What lies somewhere; below zero where more has left than was counted, which an export says too. */
export const onHand = number({ ...counted, least: -counted.most });
const aboveZero = 'a quantity above 0';
const notNegative = number({ ...counted, expected: aboveZero });
export const positive: Reader = (found, ways) => {
  const read = notNegative(found, ways);
  return 'value' in read && read.value === 0 ? { expected: aboveZero } : read;
};
export const packSize = number({ most: 1_000_000, decimals: 0, expected: 'a whole number of 1 or more' });

const yes = /^(?:1|y|yes|true|x|ja|j|wahr|sim|s|si|sí|oui|o|vrai|verdadero|verdadeiro|✓)$/i;
const no = /^(?:0|n|no|false|nee|nein|falsch|nao|não|non|faux|falso|-)$/i;
export const flag: Reader = (found) =>
  yes.test(found) ? { value: true } : no.test(found) ? { value: false } : { expected: 'yes or no' };

const ended =
  /^(?:inactive|in-active|not active|not sold|discontinued|disc|obsolete|blocked|delisted|ended|end of life|gestaak|onaktief|nie aktief|descontinuado|inactivo|inativo|bloqueado|descatalogado|arrete|arrêté|inactif|ausgelaufen|inaktiv|gesperrt)$/i;
const current = /^(?:active|current|live|sold|for sale|ok|normal|aktief|ativo|activo|actif|aktiv)$/i;
/** Whether goods are no longer sold: of a column of yes and no, and of one that says how it is with them. */
export const isEnded: Reader = (found) => {
  if (ended.test(found) || yes.test(found)) return { value: true };
  if (current.test(found) || no.test(found)) return { value: false };
  return { expected: 'yes or no, or active or discontinued' };
};

/** Whether goods are still sold, likewise. */
export const isActive: Reader = (found) => {
  if (current.test(found) || yes.test(found)) return { value: true };
  if (ended.test(found) || no.test(found)) return { value: false };
  return { expected: 'yes or no, or active or discontinued' };
};

/** Several in one cell are separated by a semicolon, a slash or "or". */
export const phone: Reader = (found, { country }) => {
  // A spreadsheet that took it for a number has dropped its zero.
  const number =
    readPhoneNumber(found, country) ??
    (/^\d{8,10}$/.test(found) ? readPhoneNumber(`0${found}`, country) : null);
  return number === null
    ? { expected: `a phone number as in ${country}, or with a plus and its country code` }
    : { value: number };
};

export const phones: Reader = (found, ways) => {
  const numbers: unknown[] = [];
  for (const part of found.split(/\s*(?:[;/|,]|\bor\b)\s*/).filter((each) => each !== '')) {
    const read = phone(part, ways);
    if ('expected' in read) return read;
    numbers.push(read.value);
  }
  return numbers.length > 0 ? { value: [...new Set(numbers)] } : { expected: 'a phone number' };
};

const held =
  /^(?:hold|on hold|held|stop|stopped|blocked|suspended|gesperrt|bloqueado|bloque|bloqué|geblokkeer|opgeskort)$/i;
const active = /^(?:active|ok|open|good|aktief|aktiv|ativo|activo|actif|normal)$/i;
export const creditStatus: Reader = (found) => {
  if (held.test(found) || yes.test(found)) return { value: 'HOLD' };
  if (active.test(found) || no.test(found)) return { value: 'ACTIVE' };
  return { expected: 'ACTIVE or HOLD' };
};

export const language: Reader = (found) =>
  languageCode.test(found.toLowerCase())
    ? { value: found.toLowerCase() }
    : { expected: 'a language code, as in en' };

/** Several of them in one cell, between semicolons, slashes or bars. */
export const list =
  (most: number, longest: number): Reader =>
  (found) => {
    const parts = [...new Set(found.split(/\s*[;|/]\s*/).filter((part) => part !== ''))];
    if (parts.length > most || parts.some((part) => part.length > longest))
      return { expected: `at most ${most} of at most ${longest} characters, between semicolons` };
    return { value: parts };
  };

const days: readonly (readonly [day: string, words: RegExp])[] = [
  ['MON', /^(?:mon|maa|ma$|seg|lun|mo$)/i],
  ['TUE', /^(?:tue|din|die|di$|ter|mar|tu$)/i],
  ['WED', /^(?:wed|woe|wo$|qua|mi[eé]|mer|mit|mi$|we$)/i],
  ['THU', /^(?:thu|don|do$|qui|jue|jeu|th$)/i],
  ['FRI', /^(?:fri|vry|vr$|sex|vie|ven|fre|fr$)/i],
  ['SAT', /^(?:sat|sa$|s[aá]b|sam)/i],
  ['SUN', /^(?:sun|son|so$|dom|dim|su$)/i],
];
const dayAt = (word: string): number => days.findIndex(([, words]) => words.test(word));
const anyDay = /^(?:any|any day|daily|every day|all|enige|alle|daagliks|diario|di[aá]rio|tous|t[aä]glich)$/i;

/** `Mon, Thu`, `seg/qui`, `Mon-Fri`; any day is an empty list. */
export const weekdayList: Reader = (found) => {
  if (anyDay.test(found)) return { value: [] };
  const named = new Set<number>();
  for (const part of found
    .split(/[\s,;/|+&]+/)
    .filter((each) => each !== '' && !/^(?:and|en|e|y|et|und)$/i.test(each))) {
    const [from = -1, to = from, more] = part.split(/[-–]/).map(dayAt);
    if (from < 0 || to < from || more !== undefined) return { expected: 'days of the week, as in Mon, Thu' };
    for (let at = from; at <= to; at += 1) named.add(at);
  }
  return { value: days.flatMap(([day], at) => (named.has(at) ? [day] : [])) };
};
