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
import type { Accounted } from '@/lib/accounted';
import type { MessageKind } from '@/lib/conversation/kind';
import type { OrderId } from '@/lib/ids';
import type { ErpDoubt } from '@/lib/orders/erp-doubt';
import type { StoredHead } from '@/lib/orders/order-head';
import type { QuotedMessage, SentGoods } from '@/lib/orders/sent-item';
import { type Closing, orderSources, orderStatuses } from '@/lib/orders/status';
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
    /** The trace in which it came (`traceparent`), where the service traces. */
    trace: text('trace'),
    /** The other system's own id of an order that came over the API. */
    externalId: text('external_id'),
    /** What whoever works here writes to each other about it. */
    notes: text('notes'),
    rawText: text('raw_text').notNull().default(''),
    isVoiceNote: boolean('is_voice_note').notNull().default(false),
    /** When the customer sent the message, where the platform says so; `createdAt` is when it came. */
    sentAt: moment('sent_at'),
    /** The group it was sent in. */
    groupName: text('group_name'),
    /** Goods that were sent as data, not as words: a cart, a product that was asked about, a reply to a list. */
    sentItems: jsonb('sent_items').$type<SentGoods>(),
    /** The earlier message that this one answers, as it read then. */
    quote: jsonb('quote').$type<QuotedMessage>(),
    /** When the customer last changed the message, and when they deleted it. */
    editedAt: moment('edited_at'),
    deletedByCustomerAt: moment('deleted_by_customer_at'),
    /** Customers of whom one must be chosen before the order is approved: a representative wrote. */
    customerChoices: uuid('customer_choices').array(),
    transcript: text('transcript'),
    audioKey: text('audio_key'),
    audioContentType: text('audio_content_type'),
    audioDurationSeconds: real('audio_duration_seconds'),
    totalAmount: money('total_amount').notNull().default('0'),
    warnings: jsonb('warnings').$type<OrderWarning[]>().notNull().default([]),
    /** What became of each part of `rawText`; null until it is read. */
    accounted: jsonb('accounted').$type<Accounted[]>(),
    /** What it says as a whole: the customer's number, the day, the place; null until it is read. */
    head: jsonb('head').$type<StoredHead>(),
    /** Its number as it is compared with those of other orders; see lib/orders/po-key.ts. */
    poKey: text('po_key'),
    /** What the message is; null until it is read. See lib/conversation/kind.ts. */
    kind: text('kind').$type<MessageKind>(),
    kindConfidence: real('kind_confidence'),
    kindReason: text('kind_reason'),
    /** Why it is CANCELLED without a rejection. */
    closedAs: text('closed_as').$type<Closing>(),
    /** The order that it changed, once that was taken. */
    mergedInto: uuid('merged_into').$type<OrderId>(),
    /** The order, gone to the ERP before, to which this one adds. */
    addsTo: uuid('adds_to').$type<OrderId>(),
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
    /** Why nobody knows whether the ERP has the order, while nobody does; see lib/orders/erp-doubt.ts. */
    erpDoubt: text('erp_doubt').$type<ErpDoubt>(),
    erpDoubtSince: moment('erp_doubt_since'),
    /** When the last post with an unknown outcome began: it may still be under way at the ERP. */
    erpPostedAt: moment('erp_posted_at'),
    /** When the ERP first said, after that post, that it does not have the order. */
    erpAbsentAt: moment('erp_absent_at'),
    /** How often it was posted once more because the ERP said that it does not have it, since it was approved. */
    erpReposts: integer('erp_reposts').notNull().default(0),
    approvedAt: moment('approved_at'),
    approvedBy: userIdColumn('approved_by'),
    /** Whether a person had changed its lines when it was approved; null until then, and of approvals before it was kept. */
    touched: boolean('touched'),
    /** Who is to see to it: a user's id, and their name as it was then. Null: whoever takes it. */
    assigneeId: userIdColumn('assignee_id'),
    assigneeName: text('assignee_name'),
    /** Until then it is left out of the review queue, unless something new comes in. */
    snoozedUntil: moment('snoozed_until'),
    /** Counts writes; a client sends it back in `If-Match`. */
    version: integer('version').notNull().default(1),
    /** Customer name, phone and raw text in lower case: what the list's search looks through. */
    searchText: text('search_text').notNull().default(''),
    /** When the customer's words were removed: the customer was erased, or they were kept long enough. */
    wordsRemovedAt: moment('words_removed_at'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('orders_message').on(t.tenantId, t.inboundMessageId),
    index('orders_by_status').on(t.tenantId, t.status, t.createdAt.desc(), t.id.desc()),
    index('orders_by_time').on(t.tenantId, t.createdAt.desc(), t.id.desc()),
    index('orders_by_approval')
      .on(t.tenantId, t.approvedAt)
      .where(sql`${t.approvedAt} is not null`)
      .concurrently(),
    index('orders_by_customer').on(t.tenantId, t.customerId, t.createdAt.desc()),
    index('orders_by_po').on(t.tenantId, t.customerId, t.poKey).where(sql`${t.poKey} is not null`),
    index('orders_set_aside').on(t.tenantId, t.createdAt.desc()).where(sql`${t.closedAs} is not null`),
    index('orders_in_doubt').on(t.tenantId, t.createdAt.desc()).where(sql`${t.erpDoubt} is not null`),
    index('orders_by_external_id').on(t.tenantId, t.externalId).where(sql`${t.externalId} is not null`),
    index('orders_by_update').on(t.tenantId, t.updatedAt, t.id),
    // What is unread is little however much a customer has sent; see lib/orders/internal/unread-messages.ts.
    index('orders_unread')
      .on(t.tenantId, t.customerId)
      .where(
        sql`${t.status} = 'RECEIVED' or ${t.status} = 'PENDING_REVIEW' and ${t.isVoiceNote} and ${t.transcript} is null`,
      )
      .concurrently(),
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
