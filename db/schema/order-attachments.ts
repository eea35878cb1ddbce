import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { AttachmentKind } from '@/lib/orders/attachment';
import { createdAt, id, orderIdColumn } from './columns';
import { orders } from './orders';
import { tenantId } from './tenants';

/** A picture, document, video or recording that came with an order's message. */
export const orderAttachments = pgTable(
  'order_attachments',
  {
    tenantId: tenantId(),
    id: id(),
    orderId: orderIdColumn().notNull(),
    inboundMessageId: uuid('inbound_message_id'),
    kind: text('kind').$type<AttachmentKind>().notNull(),
    /** The platform's id of the file. */
    mediaId: text('media_id'),
    fileName: text('file_name'),
    /** By content, never by what the sender says; null until it is kept. */
    contentType: text('content_type'),
    sizeBytes: integer('size_bytes'),
    /** Where it lies in the store; null until it is kept, and when it could not be. */
    storageKey: text('storage_key'),
    /** Why it could not be kept, for the clerk. */
    problem: text('problem'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('order_attachments_by_order').on(t.tenantId, t.orderId, t.createdAt),
    foreignKey({ columns: [t.tenantId, t.orderId], foreignColumns: [orders.tenantId, orders.id] }),
  ],
);
