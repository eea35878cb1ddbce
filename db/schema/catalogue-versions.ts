import { bigint, pgTable } from 'drizzle-orm/pg-core';
import { tenantId } from './tenants';

/** Counts the changes of a tenant's products and aliases (by trigger), so that an index in memory knows its age. */
export const catalogueVersions = pgTable('catalogue_versions', {
  tenantId: tenantId().primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull().default(0),
});
