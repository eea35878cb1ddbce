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
import { outboundEvents } from './outbound-events';
import { tenantId } from './tenants';
import { webhookEndpoints } from './webhook-endpoints';

export const deliveryStatus = pgEnum('delivery_status', ['PENDING', 'DELIVERED', 'FAILED']);

/** One event on its way to one endpoint. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    tenantId: tenantId(),
    id: id(),
    endpointId: uuid('endpoint_id').notNull(),
    eventId: uuid('event_id').notNull(),
    eventName: text('event_name').notNull(),
    status: deliveryStatus('status').notNull().default('PENDING'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at'),
    createdAt: createdAt(),
    finishedAt: moment('finished_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('webhook_deliveries_once').on(t.tenantId, t.eventId, t.endpointId),
    index('webhook_deliveries_by_status').on(t.tenantId, t.endpointId, t.status, t.createdAt.desc()),
    index('webhook_deliveries_by_endpoint').on(t.tenantId, t.endpointId, t.createdAt.desc()),
    foreignKey({
      columns: [t.tenantId, t.endpointId],
      foreignColumns: [webhookEndpoints.tenantId, webhookEndpoints.id],
    }),
    foreignKey({
      columns: [t.tenantId, t.eventId],
      foreignColumns: [outboundEvents.tenantId, outboundEvents.id],
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
    /** The headers that were sent; the body is the event's. */
    requestHeaders: jsonb('request_headers').$type<Record<string, string>>(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('webhook_attempts_number').on(t.tenantId, t.deliveryId, t.number),
    foreignKey({
      columns: [t.tenantId, t.deliveryId],
      foreignColumns: [webhookDeliveries.tenantId, webhookDeliveries.id],
    }),
  ],
);
