import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/**
 * What all processes together have counted against a limit, until its window ends: see lib/http/shared-counts.ts. Rows
 * of no tenant, for addresses have none.
 */
export const limitCounts = pgTable('limit_counts', {
  /** Name of the limit, and whom it is counted for. */
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  resetsAt: moment('resets_at').notNull(),
});
