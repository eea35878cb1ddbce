import { foreignKey, index, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import type { MergedParts } from '@/lib/customers/merged-parts';
import { id, moment, userIdColumn } from './columns';
import { customers } from './customers';
import { tenantId } from './tenants';

/** Two customers made one: what moved, so that it can be undone for a day. */
export const customerMerges = pgTable(
  'customer_merges',
  {
    tenantId: tenantId(),
    id: id(),
    survivorId: uuid('survivor_id').notNull(),
    mergedId: uuid('merged_id').notNull(),
    parts: jsonb('parts').$type<MergedParts>().notNull(),
    mergedAt: moment('merged_at').notNull().defaultNow(),
    mergedBy: userIdColumn('merged_by'),
    undoneAt: moment('undone_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('customer_merges_by_survivor').on(t.tenantId, t.survivorId, t.mergedAt.desc()),
    foreignKey({ columns: [t.tenantId, t.survivorId], foreignColumns: [customers.tenantId, customers.id] }),
    foreignKey({ columns: [t.tenantId, t.mergedId], foreignColumns: [customers.tenantId, customers.id] }),
  ],
);
