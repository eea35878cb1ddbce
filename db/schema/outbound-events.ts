import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, orderIdColumn } from './columns';
import { tenantId } from './tenants';

/** An event as other systems receive it. The body is kept as sent: each retry signs the same bytes. */
export const outboundEvents = pgTable(
  'outbound_events',
  {
    tenantId: tenantId(),
    id: id(),
    name: text('name').notNull(),
    orderId: orderIdColumn(),
    body: text('body').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('outbound_events_by_order').on(t.tenantId, t.orderId),
    index('outbound_events_by_time').on(t.createdAt),
  ],
);
