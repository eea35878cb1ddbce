import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns';
import { tenantId } from './tenants';
import { webhookEndpoints } from './webhook-endpoints';

export const deliveryStatus = pgEnum('delivery_status', ['PENDING', 'DELIVERED', 'FAILED']);

/**
 * When the event was recorded: by it deliveries and attempts lie in partitions, a week each, so that an event and all that
 * was sent of it go together. No key leads to the event, for it would hold a week back that is to go.
 */
const eventAt = () => moment('event_at').notNull().defaultNow();

/** One event on its way to one endpoint. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    tenantId: tenantId(),
    id: id(),
    endpointId: uuid('endpoint_id').notNull(),
    eventId: uuid('event_id').notNull(),
    eventName: text('event_name').notNull(),
    eventAt: eventAt(),
    status: deliveryStatus('status').notNull().default('PENDING'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at'),
    createdAt: createdAt(),
    finishedAt: moment('finished_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id, t.eventAt] }),
    unique('webhook_deliveries_once').on(t.tenantId, t.eventId, t.endpointId, t.eventAt),
    index('webhook_deliveries_by_status').on(t.tenantId, t.endpointId, t.status, t.createdAt.desc()),
    index('webhook_deliveries_by_endpoint').on(t.tenantId, t.endpointId, t.createdAt.desc()),
    // Before a week is dropped nothing in it may be on its way.
    index('webhook_deliveries_on_the_way').on(t.eventAt).where(sql`status = 'PENDING'`),
    foreignKey({
      columns: [t.tenantId, t.endpointId],
      foreignColumns: [webhookEndpoints.tenantId, webhookEndpoints.id],
    }),
  ],
);

/** What one attempt met: the answer's status and first 4 KB, or the fault on the way. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    tenantId: tenantId(),
    id: id(),
    deliveryId: uuid('delivery_id').notNull(),
    number: integer('number').notNull(),
    statusCode: integer('status_code'),
    error: text('error'),
    durationMs: integer('duration_ms').notNull(),
    responseExcerpt: text('response_excerpt'),
    /** Of the headers that were sent, those that no other row says; the body is the event's. See lib/webhooks/sign.ts. */
    requestHeaders: jsonb('request_headers').$type<Record<string, string>>(),
    createdAt: createdAt(),
    eventAt: eventAt(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.deliveryId, t.number, t.eventAt] })],
);
