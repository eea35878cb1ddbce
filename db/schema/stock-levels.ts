import { boolean, foreignKey, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { moment, quantity } from './columns';
import { locations } from './locations';
import { products } from './products';
import { tenantId } from './tenants';

/** What lies at a location and what approved orders have reserved of it. */
export const stockLevels = pgTable(
  'stock_levels',
  {
    tenantId: tenantId(),
    productId: uuid('product_id').notNull(),
    locationId: uuid('location_id').notNull(),
    onHand: quantity('on_hand').notNull().default('0'),
    reserved: quantity('reserved').notNull().default('0'),
    /** True from the crossing below the reorder point until stock is above it again, so that it is told once. */
    isLow: boolean('is_low').notNull().default(false),
    /** When it was last counted; null where goods only moved, so that nobody knows what lies there. */
    countedAt: moment('counted_at'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.productId, t.locationId] }),
    foreignKey({ columns: [t.tenantId, t.productId], foreignColumns: [products.tenantId, products.id] }),
    foreignKey({ columns: [t.tenantId, t.locationId], foreignColumns: [locations.tenantId, locations.id] }),
  ],
);
