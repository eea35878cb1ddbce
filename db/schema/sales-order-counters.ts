import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { tenantId } from './tenants';

/** The last `SO-<year>-<number>` given to orders whose ERP names no reference of its own. */
export const salesOrderCounters = pgTable(
  'sales_order_counters',
  { tenantId: tenantId(), year: integer('year').notNull(), lastNumber: integer('last_number').notNull() },
  (t) => [primaryKey({ columns: [t.tenantId, t.year] })],
);
