/** Which mark stands before the decimals. */
export type DecimalMark = '.' | ',';

/** How a file writes its numbers. */
export interface NumberWay {
  decimal: DecimalMark;
  /** Marks of which nothing tells what they are where three digits follow: 1,250 may be 1250, or 1.25. */
  doubted: string;
}

const currencyMark = /^(?:[A-Z]{1,3}[$₵]?|[$€£₹₦₵])\s*(?=[-\d.,(])|\s*(?:[A-Z]{3}|[$€£₹₦₵])$/gi;

/** The currency that stands before or behind an amount, as it is written there; null where none does. */
export const currencyIn = (text: string): string | null =>
  text.trim().match(currencyMark)?.[0].trim() ?? null;

/** `R 1 234,50`, `1’234.50`, `1.234,5-`: without the currency, spaces and apostrophes. */
export function bareNumber(text: string): string {
  return text
    .trim()
    .replace(currencyMark, '')
    .replace(/[\s\u00a0\u202f'’]/g, '')
    .replace(/^(\d.*)-$/, '-$1')
    .replace(/^\((.*)\)$/, '-$1');
}

/** A number as people and spreadsheets write it; null when it is none. */
export function readNumber(text: string, mark: DecimalMark): number | null {
  const bare = bareNumber(text);
  const thousands = otherMark(mark);
  const [whole = '', decimals, ...more] = bare.split(mark);
  if (more.length > 0 || (decimals !== undefined && !/^\d*(?:e-?\d+)?$/i.test(decimals))) return null;
  if (whole.includes(thousands) && !isGrouped(whole, thousands)) return null;
  const digits = whole.replaceAll(thousands, '');
  if (!/^-?\d*$/.test(digits) || !/\d/.test(digits + (decimals ?? ''))) return null;
  const value = Number(`${digits}${decimals === undefined ? '' : `.${decimals || '0'}`}`);
  return Number.isFinite(value) ? value : null;
}

/** What such a number is, should the mark of which nothing tells what it is mean the other thing; null where none is. */
export function otherReading(text: string, { decimal, doubted }: NumberWay): number | null {
  const mark = ambiguousMark(bareNumber(text));
  return mark !== null && doubted.includes(mark) ? readNumber(text, otherMark(decimal)) : null;
}

/** The mark of a number that can be read in two ways: one, with three digits behind it, and one to three before. */
export function ambiguousMark(bare: string): DecimalMark | null {
  const mark = /^-?[1-9]\d{0,2}([.,])\d{3}$/.exec(bare)?.[1];
  return mark === '.' || mark === ',' ? mark : null;
}

/** Whether these are groups of three digits, or of two as in India. No group begins with a zero: 0,500 is half of one. */
export const isGrouped = (digits: string, mark: DecimalMark): boolean =>
  new RegExp(`^-?[1-9]\\d{0,2}(?:\\${mark}\\d{2,3})*\\${mark}\\d{3}$`).test(digits);

export const otherMark = (mark: DecimalMark): DecimalMark => (mark === '.' ? ',' : '.');
