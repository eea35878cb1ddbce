import { foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, orderIdColumn } from './columns';
import { orders } from './orders';
import { tenantId } from './tenants';

/** Who is on an order now, and until when unless they renew it. Advice to others, not a lock. */
export const orderClaims = pgTable(
  'order_claims',
  {
    tenantId: tenantId(),
    orderId: orderIdColumn().notNull(),
    /** A user's id or an API key's; a user may be known to the identity provider alone. */
    holderId: uuid('holder_id').notNull(),
    holderName: text('holder_name').notNull(),
    claimedUntil: moment('claimed_until').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.orderId] }),
    foreignKey({ columns: [t.tenantId, t.orderId], foreignColumns: [orders.tenantId, orders.id] }),
  ],
);
