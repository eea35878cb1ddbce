import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * The two ways through an index on `column.desc()`, which drizzle makes with NULLS LAST: a query that says only `desc` means
 * NULLS FIRST, so PostgreSQL sorts all rows instead of reading the index, even where no value is null.
 */
export const newestFirst = (column: PgColumn): SQL => sql`${column} desc nulls last`;
export const oldestFirst = (column: PgColumn): SQL => sql`${column} asc nulls first`;
