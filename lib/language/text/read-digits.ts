export interface Digits {
  end: number;
  value: number;
  form: 'digits' | 'fraction';
}

const vulgar: Record<string, number> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};
const denominators = new Set([2, 3, 4, 8, 16, 32, 64]);
const keycapMarks = /[\ufe0f\u20e3]/;

/** The digit at an offset in ASCII, full-width, Arabic-Indic, circled or keycap form, else -1. */
function digitAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code >= 48 && code <= 57) return code - 48;
  if (code >= 0xff10 && code <= 0xff19) return code - 0xff10;
  if (code >= 0x660 && code <= 0x669) return code - 0x660;
  if (code >= 0x6f0 && code <= 0x6f9) return code - 0x6f0;
  return -1;
}

function readRun(text: string, at: number, limit: number): { end: number; digits: string } {
  let digits = '';
  let end = at;
  while (end < limit) {
    const digit = digitAt(text, end);
    if (digit < 0) break;
    digits += digit;
    end++;
    while (end < limit && keycapMarks.test(text.charAt(end))) end++;
  }
  return { end, digits };
}

/**
 * Reads a number in digits: `12`, `1,5`, `1 000`, `2.5`, `.131`, `3/4`, `1-1/2`, `1½`, keycaps; in Arabic digits with their
 * own marks as well, `٢٫٥` and `١٬٥٠٠`.
 * `inNumber` says that a number ends right before (then `.5` is no new number).
 */
export function readDigits(text: string, at: number, limit: number, inNumber: boolean): Digits | null {
  if (text.startsWith('🔟', at)) return { end: at + 2, value: 10, form: 'digits' };
  const code = text.charCodeAt(at);
  if (code >= 0x2460 && code <= 0x2473) return { end: at + 1, value: code - 0x245f, form: 'digits' };
  const half = vulgar[text.charAt(at)];
  if (half !== undefined) return { end: at + 1, value: half, form: 'fraction' };
  if (
    text.charAt(at) === '.' &&
    text.charAt(at - 1) !== '.' &&
    !inNumber &&
    digitAt(text, at + 1) >= 0 &&
    at + 1 < limit
  ) {
    const tail = readRun(text, at + 1, limit);
    return { end: tail.end, value: Number(`0.${tail.digits}`), form: 'digits' };
  }
  const whole = readRun(text, at, limit);
  if (whole.digits === '') return null;
  return (
    readFraction(text, whole, limit) ??
    readArabicMarks(text, whole, limit) ??
    readThousands(text, at, whole, limit) ??
    readDecimals(text, whole, limit) ?? { end: whole.end, value: Number(whole.digits), form: 'digits' }
  );
}

type Run = { end: number; digits: string };

/** `3/4`, `1-1/2`, `1½`; not `24/7` nor a date. */
function readFraction(text: string, whole: Run, limit: number): Digits | null {
  const glyph = vulgar[text.charAt(whole.end)];
  if (glyph !== undefined && whole.end < limit)
    return { end: whole.end + 1, value: Number(whole.digits) + glyph, form: 'fraction' };
  if (!/[-/⁄]/.test(text.charAt(whole.end))) return null;
  const parts = /^(?:-(\d{1,2}))?[/⁄](\d{1,2})(?![\d/])/.exec(
    text.slice(whole.end, Math.min(limit, whole.end + 8)),
  );
  if (!parts) return null;
  const top = Number(parts[1] ?? whole.digits);
  const bottom = Number(parts[2]);
  const base = parts[1] === undefined ? 0 : Number(whole.digits);
  const improper = parts[1] === undefined && top === bottom + 1; // 5/4 decking
  if (!denominators.has(bottom) || (top >= bottom && !improper)) return null;
  return { end: whole.end + parts[0].length, value: base + top / bottom, form: 'fraction' };
}

const arabicDecimal = '\u066b';
const arabicThousands = '\u066c';

