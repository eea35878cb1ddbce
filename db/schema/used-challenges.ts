import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/**
 * Challenges that a passkey has answered, by their SHA-256, until they would be over anyway: none is answered twice. Rows
 * of no tenant; only right answers make one, so nobody can fill the table by asking.
 */
export const usedChallenges = pgTable('used_challenges', {
  hash: text('hash').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
});
