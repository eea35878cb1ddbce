import { and, asc, eq, gt } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { importRows } from '@/db/schema/imports';
import { inTenant } from '@/db/tenant';
import { csvLine } from '../audit/csv-line';
import type { Context } from '../context';
import { findImport } from './internal/find-import';
import { viewRow } from './internal/row-view';

const batchSize = 1_000;

/**
 * The rows with errors under the file's own titles, and what was wrong in a last column, which importing them again does
 * not read. Throws `not_found`, `forbidden`.
 */
export async function downloadRejected(
  ctx: Context,
  { importId }: { importId: string },
): Promise<AsyncGenerator<string>> {
  const found = await inTenant(ctx, (tx) => findImport(tx, ctx, importId));
  return parts(ctx, found);
}

async function* parts(ctx: Context, found: Awaited<ReturnType<typeof findImport>>): AsyncGenerator<string> {
  yield `\ufeff${csvLine([...found.columns.map(({ header }) => header), 'What was wrong'])}`;
  let last = 0;
  for (;;) {
    const rows = await inTenant(ctx, (tx) =>
      tx
        .select()
        .from(importRows)
        .where(
          and(
            mine(importRows, ctx),
            eq(importRows.importId, found.id),
            eq(importRows.action, 'REJECTED'),
            gt(importRows.rowNumber, last),
          ),
        )
        .orderBy(asc(importRows.rowNumber))
        .limit(batchSize),
    );
    const lines = rows.map((row) => {
      const { cells, errors } = viewRow(found, row);
      const wrong = errors.map(
        ({ column, found: was, expected }) => `${column}: found “${was}”, expected ${expected}`,
      );
      return csvLine([...found.columns.map((_, at) => cells[at] ?? ''), wrong.join('; ')]);
    });
    if (lines.length > 0) yield lines.join('');
    last = rows.at(-1)?.rowNumber ?? last;
    if (rows.length < batchSize) return;
  }
}
