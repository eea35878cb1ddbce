import { readTable, type TableRow } from '../parsing/read-table';
import type { ImportRow } from './find-import';

/** The rows of what was sent, be it a file or records. */
export async function* rowsOfFile(
  { fileType, sheet }: Pick<ImportRow, 'fileType' | 'sheet'>,
  bytes: Buffer,
): AsyncGenerator<TableRow> {
  if (fileType !== 'rows') {
    yield* readTable({ fileType, bytes, sheet });
    return;
  }
  const rows = JSON.parse(bytes.toString('utf8')) as string[][];
  for (const [at, cells] of rows.entries()) yield { rowNumber: at + 1, cells };
}
