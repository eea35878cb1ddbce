import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { SentChoices } from '@/lib/messaging/sent-choices';
import { createdAt, id, moment, orderIdColumn } from './columns';
import { orders } from './orders';
import { tenantId } from './tenants';

export const notificationStatus = pgEnum('notification_status', [
  'QUEUED',
  'SENT',
  'DELIVERED',
  'READ',
  'FAILED',
]);

/** A message to the customer about an order. What the service tells by itself it tells once per order and kind. */
export const notifications = pgTable(
  'notifications',
  {
    tenantId: tenantId(),
    id: id(),
    orderId: orderIdColumn().notNull(),
    customerId: uuid('customer_id').notNull(),
    kind: text('kind').notNull(),
    /** Who wrote it; null for what the service tells by itself. */
    writtenBy: text('written_by'),
    /** E.164, or the platform's user id of a customer who has no number; never neither. */
    toNumber: text('to_number'),
    toUserId: text('to_user_id'),
    body: text('body').notNull(),
    /** What may be tapped for an answer, beside the words that say the same. */
    choices: jsonb('choices').$type<SentChoices>(),
    status: notificationStatus('status').notNull().default('QUEUED'),
    platformMessageId: text('platform_message_id'),
    errorCode: text('error_code'),
    errorMessage: text('error_message'),
    createdAt: createdAt(),
    sentAt: moment('sent_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('notifications_told_once')
      .on(t.tenantId, t.orderId, t.kind)
      .where(sql`${t.kind} in ('COMPLETED', 'CANCELLED', 'SPLIT')`),
    index('notifications_by_platform_id').on(t.tenantId, t.platformMessageId),
    index('notifications_by_customer').on(t.tenantId, t.customerId, t.createdAt.desc()),
    foreignKey({ columns: [t.tenantId, t.orderId], foreignColumns: [orders.tenantId, orders.id] }),
  ],
);
