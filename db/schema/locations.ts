import { boolean, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns';
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
    address: text('address'),
    /** `HH:MM` by the tenant's clock: what comes later goes with the next day's; null where there is none. */
    cutOffTime: text('cut_off_time'),
    /** New orders are picked here; where none is chosen, at the location that was added first. */
    isDefault: boolean('is_default').notNull().default(false),
    /** From then on nothing new is picked or counted here. */
    archivedAt: moment('archived_at'),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique('locations_code').on(t.tenantId, t.code)],
);
