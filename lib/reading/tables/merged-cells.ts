import type { Cell } from './cut-cells';
import type { Roles } from './places-of';

/** The columns of goods and of quantities. */
interface Columns {
  goods: number;
  quantity: number;
}

/**
 * For each row what stands in cells above it that hold for it as well, for its own are empty: the "cola" of "cola | 330ml | 4"
 * for the row "| 2l | 6" below. These are cells of the goods, and of columns before them that nothing else is known of.
 */
export function mergedCells(
  body: readonly Cell[][],
  roles: Roles,
  { goods, quantity }: Columns,
): readonly string[] {
  const columns = Array.from({ length: goods + 1 }, (_, c) => c).filter(
    (c) =>
      c !== quantity &&
      (c === goods || roles[c] === undefined) &&
      isMerged(body.map((row) => row[c]?.text ?? '')),
  );
  const above = new Map<number, string>();
  return body.map((row) => {
    const held = columns.flatMap((c) => {
      const text = row[c]?.text ?? '';
      const isOwn = text !== '';
      if (isOwn) above.set(c, text);
      return c === goods && isOwn ? [] : [above.get(c) ?? ''];
    });
    return held.filter(Boolean).join(' ');
  });
}

/** Words in the first row, and an empty cell below some. */
const isMerged = (cells: readonly string[]): boolean =>
  /\p{L}/u.test(cells[0] ?? '') &&
  cells.includes('') &&
  cells.every((text) => text === '' || /\p{L}/u.test(text));

/** In a row without goods the cell that tells of which kind or size it is; -1 where none does. */
export const kindIn = (row: readonly Cell[], roles: Roles, { goods, quantity }: Columns): number =>
  row.findIndex(
    ({ text }, c) =>
      c !== goods && c !== quantity && (roles[c] === undefined || roles[c] === 'size') && /\p{L}/u.test(text),
  );
