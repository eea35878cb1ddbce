import { measureBySpelling } from '../../language/measures';
import type { ColumnRole } from '../../language/words/table-titles';

type Roles = readonly (ColumnRole | undefined)[];

/** What `1`, `1.5`, `1/2` and `1-1/2` are written with. */
const figure = '\\d{1,5}(?:[.,]\\d{1,3})?(?:(?:[ -]\\d{1,2})?\\/\\d{1,2})?';

/** `250g`, `1/2"`, `6x200`, `6 x 330ml`, `50x76mm`, with its last unit. */
const size = new RegExp(`^((?:${figure} ?[x×*] ?){0,2})${figure} ?(\\p{L}{1,6}|["”″'’])?\\.?$`, 'iu');

/** What a pack holds, glued: `24s`, `50ct`. */
const packSize = /^\d{1,3}(?:['’]?s|ct|pk)$/i;

const sizeDimensions: ReadonlySet<string> = new Set(['mass', 'volume', 'length']);

/** Whether a cell holds the size of goods, and nothing else. */
export function isSizeCell(text: string): boolean {
  const match = size.exec(text.trim());
  if (!match) return false;
  const [all, times, unit = ''] = match;
  if (unit === '') return times !== '';
  const dimension = measureBySpelling(unit.toLowerCase())?.dimension ?? '';
  return /^["”″'’]$/.test(unit) || sizeDimensions.has(dimension) || packSize.test(all);
}

/** Nearly all of the filled cells, of two rows at least: "loose" among "1kg" and "2kg". */
const share = 0.75;

/** Gives the columns without a title their role where sizes stand in them: rice | 2kg | 6. */
export function withSizes(roles: Roles, columns: readonly (readonly string[])[]): Roles {
  return columns.map((cells, c) => (roles[c] === undefined && areSizes(cells) ? 'size' : roles[c]));
}

function areSizes(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length >= 2 && filled.filter(isSizeCell).length >= filled.length * share;
}
