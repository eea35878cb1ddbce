import { localeMarks } from '../../language/locale-marks';
import type { Cell, ColumnKind, Sheet } from '../sheet';
import { escapeFormula } from './escape-formula';
import { zoneClock } from './zone-clock';

export interface Region {
  locale: string;
  timeZone: string;
}

const encoder = new TextEncoder();

/**
 * A sheet as CSV (RFC 4180) for the spreadsheet of a region: a mark in front says that it is UTF-8, decimals are written
 * as there, and where these have a comma, semicolons part the cells. A text that would be calculated gets an apostrophe.
 */
export async function* writeCsv({ columns, pages }: Sheet, region: Region): AsyncGenerator<Uint8Array> {
  const { decimal } = localeMarks(region.locale);
  const delimiter = decimal === ',' ? ';' : ',';
  const clock = zoneClock(region.timeZone);
  const needsQuotes = new RegExp(`[${delimiter}"\\r\\n']`);
  const quote = (cell: string) => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const write = (cell: Cell, kind: ColumnKind): string => {
    if (cell === null) return '';
    if (kind === 'number') return quote(plainQuantity(String(cell)).replace('.', decimal));
    if (cell instanceof Date) return new Date(clock(cell)).toISOString().slice(0, 16).replace('T', ' ');
    if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
    return quote(escapeFormula(String(cell)));
  };
  const line = (cells: readonly Cell[], kindOf: (at: number) => ColumnKind) =>
    `${cells.map((cell, at) => write(cell, kindOf(at))).join(delimiter)}\r\n`;
  const titles = columns.map(({ title }) => title);
  yield encoder.encode(`\ufeff${line(titles, () => 'text')}`);
  for await (const rows of pages)
    yield encoder.encode(rows.map((row) => line(row, (at) => columns[at]?.kind ?? 'text')).join(''));
}

/**
 * A quantity without the zeros at its end, as 97 for 97.000: where the comma is decimal it would be 97,000, which a program
 * elsewhere takes for thousands. Amounts keep their two decimals.
 */
const plainQuantity = (number: string): string =>
  /\.\d{3}$/.test(number) ? number.replace(/\.?0+$/, '') : number;
