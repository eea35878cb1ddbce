import { isEscaped } from '../../exports/writing/escape-formula';
import { readCsv } from './read-csv';
import { readXlsx } from './read-xlsx';

export interface TableFile {
  fileType: 'csv' | 'xlsx';
  bytes: Buffer;
  sheet: string | null;
}

/** The rows of a file, each with its number from 1 and without what the spreadsheet puts around its values. */
export async function* readTable({ fileType, bytes, sheet }: TableFile): AsyncGenerator<TableRow> {
  const rows = fileType === 'csv' ? readCsv(bytes) : readXlsx(bytes, sheet ?? '');
  let rowNumber = 0;
  for await (const cells of rows) {
    rowNumber += 1;
    const row: TableRow = { rowNumber, cells: cells.map(plainCell) };
    if (fileType === 'csv') takeTexts(row);
    else markTexts(row);
    yield row;
  }
}

export interface TableRow {
  rowNumber: number;
  cells: string[];
  /** Where there are cells that are told to be text, and so no formula whatever they begin with. */
  texts?: Set<number>;
}

/** An apostrophe before what a spreadsheet would calculate is how our files, and others, keep it text. */
function takeTexts(row: TableRow): void {
  for (const [at, cell] of row.cells.entries()) {
    if (!isEscaped(cell)) continue;
    row.cells[at] = cell.slice(1).trim();
    row.texts ??= new Set();
    row.texts.add(at);
  }
}

/** A workbook tells formulas from texts, and gives the results of formulas: a cell that begins as one is text. */
function markTexts(row: TableRow): void {
  for (const [at, cell] of row.cells.entries()) {
    if (!/^[=@+-]/.test(cell)) continue;
    row.texts ??= new Set();
    row.texts.add(at);
  }
}

/** `="00123"`, as programs write codes for Excel, is 00123; no-break spaces and marks of direction say nothing. */
export function plainCell(cell: string): string {
  const plain = cell
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, '')
    .replaceAll('\0', '')
    .replace(/\u00a0/g, ' ')
    .trim();
  return /^="(.*)"$/.exec(plain)?.[1]?.trim() ?? plain;
}

export const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell === '');
