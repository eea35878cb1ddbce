import { bigint, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { tenantId } from './tenants';

/**
 * The chain through a tenant's audit events: each link holds the hash of its event and of the link before. The database
 * itself writes it when a transaction commits (a trigger), one transaction of a tenant after the other; no role of the
 * service may. It lies in partitions, in the month of the event, with which it goes.
 */
export const auditLinks = pgTable(
  'audit_links',
  {
    tenantId: tenantId(),
    /** Counted from 1, without a gap. */
    position: bigint('position', { mode: 'number' }).notNull(),
    eventId: uuid('event_id').notNull(),
    /** SHA-256, hexadecimal; see `audit_hash` in the database. */
    hash: text('hash').notNull(),
    /** The hash of what is left of an event whose words were removed, behind this link; null while it is as it was written. */
    redactedHash: text('redacted_hash'),
    /** When the event was recorded. */
    eventAt: moment('event_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.position, t.eventAt] }),
    unique('audit_links_once').on(t.tenantId, t.eventId, t.eventAt),
  ],
);
