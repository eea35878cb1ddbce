import { foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { OrderTaskKind } from '@/lib/orders/order-task';
import { createdAt, id, moment, orderIdColumn, userIdColumn } from './columns';
import { orders } from './orders';
import { tenantId } from './tenants';

/** Something about an order that only a person can settle, because the order has gone on already. */
export const orderTasks = pgTable(
  'order_tasks',
  {
    tenantId: tenantId(),
    id: id(),
    orderId: orderIdColumn().notNull(),
    inboundMessageId: uuid('inbound_message_id'),
    kind: text('kind').$type<OrderTaskKind>().notNull(),
    /** What happened and what to do, in a sentence or two. */
    message: text('message').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
    doneAt: moment('done_at'),
    doneBy: userIdColumn('done_by'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('order_tasks_by_order').on(t.tenantId, t.orderId, t.createdAt),
    foreignKey({ columns: [t.tenantId, t.orderId], foreignColumns: [orders.tenantId, orders.id] }),
  ],
);
