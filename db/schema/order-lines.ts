import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { LineDecision } from '@/lib/decision';
import type { CountedFor } from '@/lib/orders/counted-for';
import type { StoredCandidate } from '@/lib/orders/line';
import type { OrderWarning } from '@/lib/orders/warnings';
import { id, money, orderIdColumn, quantity } from './columns';
import { orders } from './orders';
import { products } from './products';
import { tenantId } from './tenants';

/** One line of an order: the customer's phrase and the product it was matched to. */
export const orderLines = pgTable(
  'order_lines',
  {
    tenantId: tenantId(),
    id: id(),
    orderId: orderIdColumn().notNull(),
    position: integer('position').notNull(),
    rawItemText: text('raw_item_text').notNull(),
    /** UTF-16 offsets of the phrase in the order's text; null for a line that a clerk added. */
    spanStart: integer('span_start'),
    spanEnd: integer('span_end'),
    /** As the customer said it, in `unit`. */
    quantity: quantity('quantity').notNull(),
    unit: text('unit'),
    /** The quantity in the product's selling unit: what is priced, picked and sent; see lib/orders/order-quantity.ts. */
    orderQuantity: quantity('order_quantity').notNull(),
    /** What `orderQuantity` was counted for; null on lines of before it was kept, and without a product. */
    countedFor: jsonb('counted_for').$type<CountedFor>(),
    productId: uuid('product_id'),
    matchConfidence: real('match_confidence').notNull().default(0),
    matchReason: text('match_reason').notNull().default(''),
    /** The product that was read and how sure of it the reader was, whatever a person made of it since; null where nothing was read. */
    readProductId: uuid('read_product_id'),
    readConfidence: real('read_confidence'),
    /** The code under which the goods were sent as data, and the price for one that was sent with it. */
    itemCode: text('item_code'),
    statedPrice: money('stated_price'),
    unitPrice: money('unit_price'),
    subtotal: money('subtotal'),
    /** A clerk chose or confirmed the product. */
    verified: boolean('verified').notNull().default(false),
    /** Product, unit or quantity differs from what was read; feeds the touchless rate. */
    edited: boolean('edited').notNull().default(false),
    /** What a person is to decide about it; null where nothing is, and on lines of before it was kept. */
    decision: jsonb('decision').$type<LineDecision>(),
    candidates: jsonb('candidates').$type<StoredCandidate[]>().notNull().default([]),
    warnings: jsonb('warnings').$type<OrderWarning[]>().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('order_lines_position').on(t.tenantId, t.orderId, t.position),
    index('order_lines_by_product').on(t.tenantId, t.productId),
    foreignKey({ columns: [t.tenantId, t.orderId], foreignColumns: [orders.tenantId, orders.id] }),
    foreignKey({ columns: [t.tenantId, t.productId], foreignColumns: [products.tenantId, products.id] }),
  ],
);
