/** Which mark stands before the decimals. */
export type DecimalMark = '.' | ',';

/**
 * The decimal mark of a column by its values: one that has both marks has the decimal one last; one that has a single
 * mark with other than three digits behind it has it as the decimal one. Where there are only values like 1,000, nobody
 * writes decimals in threes. Null where no value has a mark.
 */
export function decimalMarkOf(values: Iterable<string>): DecimalMark | null {
  let points = 0;
  let commas = 0;
  let thousands: DecimalMark | null = null;
  for (const value of values) {
    const plain = bareNumber(value);
    const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
    if (last < 0) continue;
    const mark = plain.charAt(last);
    const hasBoth = plain.includes('.') && plain.includes(',');
    const isRepeated = plain.indexOf(mark) !== last;
    const digitsBehind = plain.length - last - 1;
    const tells = hasBoth || isRepeated || digitsBehind !== 3;
    if (!tells) {
      if (!/^-?0/.test(plain)) thousands ??= mark === '.' ? '.' : ',';
      continue;
    }
    // 1.234.567 is in thousands: the other mark is the decimal one.
    const decimal = isRepeated && !hasBoth ? (mark === '.' ? ',' : '.') : mark;
    if (decimal === '.') points += 1;
    else commas += 1;
  }
  if (points === commas) return thousands === null ? null : thousands === '.' ? ',' : '.';
  return points > commas ? '.' : ',';
}

/** `R 1 234,50`, `1’234.50`, `1.234,5-`: without the currency, spaces and apostrophes. */
function bareNumber(text: string): string {
  return text
    .trim()
    .replace(/^(?:[A-Z]{1,3}\$?|[$€£₹₦₵])\s*(?=[-\d.,(])|\s*(?:[A-Z]{3}|[$€£₹₦₵])$/gi, '')
    .replace(/[\s\u00a0\u202f'’]/g, '')
    .replace(/^(\d.*)-$/, '-$1')
    .replace(/^\((.*)\)$/, '-$1');
}

/** A number as people and spreadsheets write it; null when it is none. */
export function readNumber(text: string, mark: DecimalMark): number | null {
  const bare = bareNumber(text);
  const thousands = mark === '.' ? ',' : '.';
  const [whole = '', decimals, ...more] = bare.split(mark);
  if (more.length > 0 || (decimals !== undefined && !/^\d*(?:e-?\d+)?$/i.test(decimals))) return null;
  // Groups of three, or of two as in India.
  const grouped = new RegExp(`^-?\\d{1,3}(?:\\${thousands}\\d{2,3})*\\${thousands}\\d{3}$`);
  if (whole.includes(thousands) && !grouped.test(whole)) return null;
  const digits = whole.replaceAll(thousands, '');
  if (!/^-?\d*$/.test(digits) || !/\d/.test(digits + (decimals ?? ''))) return null;
  const value = Number(`${digits}${decimals === undefined ? '' : `.${decimals || '0'}`}`);
  return Number.isFinite(value) ? value : null;
}
