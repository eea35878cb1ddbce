import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { importRows } from '@/db/schema/imports';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import type { QueryOf } from '../http/endpoint';
import type { getImportEndpoint, Import, ImportedRow } from './import-contract';
import { findImport } from './internal/find-import';
import { viewImport } from './internal/import-view';
import { viewRow } from './internal/row-view';

/** An import with a page of its rows in the file's order. Throws `not_found`, `forbidden`. */
export async function getImport(
  ctx: Context,
  { importId, action, warned, limit, offset }: QueryOf<typeof getImportEndpoint> & { importId: string },
): Promise<Import & { rows: ImportedRow[] }> {
  return inTenant(ctx, async (tx) => {
    const found = await findImport(tx, ctx, importId);
    const rows = await tx
      .select()
      .from(importRows)
      .where(
        and(
          mine(importRows, ctx),
          eq(importRows.importId, importId),
          action === undefined ? undefined : eq(importRows.action, action),
          warned === undefined ? undefined : ne(importRows.warnings, sql`'[]'::jsonb`),
        ),
      )
      .orderBy(asc(importRows.rowNumber))
      .limit(limit)
      .offset(offset);
    return { ...viewImport(found), rows: rows.map((row) => viewRow(found, row)) };
  });
}
