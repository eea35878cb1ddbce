import readWorkbook, { readSheet } from 'read-excel-file/node';
import { refuseBeyondLimits, unreadable } from './limits';
import { mergedDownwards } from './merged-cells';
import { openSheet } from './open-sheet';
import { refuseHarmful } from './refuse-harmful';
import { type ShownCell, shownCells } from './shown-cells';

/** The names of a workbook's sheets, in its order. Throws `file_unreadable`. */
export async function listSheets(bytes: Buffer): Promise<string[]> {
  await refuseHarmful(bytes);
  return (await reading(() => readWorkbook(bytes))).map(({ sheet }) => sheet);
}

/**
 * The rows of one sheet as text, formulas by their last result or their error, dates as `2026-03-31`, codes with the zeros
 * that their format puts before them; what is merged downwards has its value in each of its rows. Throws `file_unreadable`.
 */
export async function* readXlsx(bytes: Buffer, sheet: string): AsyncGenerator<string[]> {
  await refuseHarmful(bytes);
  // Numbers as the file has them, so that none is rounded on its way.
  const rows = await reading(() =>
    readSheet<string>(bytes, sheet, { trim: false, parseNumber: (text) => text }),
  );
  const { merged, shown } = await reading(async () => {
    const parts = openSheet(bytes, sheet);
    return { merged: mergedDownwards(parts), shown: byRow(shownCells(parts)) };
  });
  const held = new Map<number, string>();
  for (const [at, row] of rows.entries()) {
    const cells = row.map(textOf);
    for (const { column, text } of shown.get(at) ?? []) cells[column] = text;
    for (const { column, from, to } of merged) {
      if (at === from) held.set(column, cells[column] ?? '');
      else if (at > from && at <= to) cells[column] = held.get(column) ?? '';
    }
    refuseBeyondLimits(cells, at + 1);
    yield cells;
  }
}

function byRow(shown: readonly ShownCell[]): Map<number, ShownCell[]> {
  const rows = new Map<number, ShownCell[]>();
  for (const cell of shown) rows.set(cell.row, [...(rows.get(cell.row) ?? []), cell]);
  return rows;
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().replace(/T00:00:00\.000Z$/, '');
  const text = String(cell);
  // Binary fractions as Excel stores them: 189.89999999999998 was typed as 189.9.
  return /^-?\d+\.\d{12,}(?:E-?\d+)?$/.test(text) ? String(Number(Number(text).toPrecision(12))) : text;
}

async function reading<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch {
    throw unreadable('The workbook cannot be read. Save it again as .xlsx, or as CSV, and send that.');
  }
}