/** Marks that stand in numbers alone: nothing has to be told apart. */
function readArabicMarks(text: string, whole: Run, limit: number): Digits | null {
  let { end, digits } = whole;
  while (text.charAt(end) === arabicThousands && end < limit) {
    const group = readRun(text, end + 1, limit);
    if (group.digits.length !== 3) break;
    digits += group.digits;
    end = group.end;
  }
  const tail = text.charAt(end) === arabicDecimal && end < limit ? readRun(text, end + 1, limit) : null;
  if (tail && tail.digits !== '')
    return { end: tail.end, value: Number(`${digits}.${tail.digits}`), form: 'digits' };
  return end === whole.end ? null : { end, value: Number(digits), form: 'digits' };
}

/** `1 000`, `1 008`, `1 250,00`: whoever writes so writes `1 440` as well. */
const spacedThousand = /(?<![\d.,])\d{1,3}[ \u00a0\u202f](?:0\d\d(?![\d.])|\d{3},\d\d(?!\d))/;

/** `1,000`, `12 500`, `1'000`; a space counts only before round hundreds that are no size of their own. */
function readThousands(text: string, at: number, whole: Run, limit: number): Digits | null {
  if (whole.digits.length > 3 || whole.digits.startsWith('0')) return null;
  if (!/[ \u00a0\u202f,']/.test(text.charAt(whole.end))) return null;
  const rest = text.slice(whole.end, Math.min(limit, whole.end + 24));
  const bySpaces = /^[ \u00a0\u202f](\d{3})(?![\d.,]?\d| ?(?:[mk]?[lg]|gr|kgs|mls|gm|x\s?\d)\b)/i.exec(rest);
  if (bySpaces && spacedThousand.test(text))
    return { end: whole.end + 4, value: Number(whole.digits + bySpaces[1]), form: 'digits' };
  const marked = /(?:[x×*;:=|]|\bqty|\baantal|\bcant\.?|\s[-–])\s?$/i.test(
    text.slice(Math.max(0, at - 9), at),
  );
  const closing = /^[ \u00a0\u202f](\d{3})(?=\s*(?:$|[\n,;.()!|]))(?!\.\d)/.exec(rest);
  if (marked && closing)
    return { end: whole.end + 4, value: Number(whole.digits + closing[1]), form: 'digits' };
  const groups =
    /^(?:,\d{3}(?!\d))+(?![\d,]*[.,]?\d)/.exec(rest) ??
    /^(?:[ \u00a0\u202f']\d00(?!\d))(?! ?(?:[mk]?[lg]|gr|kgs|mls|gm|x\s?\d)\b)/i.exec(rest);
  if (!groups) return null;
  const spaced = /^[ \u00a0\u202f]/.test(groups[0]);
  if (spaced && !/^.0/.test(groups[0]) && !/^\s*(?:x\b|of\b|\*|$|\n)/i.test(rest.slice(groups[0].length)))
    return null;
  return {
    end: whole.end + groups[0].length,
    value: Number(whole.digits + groups[0].replace(/\D/g, '')),
    form: 'digits',
  };
}

/** `tee 90,3x2in wye,2x2in elbow`: whoever parts entries so writes no decimals. */
const gluedEntry = /\p{L},\d{1,3}x[\p{L}\d]/iu;

function readDecimals(text: string, whole: Run, limit: number): Digits | null {
  const mark = text.charAt(whole.end);
  if ((mark !== '.' && mark !== ',') || whole.end + 1 >= limit) return null;
  const tail = readRun(text, whole.end + 1, limit);
  const isList =
    mark === ',' &&
    (tail.digits.length > 3 ||
      (text.charAt(tail.end) === ',' && digitAt(text, tail.end + 1) >= 0) ||
      (/^x[\p{L}\d]/iu.test(text.slice(tail.end, tail.end + 3)) && gluedEntry.test(text)));
  if (tail.digits === '' || isList) return null;
  return { end: tail.end, value: Number(`${whole.digits}.${tail.digits}`), form: 'digits' };
}
