import { foreignKey, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, lettersOf, moment } from './columns';
import { customers } from './customers';
import { products } from './products';
import { tenantId } from './tenants';

/** A phrase that means a product, for one customer or (customer null) for all of the tenant's. */
export const productAliases = pgTable(
  'product_aliases',
  {
    tenantId: tenantId(),
    id: id(),
    productId: uuid('product_id').notNull(),
    customerId: uuid('customer_id'),
    aliasText: text('alias_text').notNull(),
    letters: lettersOf('alias_text'),
    /** `normaliseAlias(aliasText)`; what is compared and what must be unique. */
    normalisedText: text('normalised_text').notNull(),
    taughtBy: text('taught_by'),
    createdAt: createdAt(),
    /** When it last came to mean something else, or somebody else. */
    updatedAt: moment('updated_at').notNull().defaultNow(),
    timesUsed: integer('times_used').notNull().default(0),
    lastUsedAt: moment('last_used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('product_aliases_phrase').on(t.tenantId, t.customerId, t.normalisedText).nullsNotDistinct(),
    index('product_aliases_by_product').on(t.tenantId, t.productId),
    index('product_aliases_by_text').on(t.tenantId, t.aliasText, t.id),
    index('product_aliases_by_update').on(t.tenantId, t.updatedAt, t.id).concurrently(),
    index('product_aliases_by_phrase').on(t.tenantId, t.normalisedText),
    foreignKey({ columns: [t.tenantId, t.productId], foreignColumns: [products.tenantId, products.id] }),
    foreignKey({ columns: [t.tenantId, t.customerId], foreignColumns: [customers.tenantId, customers.id] }),
  ],
);
