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
  const decimal = decimalOf(region.locale);
  const delimiter = decimal === ',' ? ';' : ',';
  const clock = zoneClock(region.timeZone);
  const needsQuotes = new RegExp(`[${delimiter}"\\r\\n']`);
  const quote = (cell: string) => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const write = (cell: Cell, kind: ColumnKind): string => {
    if (cell === null) return '';
    if (kind === 'number') return quote(String(cell).replace('.', decimal));
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

function decimalOf(locale: string): string {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}
