import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/**
 * Failed sign-ins in a row, by a hash of tenant and name, and apart from these for each device that the account has
 * signed in with. Unknown names are counted like known ones, so that a wait tells nobody which accounts exist.
 */
export const signInAttempts = pgTable('sign_in_attempts', {
  accountHash: text('account_hash').primaryKey(),
  failures: integer('failures').notNull(),
  lastFailedAt: moment('last_failed_at').notNull(),
  lockedUntil: moment('locked_until'),
});
