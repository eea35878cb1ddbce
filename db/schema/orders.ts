import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { OrderId } from '@/lib/ids';
import { orderSources, orderStatuses } from '@/lib/orders/status';
import type { OrderWarning } from '@/lib/orders/warnings';
import { createdAt, id, moment, money, userIdColumn } from './columns';
import { customers } from './customers';
import { locations } from './locations';
import { tenantId } from './tenants';

export const orderStatus = pgEnum('order_status', orderStatuses);
export const orderSource = pgEnum('order_source', orderSources);

/** One customer order, from the stored message to the ERP's sales order. */
export const orders = pgTable(
  'orders',
  {
    tenantId: tenantId(),
    id: id().$type<OrderId>(),
    status: orderStatus('status').notNull().default('RECEIVED'),
    source: orderSource('source').notNull(),
    customerId: uuid('customer_id').notNull(),
    locationId: uuid('location_id'),
    parentOrderId: uuid('parent_order_id').$type<OrderId>(),
    /** The message it came from; a child order has its parent's text and no message of its own. */
    inboundMessageId: uuid('inbound_message_id'),
    rawText: text('raw_text').notNull().default(''),
    isVoiceNote: boolean('is_voice_note').notNull().default(false),
    transcript: text('transcript'),
    audioKey: text('audio_key'),
    audioContentType: text('audio_content_type'),
    audioDurationSeconds: real('audio_duration_seconds'),
    totalAmount: money('total_amount').notNull().default('0'),
    warnings: jsonb('warnings').$type<OrderWarning[]>().notNull().default([]),
    rejectionReason: text('rejection_reason'),
    erpType: text('erp_type'),
    erpSalesOrderId: text('erp_sales_order_id'),
    erpSyncedAt: moment('erp_synced_at'),
    erpAttempts: integer('erp_attempts').notNull().default(0),
    /** True after an ERP call whose outcome is not known: the next attempt asks before it posts. */
    erpOutcomeUnknown: boolean('erp_outcome_unknown').notNull().default(false),
    /** While set and in the future, one call to the ERP is under way; no other is made. */
    erpLeasedUntil: moment('erp_leased_until'),
    erpLastError: text('erp_last_error'),
    approvedAt: moment('approved_at'),
    approvedBy: userIdColumn('approved_by'),
    /** Counts writes; a client sends it back in `If-Match`. */
    version: integer('version').notNull().default(1),
    /** Customer name, phone and raw text in lower case: what the list's search looks through. */
    searchText: text('search_text').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('orders_message').on(t.tenantId, t.inboundMessageId),
    index('orders_by_status').on(t.tenantId, t.status, t.createdAt.desc(), t.id.desc()),
    index('orders_by_time').on(t.tenantId, t.createdAt.desc(), t.id.desc()),
    index('orders_by_customer').on(t.tenantId, t.customerId, t.createdAt.desc()),
    index('orders_by_parent').on(t.tenantId, t.parentOrderId),
    index('orders_by_sync').on(t.tenantId, t.erpSyncedAt).where(sql`${t.erpSyncedAt} is not null`),
    foreignKey({ columns: [t.tenantId, t.customerId], foreignColumns: [customers.tenantId, customers.id] }),
    foreignKey({ columns: [t.tenantId, t.locationId], foreignColumns: [locations.tenantId, locations.id] }),
    foreignKey({
      columns: [t.tenantId, t.parentOrderId],
      foreignColumns: [t.tenantId, t.id] as [AnyPgColumn, AnyPgColumn],
    }),
  ],
);
