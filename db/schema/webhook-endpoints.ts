import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns';
import { tenantId } from './tenants';

/** A receiver that a tenant registered for some of the events. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    tenantId: tenantId(),
    id: id(),
    url: text('url').notNull(),
    secretSealed: text('secret_sealed').notNull(),
    /** The secret before the last rotation, with which deliveries are signed as well until then. */
    previousSecretSealed: text('previous_secret_sealed'),
    previousSecretUntil: moment('previous_secret_until'),
    events: text('events').array().notNull(),
    enabled: boolean('enabled').notNull().default(true),
    disabledReason: text('disabled_reason'),
    /** Since when every delivery failed; null after a success. */
    failingSince: moment('failing_since'),
    /** How many attempts it takes in a minute; null for as many as come. */
    maxPerMinute: integer('max_per_minute'),
    /** The minute in which attempts were last counted, and how many wanted to be made in it. */
    countedMinute: moment('counted_minute'),
    countedAttempts: integer('counted_attempts').notNull().default(0),
    createdAt: createdAt(),
    deletedAt: moment('deleted_at'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
);
