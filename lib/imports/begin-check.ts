import { and, eq } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { importRows, imports } from '@/db/schema/imports';
import { inTenant } from '@/db/tenant';
import { clock } from '../clock';
import type { Context } from '../context';
import { AppError } from '../errors';
import type { BodyOf } from '../http/endpoint';
import { oweWork } from '../ledger/owe-work';
import { headOf, lookAt, stagePreview } from './create-import';
import type { checkImportEndpoint, Import } from './import-contract';
import type { ImportColumn } from './import-status';
import { type ImportRow, lockImport, oneImport, openFile, requireStatus } from './internal/find-import';
import { viewImport } from './internal/import-view';
import { kinds } from './targets/kinds';

type Choice = BodyOf<typeof checkImportEndpoint>;

/**
 * Says what the columns hold and owes the dry run. Another sheet is looked at first, and waits for its columns. Throws
 * `not_found`, `import_not_ready`, `invalid_input`, `file_unreadable`.
 */
export async function beginCheck(
  ctx: Context,
  { importId, sheet, columns }: Choice & { importId: string },
): Promise<Import> {
  return inTenant(ctx, async (tx) => {
    const row = await lockImport(tx, ctx, importId);
    requireStatus(row, ['UPLOADED', 'CHECKED', 'FAILED']);
    if (sheet !== undefined && sheet !== row.sheet) {
      requireSheet(row, sheet);
      const bytes = await openFile(tx, ctx, importId);
      const { preview, ...found } = await lookAt(
        tx,
        ctx,
        row.target,
        await headOf({ fileType: row.fileType, bytes }, sheet),
      );
      await tx.delete(importRows).where(and(mine(importRows, ctx), eq(importRows.importId, importId)));
      await stagePreview(tx, ctx, importId, preview);
      return change(tx, ctx, importId, { ...found, sheet, status: 'UPLOADED', counts: null, problem: null });
    }
    const chosen = columns ?? row.columns;
    requireColumns(row, chosen);
    await oweWork(tx, ctx, 'import/due', { importId });
    const started = {
      status: 'CHECKING',
      counts: null,
      problem: null,
      rowsDone: 0,
      startedAt: clock.now(),
    } as const;
    return change(tx, ctx, importId, { ...started, columns: [...chosen] });
  });
}

async function change(
  tx: Parameters<typeof lockImport>[0],
  ctx: Context,
  importId: string,
  fields: Partial<ImportRow>,
): Promise<Import> {
  const [row] = await tx.update(imports).set(fields).where(oneImport(ctx, importId)).returning();
  if (!row) throw new Error('the import was not changed');
  return viewImport(row);
}

function requireSheet({ sheets }: ImportRow, sheet: string): void {
  if (sheets.includes(sheet)) return;
  throw invalid('sheet', 'unknown_sheet', `There is no such sheet; there are: ${sheets.join(', ')}.`);
}

/** Every column of the file, each field once, and what every row needs. */
function requireColumns(row: ImportRow, columns: readonly ImportColumn[]): void {
  const { fields, withTiers } = kinds[row.target];
  if (columns.length !== row.columns.length)
    throw invalid(
      'columns',
      'too_few',
      `The file has ${row.columns.length} columns; say of each what it holds, or null.`,
    );
  const seen = new Set<string>();
  for (const [at, { field, tier }] of columns.entries()) {
    if (field === null) continue;
    const path = `columns.${at}.field`;
    const isTier = field === 'tierPrice' && withTiers === true;
    if (!isTier && !fields.some(({ name }) => name === field))
      throw invalid(path, 'unknown_field', `There is no field ${field}.`);
    if (isTier && tier === undefined)
      throw invalid(`columns.${at}.tier`, 'missing', 'Say for which price tier.');
    const name = isTier ? `tierPrice ${tier}` : field;
    if (seen.has(name)) throw invalid(path, 'twice', `Two columns cannot both be ${name}.`);
    seen.add(name);
  }
  const missing = fields.filter(({ name, required }) => required && !seen.has(name));
  if (missing.length === 0) return;
  throw invalid('columns', 'missing', `No column holds: ${missing.map(({ label }) => label).join(', ')}.`);
}

function invalid(path: string, code: string, message: string): AppError {
  return new AppError('invalid_input', message, { errors: [{ path, code, message }] });
}
