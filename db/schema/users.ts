import { index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { Role } from '@/lib/permissions';
import type { Language } from '@/lib/words/languages';
import { createdAt, moment, userIdColumn } from './columns';
import { tenantId } from './tenants';

/** A person who signs in with a PIN. */
export const users = pgTable(
  'users',
  {
    tenantId: tenantId(),
    id: userIdColumn('id').notNull().defaultRandom(),
    username: text('username').notNull(),
    displayName: text('display_name').notNull(),
    role: text('role').$type<Role>().notNull(),
    pinHash: text('pin_hash').notNull(),
    disabledAt: moment('disabled_at'),
    /** Of the screens; null is as the browser asks. */
    language: text('language').$type<Language>(),
    /** Raised when PIN or role change or the person is switched off: sessions and tokens of before end with that. */
    sessionVersion: integer('session_version').notNull().default(1),
    /** SHA-256 of a code that the operator has given out to sign in with once, and until when it holds. */
    recoveryCodeHash: text('recovery_code_hash'),
    recoveryCodeUntil: moment('recovery_code_until'),
    /** The secret that an authenticator app shares, sealed; it counts from the moment that one code has confirmed it. */
    secondFactorSealed: text('second_factor_sealed'),
    secondFactorSince: moment('second_factor_since'),
    /** The 30 seconds, counted from 1970, of the last code that was taken: none counts twice. */
    secondFactorStep: integer('second_factor_step'),
    /** SHA-256 of each recovery code that has not been used. */
    secondFactorRecovery: text('second_factor_recovery').array(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('users_username').on(t.tenantId, t.username),
    index('users_by_id').on(t.id),
  ],
);
