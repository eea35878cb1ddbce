import { and, eq, ne } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { newestFirst } from '@/db/newest-first';
import { importFiles, imports } from '@/db/schema/imports';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import type { BodyOf } from '../http/endpoint';
import { columnKeys, findHeader, guessColumns } from './columns/guess-columns';
import type { createImportEndpoint, Import } from './import-contract';
import type { ErpTarget, ImportColumn, ImportSource, ImportTarget } from './import-status';
import { requireTarget } from './internal/find-import';
import { viewImport } from './internal/import-view';
import { stageRows } from './internal/stage-rows';
import { mostRows, unreadable } from './parsing/limits';
import { isBlank, readTable, type TableRow } from './parsing/read-table';
import { listSheets } from './parsing/read-xlsx';
import { sniffTable } from './parsing/sniff-table';
import { kinds } from './targets/kinds';

interface Upload {
  source: ImportSource;
  fileType: 'csv' | 'xlsx' | 'rows';
  fileName: string | null;
  bytes: Buffer;
  sheets: string[];
  rowsTotal: number;
}

/** Keeps a file or rows, and guesses what their columns hold. Throws `file_unreadable`, `forbidden`. */
export async function createImport(
  ctx: Context,
  input: BodyOf<typeof createImportEndpoint>,
): Promise<Import> {
  requireTarget(ctx, input.target);
  const upload = input.file ? await uploadOf(input.file) : rowsAsUpload(input.rows ?? []);
  return keepUpload(ctx, input.target, upload);
}

/** The same of rows that were read from the ERP; `name` stands where a file's would. */
export async function importRows(
  ctx: Context,
  { target, rows, ...read }: { target: ErpTarget; rows: SentRows; name: string; source: ImportSource },
): Promise<Import> {
  requireTarget(ctx, target);
  return keepUpload(ctx, target, { ...rowsAsUpload(rows), fileName: read.name, source: read.source });
}

async function keepUpload(ctx: Context, target: ImportTarget, upload: Upload): Promise<Import> {
  const head = await headOf(upload, upload.sheets[0] ?? null);
  return inTenant(ctx, async (tx) => {
    const isTitled = upload.fileType === 'rows';
    const { columns, headerRow, preview } = await lookAt(tx, ctx, target, head, { isTitled });
    const [row] = await tx
      .insert(imports)
      .values({
        tenantId: ctx.tenantId,
        target,
        source: upload.source,
        fileType: upload.fileType,
        fileName: upload.fileName,
        sheets: upload.sheets,
        sheet: upload.sheets[0] ?? null,
        headerRow,
        columns,
        rowsTotal: upload.rowsTotal,
        createdBy: ctx.actor.name,
      })
      .returning();
    if (!row) throw new Error('the import was not stored');
    for (let part = 0; part * partBytes < upload.bytes.length; part += 1) {
      const bytes = upload.bytes.subarray(part * partBytes, (part + 1) * partBytes);
      await tx.insert(importFiles).values({ tenantId: ctx.tenantId, importId: row.id, part, bytes });
    }
    await stagePreview(tx, ctx, row.id, preview);
    return viewImport(row);
  });
}

const partBytes = 1024 * 1024;
/** Rows in which the titles are looked for, and which are shown while the columns are mapped. */
const headRows = 60;
const previewRows = 20;

/** The first rows of a file. Throws `file_unreadable` when it has no table. */
export async function headOf(
  { fileType, bytes }: Pick<Upload, 'fileType' | 'bytes'>,
  sheet: string | null,
): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  if (fileType === 'rows') {
    const all = JSON.parse(bytes.toString('utf8')) as string[][];
    return all.slice(0, headRows).map((cells, at) => ({ rowNumber: at + 1, cells }));
  }
  for await (const row of readTable({ fileType, bytes, sheet })) {
    rows.push(row);
    if (rows.length >= headRows) break;
  }
  if (rows.every(({ cells }) => isBlank(cells)))
    throw unreadable('There is nothing in it, or nothing on this sheet.');
  return rows;
}

