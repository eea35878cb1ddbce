import { AppError } from '../../errors';

/** The most that is taken in one import. */
export const mostFileBytes = 50 * 1024 * 1024;
export const mostRows = 1_000_000;
const mostColumns = 500;
/** Longer cells are no values of anything; a quote that is never closed makes one of the whole file. */
export const mostCellCharacters = 32_768;

/** A file that is not taken, with what to do about it. */
export function unreadable(message: string): AppError {
  return new AppError('file_unreadable', message, {
    errors: [{ path: 'file', code: 'unreadable', message }],
  });
}

/** Throws `file_unreadable` for a row or a place in a file beyond what is taken. */
export function refuseBeyondLimits(cells: readonly string[], rowNumber: number): void {
  if (cells.length > mostColumns)
    throw unreadable(`Row ${rowNumber} has ${cells.length} columns; at most ${mostColumns} are taken.`);
  if (rowNumber > mostRows + 1)
    throw unreadable('The file has more than 1,000,000 rows: split it, and import the parts one by one.');
}
