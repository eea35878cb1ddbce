import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether a column holds one of the ids, of which there may be more than a statement has parameters. */
export function isAmong(column: PgColumn, ids: readonly string[]): SQL {
  return sql`${column} in (select among.id::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as among(id))`;
}
