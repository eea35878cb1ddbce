import { pgTable } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/**
 * Restores of a backup into this database: rows of no tenant. While the last is not taken over, another installation may be the
 * one that works, and this one sends nothing: see lib/ledger/restored-copy.ts.
 */
export const restoredCopies = pgTable('restored_copies', {
  restoredAt: moment('restored_at').primaryKey(),
  /** When the backup was made. */
  madeAt: moment('made_at').notNull(),
  /** When an operator said that this installation is the one that works from now on. */
  takenOverAt: moment('taken_over_at'),
});
