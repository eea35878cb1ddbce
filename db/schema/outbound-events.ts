import { bigint, boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, orderIdColumn } from './columns';
import { tenantId } from './tenants';

/**
 * An event as other systems receive it. The body is kept as sent: each retry signs the same bytes. It lies in partitions, a
 * week each by `created_at`; see migration 0052. The keys hold the time, for a partitioned table can have no others.
 */
export const outboundEvents = pgTable(
  'outbound_events',
  {
    tenantId: tenantId(),
    id: id(),
    name: text('name').notNull(),
    orderId: orderIdColumn(),
    /** Of an event that is about a customer and no order. */
    customerId: uuid('customer_id'),
    body: text('body').notNull(),
    /** Its place among the tenant's events in the order of their commits; null for tests, which nobody pulls. */
    position: bigint('position', { mode: 'number' }),
    isTest: boolean('is_test').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id, t.createdAt] }),
    index('outbound_events_by_order').on(t.tenantId, t.orderId),
    index('outbound_events_by_time').on(t.createdAt),
    uniqueIndex('outbound_events_by_position').on(t.tenantId, t.position, t.createdAt),
  ],
);
