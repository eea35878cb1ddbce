import type { Line } from '../../language/text/lines-of';
import { matchesOf } from '../../language/text/matches-of';
import type { NoiseSpan } from '../../language/text/tokenise';
import { isNaught, isStruck } from './is-struck';

/** What parts the goods of a row from its quantity: "sink base ...... 2", "sink base: 2", "sink base - 2". */
const leader = /\s?(?:\.{2,}|…+|_{2,})\s?|\s[-–—=]>?\s|:\s|\t+| {3,}/g;

/** "2", "x 2": the quantity of a row, and "2 boxes" with its unit; a remark may follow. */
const counted = /^x? ?\d{1,4}(?: ?x)?(?=$|[\s,;(–-])/u;
const measured = /^x? ?\d{1,4} ?\p{L}{1,8}\.?(?=$|[\s,;(–-])/u;

/** "R39.99", between the quantity and what is decided of the row. */
const price = /^\s*[,;|]?\s*(?:\p{L}{1,3}|[$€£])? ?\d{1,6}[.,]\d\d(?!\d)/u;

/**
 * Rows whose place for the quantity takes them back, in a list where other rows have a number there:
 * "sink base .... 2 / pantry .... deleted, does not fit". A remark with a number may order something else, and stays.
 */
export function findStruckRows(lines: readonly Line[]): NoiseSpan[] {
  const fields = lines.map(({ text }) => fieldOf(text));
  if (!fields.some((field) => counted.test(field) || measured.test(field))) return [];
  return lines.flatMap(({ start, end }, i) =>
    takesBack(fields[i] ?? '') ? [{ start, end, code: 'crossed-out' }] : [],
  );
}

const takesBack = (field: string): boolean => {
  const remark = field.replace(counted, '').replace(price, '');
  if (/\d/.test(remark)) return false;
  return remark === field ? isNaught(field) : isStruck(remark) || isStruck(field.replace(measured, ''));
};

/** What stands behind the first leader of a row that names something before it; empty without one. */
function fieldOf(text: string): string {
  for (const { index, 0: mark } of matchesOf(text.slice(0, longestRow), leader))
    if (/\p{L}{2}/u.test(text.slice(0, index))) return text.slice(index + mark.length).trim();
  return '';
}

/** Longer lines are prose. */
const longestRow = 120;
