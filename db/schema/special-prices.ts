import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, money } from './columns';
import { customers } from './customers';
import { products } from './products';
import { tenantId } from './tenants';

/**
 * What one customer pays for a product, or a price tier for a time; days are the tenant's, both included, null without
 * an end. Where several hold on a day, the one that began last does; see lib/catalogue/prices-in-force.ts.
 */
export const specialPrices = pgTable(
  'special_prices',
  {
    tenantId: tenantId(),
    id: id(),
    productId: uuid('product_id').notNull(),
    customerId: uuid('customer_id'),
    priceTier: text('price_tier'),
    price: money('price').notNull(),
    validFrom: date('valid_from', { mode: 'string' }),
    validTo: date('valid_to', { mode: 'string' }),
    setBy: text('set_by').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('special_prices_begin')
      .on(t.tenantId, t.productId, t.customerId, t.priceTier, t.validFrom)
      .nullsNotDistinct(),
    index('special_prices_by_customer').on(t.tenantId, t.customerId),
    foreignKey({ columns: [t.tenantId, t.productId], foreignColumns: [products.tenantId, products.id] }),
    foreignKey({ columns: [t.tenantId, t.customerId], foreignColumns: [customers.tenantId, customers.id] }),
    check('special_prices_for_one', sql`(${t.customerId} is null) <> (${t.priceTier} is null)`),
    check('special_prices_days', sql`${t.validFrom} <= ${t.validTo}`),
    check('special_prices_price', sql`${t.price} >= 0`),
  ],
);
