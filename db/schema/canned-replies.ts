import { pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns';
import { tenantId } from './tenants';

/** Words that a tenant writes to its customers again and again, in one language. */
export const cannedReplies = pgTable(
  'canned_replies',
  {
    tenantId: tenantId(),
    id: id(),
    title: text('title').notNull(),
    /** With variables in braces; see lib/messaging/canned/variables.ts. */
    body: text('body').notNull(),
    /** As in `en`. */
    language: text('language').notNull(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('canned_replies_by_title').on(t.tenantId, t.language, t.title),
  ],
);
