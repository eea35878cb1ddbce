import { clock } from '../../clock';
import type { Import } from '../import-contract';
import type { ImportRow } from './find-import';

const atWork: readonly ImportRow['status'][] = ['CHECKING', 'COMMITTING', 'UNDOING'];

/** An import's row as the API shows it. */
export function viewImport(row: ImportRow): Import {
  return {
    id: row.id,
    target: row.target,
    status: row.status,
    source: row.source,
    fileName: row.fileName,
    fileType: row.fileType,
    sheets: row.sheets,
    sheet: row.sheet,
    headerRow: row.headerRow,
    columns: row.columns,
    counts: row.counts,
    problem: row.problem,
    progress: progressOf(row),
    createdBy: row.createdBy,
    createdAt: row.createdAt.toISOString(),
    committedAt: row.committedAt?.toISOString() ?? null,
    undoneAt: row.undoneAt?.toISOString() ?? null,
  };
}

/** Speed and time left by what was done so far; null where nothing is under way. */
function progressOf({ status, rowsDone, rowsTotal, startedAt }: ImportRow): Import['progress'] {
  const seconds = startedAt === null ? 0 : (clock.now().getTime() - startedAt.getTime()) / 1000;
  if (!atWork.includes(status) || rowsDone === 0 || seconds <= 0)
    return { rowsDone, rowsTotal, rowsPerSecond: null, secondsLeft: null };
  const rowsPerSecond = rowsDone / seconds;
  const secondsLeft = Math.max(0, Math.round((rowsTotal - rowsDone) / rowsPerSecond));
  return { rowsDone, rowsTotal, rowsPerSecond: Math.round(rowsPerSecond), secondsLeft };
}
