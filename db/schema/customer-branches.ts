import { foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns';
import { customers } from './customers';
import { locations } from './locations';
import { tenantId } from './tenants';

/** Places of a customer to which orders are sent. After a merge two of one customer may have the same code. */
export const customerBranches = pgTable(
  'customer_branches',
  {
    tenantId: tenantId(),
    id: id(),
    customerId: uuid('customer_id').notNull(),
    code: text('code'),
    name: text('name').notNull(),
    address: text('address'),
    /** What it is usually called besides. */
    names: text('names').array().notNull().default([]),
    /** The warehouse that its orders are usually picked at. */
    locationId: uuid('location_id'),
    /** `MON` to `SUN`; none: any day. */
    deliveryDays: text('delivery_days').array().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('customer_branches_by_customer').on(t.tenantId, t.customerId, t.name, t.id),
    foreignKey({ columns: [t.tenantId, t.customerId], foreignColumns: [customers.tenantId, customers.id] }),
    foreignKey({ columns: [t.tenantId, t.locationId], foreignColumns: [locations.tenantId, locations.id] }),
  ],
);
