import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, userIdColumn } from './columns';
import { tenantId } from './tenants';

/** A sign-in that has not been taken back: the cookie or token made with it holds only while its row says so. */
export const sessions = pgTable(
  'sessions',
  {
    tenantId: tenantId(),
    id: id(),
    /** Of `users`, or what an identity provider's subject stands for, which is no row there. */
    userId: userIdColumn('user_id').notNull(),
    userName: text('user_name').notNull(),
    /** A browser's cookie, or an access token. */
    kind: text('kind').$type<'BROWSER' | 'TOKEN'>().notNull(),
    /** Where it was begun from, as lib/http/client-address.ts tells it, and with which program. */
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: createdAt(),
    /** To the minute. */
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('sessions_by_user').on(t.tenantId, t.userId, t.createdAt.desc()),
    index('sessions_by_end').on(t.expiresAt),
    // From where anybody has signed in, see lib/auth/admit-guess.ts.
    index('sessions_by_address').on(t.address, t.createdAt),
  ],
);
