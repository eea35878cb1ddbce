import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { tenantId } from './tenants';

/** A tenant's own wording of a message that the service sends by itself; where there is none, the built-in one goes out. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    tenantId: tenantId(),
    /** As in `notifications.kind`. */
    kind: text('kind', { enum: ['COMPLETED', 'CANCELLED', 'SPLIT'] }).notNull(),
    /** As in `en`. */
    language: text('language').notNull(),
    /** With variables in braces; see lib/message-templates/fill-template.ts. */
    body: text('body').notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.kind, t.language] })],
);
