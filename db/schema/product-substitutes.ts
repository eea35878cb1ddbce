import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt } from './columns';
import { products } from './products';
import { tenantId } from './tenants';

/** What may be offered in a product's place when it is short, the best first. It goes with either of the products. */
export const productSubstitutes = pgTable(
  'product_substitutes',
  {
    tenantId: tenantId(),
    productId: uuid('product_id').notNull(),
    substituteId: uuid('substitute_id').notNull(),
    /** From 1. */
    position: integer('position').notNull(),
    /** For the clerk: "same recipe, smaller tin". */
    note: text('note'),
    /** The product may stand in for its substitute too. */
    isBothWays: boolean('is_both_ways').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.productId, t.substituteId] }),
    index('product_substitutes_by_substitute').on(t.tenantId, t.substituteId),
    check('product_substitutes_other', sql`${t.productId} <> ${t.substituteId}`),
    foreignKey({
      columns: [t.tenantId, t.productId],
      foreignColumns: [products.tenantId, products.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.tenantId, t.substituteId],
      foreignColumns: [products.tenantId, products.id],
    }).onDelete('cascade'),
  ],
);
