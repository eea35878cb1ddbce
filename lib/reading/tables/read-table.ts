import { type Line, linesOf } from '../../language/text/lines-of';
import type { NoiseSpan } from '../../language/text/tokenise';
import type { ColumnRole } from '../../language/words/table-titles';
import { type Cell, columnSpaces, cutCells } from './cut-cells';
import { isPriced, readColumns, rolesOf, type TableRow } from './read-columns';
import { headingAt, tableHeadings } from './table-headings';

export interface Table {
  rows: TableRow[];
  /** Everything the table covers. */
  span: NoiseSpan;
}

const sureDelimiters = [/\t/, /\s?\|\s?/, /\s?;\s?/];
/** May stand in prose as well. */
const weakDelimiters = [/ \/ /, columnSpaces, /,(?!\d) ?|, /];
/**
 * Joins goods and quantity in any list: a table only below titles that it parts as well ("item - have - order"), or of rows
 * that end in a price and what they come to ("rice 2kg - 4 bags - 72.00 - 288.00").
 */
const dashes = / [-–—] /;

/**
 * Finds tables pasted from a spreadsheet: at least two lines cut alike, one column of goods, one of quantities. `noise` is no
 * part of what their headings say.
 */
export function readTables(text: string, noise: readonly NoiseSpan[]): Table[] {
  const lines = linesOf(text);
  const csv = hasCsvHeader(lines) ? [/,/] : [];
  for (const delimiter of [...csv, ...sureDelimiters, ...weakDelimiters, dashes]) {
    if (!delimiter.test(text)) continue;
    const rows = lines.map((line) => ({ ...line, cells: cutCells(line.text, line.start, delimiter) }));
    const header = rows.findIndex((row) => isHeader(rolesOf(row.cells.map(({ text }) => text))));
    const opens = delimiter === dashes ? isPriced : isRow;
    const first = header >= 0 ? header : rows.findIndex((row) => opens(row.cells));
    if (first < 0) continue;
    const closes = header >= 0 ? isRow : opens;
    let last = rows.findLastIndex((row) => closes(row.cells));
    for (let i = first; i <= last; i++) if (rows[i]?.text.trim() === '') last = Math.min(last, i - 1);
    const body = rows
      .slice(first, last + 1)
      .filter((row) => isRow(row.cells) && !/^[\s|:+-]+$/.test(row.text));
    if (body.length < 2) continue;
    const table = readColumns(
      body.map((row) => row.cells),
      delimiter === dashes || weakDelimiters.includes(delimiter),
    );
    const [from, to] = [rows[first], rows[last]];
    if (!table || !from || !to) continue;
    const headings = tableHeadings(rows.slice(blockStart(rows, first), last + 1), noise);
    const headed = table.map((row) => withHeading(row, headingAt(headings, row.start)));
    return [{ rows: headed, span: { start: from.start, end: to.end, code: 'table' } }];
  }
  return [];
}

/** Where the lines begin that stand above a table without an empty one between. */
function blockStart(rows: readonly Line[], first: number): number {
  let start = first;
  while (start > 0 && rows[start - 1]?.text.trim() !== '') start--;
  return start;
}

const withHeading = (row: TableRow, heading: string): TableRow => ({
  ...row,
  context: `${row.context} ${heading}`.trim(),
});

/** `desc,qty`, `qty,desc,branch`: columns named between bare commas, so that `12x85,5` is two cells. */
const hasCsvHeader = (lines: readonly Line[]): boolean =>
  lines.some(({ text }) => {
    const titles = text.includes(',') ? text.split(',') : [];
    const roles = rolesOf(titles);
    const isTitle = (title: string, c: number): boolean => roles[c] !== undefined || /^\p{L}+$/u.test(title);
    return titles.every(isTitle) && isHeader(roles);
  });

const isHeader = (roles: readonly (ColumnRole | undefined)[]): boolean =>
  roles.includes('goods') && roles.includes('quantity');

const isRow = (cells: readonly Cell[]): boolean => cells.filter(({ text }) => text !== '').length >= 2;
