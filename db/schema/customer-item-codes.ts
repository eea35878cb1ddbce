import { foreignKey, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns';
import { customers } from './customers';
import { products } from './products';
import { tenantId } from './tenants';

/** What a customer calls a product in their own system; asked before everything else when they order. */
export const customerItemCodes = pgTable(
  'customer_item_codes',
  {
    tenantId: tenantId(),
    id: id(),
    customerId: uuid('customer_id').notNull(),
    productId: uuid('product_id').notNull(),
    /** As the customer writes it. */
    code: text('code').notNull(),
    /** `itemCodeKey(code)`; what is compared and what must be unique. */
    normalisedCode: text('normalised_code').notNull(),
    taughtBy: text('taught_by'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('customer_item_codes_code').on(t.tenantId, t.customerId, t.normalisedCode),
    index('customer_item_codes_by_product').on(t.tenantId, t.productId),
    foreignKey({ columns: [t.tenantId, t.customerId], foreignColumns: [customers.tenantId, customers.id] }),
    foreignKey({ columns: [t.tenantId, t.productId], foreignColumns: [products.tenantId, products.id] }),
  ],
);
