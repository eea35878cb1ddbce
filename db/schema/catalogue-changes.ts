import { bigint, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { tenantId } from './tenants';

/**
 * What each of the last versions of a tenant's catalogue changed (by trigger), so that an index in memory takes in that
 * and no more. Some thousand versions are kept.
 */
export const catalogueChanges = pgTable(
  'catalogue_changes',
  {
    tenantId: tenantId(),
    /** As in `catalogue_versions`. */
    version: bigint('version', { mode: 'number' }).notNull(),
    position: integer('position').notNull(),
    /** `CODES` and `ALL` name no row: customers' own codes, or more than is worth naming. */
    kind: text('kind', { enum: ['PRODUCT', 'ALIAS', 'CODES', 'ALL'] }).notNull(),
    subjectId: uuid('subject_id'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.version, t.position] })],
);
