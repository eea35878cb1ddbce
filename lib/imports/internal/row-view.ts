import type { importRows } from '@/db/schema/imports';
import type { ImportedRow } from '../import-contract';
import type { RowFault } from '../import-status';
import type { ImportRow } from './find-import';

type StagedRow = typeof importRows.$inferSelect;

/** A row as the API shows it, its faults by the titles of the file. */
export function viewRow({ columns }: Pick<ImportRow, 'columns'>, row: StagedRow): ImportedRow {
  const noteOf = ({ field, found, expected }: RowFault) => {
    const column = columns.find((one) => one.field === field)?.header ?? field;
    return { column, found, expected };
  };
  return {
    rowNumber: row.rowNumber,
    cells: row.cells ?? [],
    action: row.action,
    errors: row.faults.map(noteOf),
    warnings: row.warnings.map(noteOf),
  };
}
