import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { importFiles, imports } from '@/db/schema/imports';
import type { Context } from '../../context';
import { AppError, notFound } from '../../errors';
import { requirePermission } from '../../http/gate';
import type { ImportStatus, ImportTarget } from '../import-status';
import { kinds } from '../targets/kinds';

export type ImportRow = typeof imports.$inferSelect;

/** The import, held until the transaction ends. Throws `not_found`, `forbidden`. */
export async function lockImport(tx: Transaction, ctx: Context, importId: string): Promise<ImportRow> {
  const [row] = await tx.select().from(imports).where(oneImport(ctx, importId)).for('update');
  if (!row) throw notFound('import');
  requireTarget(ctx, row.target);
  return row;
}

/** The import as it is. Throws `not_found`, `forbidden`. */
export async function findImport(tx: Transaction, ctx: Context, importId: string): Promise<ImportRow> {
  const [row] = await tx.select().from(imports).where(oneImport(ctx, importId));
  if (!row) throw notFound('import');
  requireTarget(ctx, row.target);
  return row;
}

export const oneImport = (ctx: Pick<Context, 'tenantId'>, importId: string) => mine(imports, ctx, importId);

/** Importing needs what changing one by one needs. The service itself goes on with what was allowed. */
export function requireTarget(ctx: Context, target: ImportTarget): void {
  if (ctx.actor.kind === 'system') return;
  for (const permission of kinds[target].permissions) requirePermission(ctx, permission);
}

export function requireStatus(row: ImportRow, wanted: readonly ImportStatus[]): void {
  if (wanted.includes(row.status)) return;
  const message = `The import is ${row.status} now; this needs ${wanted.join(' or ')}.`;
  throw new AppError('import_not_ready', message, { extra: { importStatus: row.status } });
}

/** The file as it was sent; empty when it is gone. */
export async function openFile(tx: Transaction, ctx: Context, importId: string): Promise<Buffer> {
  const parts = await tx
    .select({ bytes: importFiles.bytes })
    .from(importFiles)
    .where(and(mine(importFiles, ctx), eq(importFiles.importId, importId)))
    .orderBy(importFiles.part);
  return Buffer.concat(parts.map(({ bytes }) => bytes));
}
