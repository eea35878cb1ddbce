import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, quantity } from './columns';
import { customers } from './customers';
import { products } from './products';
import { tenantId } from './tenants';

/**
 * Lines that customers ordered before the service was there, as imported. They tell what is usual; no order is ever made
 * of them. Whose they are stays with the customer they were imported for, be they merged into another or not.
 */
export const orderHistory = pgTable(
  'order_history',
  {
    tenantId: tenantId(),
    /** Made of everything that the line says, so that a line which is imported twice is there once. */
    id: uuid('id').notNull(),
    customerId: uuid('customer_id').notNull(),
    /** Null where the line has but words that name no product. */
    productId: uuid('product_id'),
    orderedOn: date('ordered_on', { mode: 'string' }).notNull(),
    quantity: quantity('quantity').notNull(),
    unit: text('unit'),
    /** What the customer called it. */
    words: text('words'),
    /** The number of the order, where known. */
    reference: text('reference'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('order_history_by_customer').on(t.tenantId, t.customerId, t.orderedOn),
    index('order_history_by_product').on(t.tenantId, t.productId, t.orderedOn),
    check('order_history_quantity', sql`${t.quantity} > 0`),
    foreignKey({ columns: [t.tenantId, t.customerId], foreignColumns: [customers.tenantId, customers.id] }),
    foreignKey({ columns: [t.tenantId, t.productId], foreignColumns: [products.tenantId, products.id] }),
  ],
);
