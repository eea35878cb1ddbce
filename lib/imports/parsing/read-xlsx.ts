import readWorkbook, { readSheet } from 'read-excel-file/node';
import { refuseBeyondLimits, unreadable } from './limits';

/** Unpacked; beyond it a workbook is made to fill the memory, or should come as CSV. */
const mostUnpackedBytes = 400 * 1024 * 1024;

/** The names of a workbook's sheets, in its order. Throws `file_unreadable`. */
export async function listSheets(bytes: Buffer): Promise<string[]> {
  refuseHarmful(bytes);
  return (await reading(() => readWorkbook(bytes))).map(({ sheet }) => sheet);
}

/** The rows of one sheet as text, formulas by their last result, dates as `2026-03-31`. Throws `file_unreadable`. */
export async function* readXlsx(bytes: Buffer, sheet: string): AsyncGenerator<string[]> {
  refuseHarmful(bytes);
  // Numbers as the file has them, so that none is rounded on its way.
  const rows = await reading(() =>
    readSheet<string>(bytes, sheet, { trim: false, parseNumber: (text) => text }),
  );
  for (const [at, row] of rows.entries()) {
    const cells = row.map(textOf);
    refuseBeyondLimits(cells, at + 1);
    yield cells;
  }
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

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;

/**
 * Looks through a ZIP archive's central directory (PKWARE's APPNOTE, 4.3.12 and 4.3.16) before anything of it is
 * unpacked. Throws `file_unreadable` for macros and for what unpacks to too much.
 */
function refuseHarmful(bytes: Buffer): void {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > bytes.length || bytes.readUInt32LE(end) !== endOfDirectory)
    throw unreadable('The file is cut short or damaged: it has no end. Save it again and send that.');
  let unpacked = 0;
  let at = bytes.readUInt32LE(end + 16);
  while (at + 46 <= end && bytes.readUInt32LE(at) === directoryEntry) {
    unpacked += bytes.readUInt32LE(at + 24);
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    if (/vbaProject\.bin$/i.test(name))
      throw unreadable('The workbook holds macros, which are not taken. Save it as .xlsx without them.');
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  if (unpacked > mostUnpackedBytes)
    throw unreadable('The workbook unpacks to more than 400 MB. Save the sheet as CSV and send that.');
}
