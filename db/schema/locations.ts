import { pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns';
import { tenantId } from './tenants';

/** A warehouse or branch that orders are picked from. */
export const locations = pgTable(
  'locations',
  {
    tenantId: tenantId(),
    id: id(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    /** The ERP's code of this warehouse; null means the one of the ERP settings. */
    warehouseCode: text('warehouse_code'),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique('locations_code').on(t.tenantId, t.code)],
);