/** Where the titles stand (`isTitled`: in the first row), what the columns hold, and the first rows under them. */
export async function lookAt(
  tx: Transaction,
  ctx: Context,
  target: ImportTarget,
  head: readonly TableRow[],
  { isTitled = false }: { isTitled?: boolean } = {},
) {
  const kind = kinds[target];
  const rows = head.map(({ cells }) => cells);
  const at = isTitled ? 0 : findHeader(rows, kind.fields);
  const header = head[at];
  const below = head.slice(at + 1);
  const columns = guessColumns(
    header?.cells ?? [],
    below.map(({ cells }) => cells),
    {
      fields: kind.fields,
      remembered: await remembered(tx, ctx, target),
      withTiers: kind.withTiers === true,
    },
  );
  return { columns, headerRow: header?.rowNumber ?? 1, preview: below.slice(0, previewRows) };
}

/** Until the dry run, an import's rows are those that are shown beside its columns. */
export async function stagePreview(
  tx: Transaction,
  ctx: Context,
  importId: string,
  rows: readonly TableRow[],
): Promise<void> {
  const plain = { values: {}, key: null, action: null, faults: [], warnings: [] };
  await stageRows(
    tx,
    ctx,
    importId,
    rows.map((row) => ({ ...row, ...plain })),
  );
}

const mostRemembered = 20;

/**
 * What the tenant has last chosen for each title. What the title alone would say is no choice: it would stand in the way
 * of a better title in a later file.
 */
async function remembered(
  tx: Transaction,
  ctx: Context,
  target: ImportTarget,
): Promise<Map<string, Omit<ImportColumn, 'header'>>> {
  const earlier = await tx
    .select({ columns: imports.columns })
    .from(imports)
    .where(and(mine(imports, ctx), eq(imports.target, target), ne(imports.status, 'UPLOADED')))
    .orderBy(newestFirst(imports.createdAt))
    .limit(mostRemembered);
  const chosen = new Map<string, Omit<ImportColumn, 'header'>>();
  const { fields, withTiers = false } = kinds[target];
  for (const { columns } of earlier.reverse()) {
    const headers = columns.map(({ header }) => header);
    const guessed = guessColumns(headers, [], { fields, withTiers });
    const keys = columnKeys(headers);
    for (const [at, { header: _, ...choice }] of columns.entries()) {
      const key = keys[at] ?? '';
      const isGuess = guessed[at]?.field === choice.field && guessed[at]?.tier === choice.tier;
      if (isGuess) chosen.delete(key);
      else chosen.set(key, choice);
    }
  }
  return chosen;
}

async function uploadOf(file: File): Promise<Upload> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const fileType = sniffTable(bytes);
  const sheets = fileType === 'xlsx' ? await listSheets(bytes) : [];
  let rowsTotal = 0;
  if (fileType === 'csv') for (const byte of bytes) if (byte === 10) rowsTotal += 1;
  if (rowsTotal > 2 * mostRows) throw unreadable('The file has more than 1,000,000 rows: split it.');
  const source = 'SENT';
  return {
    source,
    fileType,
    fileName: file.name.replaceAll('\0', '').slice(0, 200),
    bytes,
    sheets,
    rowsTotal,
  };
}

type SentRows = NonNullable<BodyOf<typeof createImportEndpoint>['rows']>;

/** Records as a table whose titles are their names. */
function rowsAsUpload(rows: SentRows): Upload {
  const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const table = [headers, ...rows.map((row) => headers.map((header) => String(row[header] ?? '').trim()))];
  const bytes = Buffer.from(JSON.stringify(table), 'utf8');
  return { source: 'SENT', fileType: 'rows', fileName: null, bytes, sheets: [], rowsTotal: rows.length };
}
