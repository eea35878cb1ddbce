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
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, lettersOf, moment, money, quantity, searchTextOf } from './columns';
import { tenantId } from './tenants';

/** The catalogue: what the tenant sells. */
export const products = pgTable(
  'products',
  {
    tenantId: tenantId(),
    id: id(),
    sku: text('sku').notNull(),
    name: text('name').notNull(),
    letters: lettersOf('name'),
    unitOfMeasure: text('unit_of_measure').notNull().default('EA'),
    packSize: integer('pack_size').notNull().default(1),
    basePrice: money('base_price').notNull(),
    binLocation: text('bin_location').notNull().default(''),
    reorderPoint: quantity('reorder_point').notNull().default('0'),
    safetyStock: quantity('safety_stock').notNull().default('0'),
    category: text('category'),
    isZeroRated: boolean('is_zero_rated').notNull().default(false),
    barcode: text('barcode'),
    /** No longer sold: what is asked for it goes to a clerk. It stays for the orders that have it. */
    isDiscontinued: boolean('is_discontinued').notNull().default(false),
    searchText: searchTextOf('name', 'sku', 'barcode', 'category'),
    /** Counts changes of the fields above; a client sends it back in `If-Match`. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('products_sku').on(t.tenantId, t.sku),
    index('products_by_name').on(t.tenantId, t.name, t.id),
    index('products_by_update').on(t.tenantId, t.updatedAt, t.id).concurrently(),
    index('products_by_category').on(t.tenantId, t.category),
    index('products_by_letters').on(t.tenantId, t.letters),
    check('products_pack_size', sql`${t.packSize} >= 1`),
    check('products_base_price', sql`${t.basePrice} >= 0`),
  ],
);

/** A product's price for one price tier; without a row the base price holds. */
export const productPrices = pgTable(
  'product_prices',
  {
    tenantId: tenantId(),
    productId: uuid('product_id').notNull(),
    priceTier: text('price_tier').notNull(),
    price: money('price').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.productId, t.priceTier] }),
    foreignKey({ columns: [t.tenantId, t.productId], foreignColumns: [products.tenantId, products.id] }),
  ],
);
